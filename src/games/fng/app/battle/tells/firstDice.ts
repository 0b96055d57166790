import type { AnswerSource, DiceRequest, Throw } from '../../../../../main/engine/answers.ts'
import { RuleError } from '../../../../../main/engine/errors.ts'
import type { Action } from '../../../rules/battle/action.ts'
import { chapterHooks } from '../../../rules/battle/chapters.ts'
import { openScene } from '../../../rules/battle/openScene.ts'
import { checkValues } from '../../../rules/battle/values.ts'
import type { FormValues } from '../../../contract/battle.ts'
import { rulesOf } from '../../../rules/house/rulesOf.ts'
import type { FngState } from '../../../rules/state.ts'

/** Stops a trial: it has come to what the dice must say. */
class Enough extends Error {}

/**
 * In the trial whoever may choose what he passes rolls like everybody, the Lucky keep what they threw, and nobody does as a Born
 * Leader does.
 */
const plain: readonly string[] = ['roll', 'keeps', 'far']

/** Throws that are made together. */
export type Batch = readonly DiceRequest[]

/** What an action comes to in a trial. */
export interface Tried {
  /** The throws in the order in which they are asked for, each batch made together. */
  readonly batches: readonly Batch[]
  /** Why the rules do not let it be played so, where they say that before any dice; else null. */
  readonly refused: string | null
}

/**
 * Plays an action on a scene of its own, of which nothing comes, to see for what it throws dice.
 * @param answer how a throw falls in the trial; null to stop there.
 */
export function diceOf(
  action: Action,
  values: FormValues,
  state: FngState,
  answer: (request: DiceRequest) => readonly number[] | null,
): Tried {
  const batches: Batch[] = []
  const rollAll = (requests: readonly DiceRequest[]): readonly Throw[] => {
    if (requests.length > 0) batches.push(requests)
    return requests.map((request) => {
      const faces = answer(request)
      if (faces === null) throw new Enough()
      return { faces, picked: null, by: 'program' }
    })
  }
  const stop = (): never => {
    throw new Enough()
  }
  const dice: AnswerSource = {
    roll: (request) => rollAll([request])[0]!,
    rollAll,
    choose: ({ options }) => options.find(({ value }) => plain.includes(value))?.value ?? stop(),
    draw: stop,
    deal: stop,
  }
  let made = 0
  const newId = () => -(made += 1)
  const scene = openScene({ state, rules: rulesOf(state), dice, newId, say: () => undefined }, chapterHooks)
  try {
    action.run(scene, checkValues(action.fields, values, state) as never)
  } catch (error) {
    if (error instanceof RuleError && batches.length === 0) return { batches, refused: error.reason }
    if (!(error instanceof Enough) && !(error instanceof RuleError)) throw error
  }
  return { batches, refused: null }
}
