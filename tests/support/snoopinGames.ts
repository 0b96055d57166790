import type { Answer } from '../../src/main/engine/answers.ts'
import type { Line } from '../../src/main/engine/lines.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import { autoplay } from '../../src/games/snoopin/rules/simulation.ts'
import type { SnoopinState } from '../../src/games/snoopin/rules/state.ts'
import { snoopinSystem } from '../../src/games/snoopin/rules/system.ts'

/** A step as it went into the journal of a campaign that is played in memory. */
export interface SnoopinEntry {
  readonly step: string
  readonly input: unknown
  readonly depth: number
  readonly tape: readonly Answer[]
  readonly lines: readonly Line[]
  readonly before: SnoopinState
  readonly after: SnoopinState
}

/** Plays one step with seeded dice, or with the answers given. */
export function playSnoopinStep(
  before: SnoopinState,
  { step, input, faces = [] }: { readonly step: string; readonly input: unknown; readonly faces?: readonly number[] },
  { seed, depth, answers }: { readonly seed: number; readonly depth: number; readonly answers?: readonly Answer[] },
): SnoopinEntry {
  const from = answers === undefined ? { faces } : { answers }
  const tape = openTape({ ...from, dice: answers ? 'ask' : 'roll', choices: answers ? 'ask' : 'draw', seed, depth })
  const { state: after, lines } = playStep(snoopinSystem, step, { state: before, input, dice: tape, depth })
  tape.mustBeSpent()
  return { step, input, depth, tape: tape.told(), lines, before, after }
}

/** @returns a whole campaign that plays itself. */
export function playSnoopinCampaign(seed: number, start: SnoopinState = snoopinSystem.empty, from = 1): SnoopinEntry[] {
  const entries: SnoopinEntry[] = []
  let state = start
  for (let depth = from; ; depth++) {
    const decision = autoplay(state, seed)
    if (decision === null) return entries
    if (entries.length > 3000) throw new Error('The campaign does not end.')
    const entry = playSnoopinStep(state, decision, { seed, depth })
    entries.push(entry)
    state = entry.after
  }
}
