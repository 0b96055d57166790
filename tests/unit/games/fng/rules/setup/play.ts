import type { Answer, D6 } from '../../../../../../src/main/engine/answers.ts'
import type { Line } from '../../../../../../src/main/engine/lines.ts'
import { bookRules, idMaker, type Step } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'

/** Dice of a test: what they are rolled for, whom they are about, how they fall. */
export type Roll = readonly [key: string, subject: number, ...faces: D6[]]

/** A tape's answers for rolls in order: the second of the same key and subject is its second occurrence. */
export function answersFor(rolls: readonly Roll[]): Answer[] {
  const seen = new Map<string, number>()
  return rolls.map(([key, subject, ...faces]) => {
    const place = `${key}|${subject}`
    const occurrence = seen.get(place) ?? 0
    seen.set(place, occurrence + 1)
    return { kind: 'dice', key, subject, occurrence, by: 'player', faces }
  })
}

/** What came of a step in a test. */
export interface Outcome {
  readonly state: FngState
  readonly lines: readonly Line[]
  readonly texts: readonly string[]
}

/** Plays one step with just these dice and choices; one too few or too many fails. */
export function play<I>(
  step: Step<FngState, I>,
  state: FngState,
  input: I,
  rolls: readonly Roll[] = [],
  more: readonly Answer[] = [],
): Outcome {
  const dice = openTape({ answers: [...answersFor(rolls), ...more], dice: 'ask', choices: 'ask', seed: 1, depth: 1 })
  const lines: Line[] = []
  const next = step.run({ state, input, rules: bookRules, dice, newId: idMaker(1), say: (line) => lines.push(line) })
  dice.mustBeSpent()
  return { state: next, lines, texts: lines.map((line) => line.text) }
}
