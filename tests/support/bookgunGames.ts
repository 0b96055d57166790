import type { Answer } from '../../src/main/engine/answers.ts'
import type { Line } from '../../src/main/engine/lines.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import { autoplay } from '../../src/games/bookgun/rules/simulation.ts'
import type { BookgunState } from '../../src/games/bookgun/rules/state.ts'
import { bookgunSystem } from '../../src/games/bookgun/rules/system.ts'

/** A step as it went into the journal of a campaign that is played in memory. */
export interface BookgunEntry {
  readonly step: string
  readonly input: unknown
  readonly depth: number
  readonly tape: readonly Answer[]
  readonly lines: readonly Line[]
  readonly before: BookgunState
  readonly after: BookgunState
}

/** Plays one step with seeded dice, or with the answers given. */
export function playBookgunStep(
  before: BookgunState,
  { step, input }: { readonly step: string; readonly input: unknown },
  { seed, depth, answers }: { readonly seed: number; readonly depth: number; readonly answers?: readonly Answer[] },
): BookgunEntry {
  const from = answers === undefined ? {} : { answers }
  const tape = openTape({ ...from, dice: answers ? 'ask' : 'roll', choices: answers ? 'ask' : 'draw', seed, depth })
  const { state: after, lines } = playStep(bookgunSystem, step, { state: before, input, dice: tape, depth })
  tape.mustBeSpent()
  return { step, input, depth, tape: tape.told(), lines, before, after }
}

/** @returns a whole campaign of games that play themselves. */
export function playBookgunGames(seed: number, start: BookgunState = bookgunSystem.empty, from = 1): BookgunEntry[] {
  const entries: BookgunEntry[] = []
  let state = start
  for (let depth = from; ; depth++) {
    const decision = autoplay(state, seed)
    if (decision === null) return entries
    if (entries.length > 4000) throw new Error('The games do not end.')
    const entry = playBookgunStep(state, decision, { seed, depth })
    entries.push(entry)
    state = entry.after
  }
}
