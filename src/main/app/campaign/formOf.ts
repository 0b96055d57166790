import type { Form } from '../../../contract/form.ts'
import { RuleError } from '../../engine/errors.ts'
import type { AnyState } from '../../engine/state.ts'
import type { AnyGame } from '../game.ts'
import type { OptionsOf } from './stepForm.ts'

/** @returns the fields of a step; null for one that is not made of fields. */
export function formOf({ contract: { forms = {} } }: AnyGame, step: string): Form | null {
  return Object.hasOwn(forms, step) ? forms[step]! : null
}

/** @returns the form of a step by its whole name. @throws RuleError `not-here`. */
export function formNamed(game: AnyGame, name: string): Form {
  const { id, title } = game.contract
  const form = name.startsWith(`${id}.`) ? formOf(game, name.slice(id.length + 1)) : null
  if (form) return form
  throw new RuleError('not-here', `${title} has no form of fields for ${name}. Nothing was changed.`)
}

/** @returns what forms pick from as a tour stands, for the eyes of who holds the machine. */
export const listsOf =
  ({ contract, lists = {} }: AnyGame, state: AnyState, holder: number | null): OptionsOf =>
  (name) => {
    const list = lists[name]
    if (!list) throw new Error(`${contract.title} has no list of ${name}.`)
    return list(state, holder)
  }
