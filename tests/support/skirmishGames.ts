import type { Answer } from '../../src/main/engine/answers.ts'
import type { Line } from '../../src/main/engine/lines.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import { autoplay } from '../../src/games/skirmish/rules/simulation.ts'
import type { SkirmishState } from '../../src/games/skirmish/rules/state.ts'
import { skirmishSystem } from '../../src/games/skirmish/rules/system.ts'

/** A step as it went into the journal of a campaign that is played in memory. */
export interface SkirmishEntry {
  readonly step: string
  readonly input: unknown
  readonly depth: number
  readonly tape: readonly Answer[]
  readonly lines: readonly Line[]
  readonly before: SkirmishState
  readonly after: SkirmishState
}

/** Plays one step with seeded dice, or with the answers given. */
export function playSkirmishStep(
  before: SkirmishState,
  { step, input }: { readonly step: string; readonly input: unknown },
  { seed, depth, answers }: { readonly seed: number; readonly depth: number; readonly answers?: readonly Answer[] },
): SkirmishEntry {
  const from = answers === undefined ? {} : { answers }
  const tape = openTape({ ...from, dice: answers ? 'ask' : 'roll', choices: answers ? 'ask' : 'draw', seed, depth })
  const { state: after, lines } = playStep(skirmishSystem, step, { state: before, input, dice: tape, depth })
  tape.mustBeSpent()
  return { step, input, depth, tape: tape.told(), lines, before, after }
}

/** @returns a whole campaign of games that play themselves. */
export function playSkirmishGames(
  seed: number,
  start: SkirmishState = skirmishSystem.empty,
  from = 1,
): SkirmishEntry[] {
  const entries: SkirmishEntry[] = []
  let state = start
  for (let depth = from; ; depth++) {
    const decision = autoplay(state, seed)
    if (decision === null) return entries
    if (entries.length > 3000) throw new Error('The games do not end.')
    const entry = playSkirmishStep(state, decision, { seed, depth })
    entries.push(entry)
    state = entry.after
  }
}
