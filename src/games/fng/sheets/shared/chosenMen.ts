import { RuleError } from '../../../../main/engine/errors.ts'
import { fullName } from '../../rules/naming.ts'
import { isOnRoster } from '../../rules/people.ts'
import type { FngState, Soldier } from '../../rules/state.ts'

/**
 * @param ids of the men that the player chose; undefined for no choice.
 * @throws RuleError `bad-input` for a man whom the tour did not have by then.
 */
export function menNamed(state: FngState, ids: readonly number[] | undefined): Soldier[] | undefined {
  return ids && [...new Set(ids)].map((id) => manNamed(state, id))
}

function manNamed(state: FngState, id: number): Soldier {
  const man = state.soldiers.find((soldier) => soldier.id === id)
  if (!man) throw new RuleError('bad-input', `There is no man ${id} in the platoon at that time.`)
  return man
}

/**
 * @returns the ids of men who belong to the platoon; undefined for no choice.
 * @throws RuleError `bad-input` for one who has left it, or had not come yet.
 */
export function rosterMen(state: FngState, ids: readonly number[] | undefined): readonly number[] | undefined {
  return menNamed(state, ids)?.map((man) => {
    if (isOnRoster(man)) return man.id
    throw new RuleError(
      'bad-input',
      `${fullName(state, man)} has left the platoon: choose among the men of the roster.`,
    )
  })
}
