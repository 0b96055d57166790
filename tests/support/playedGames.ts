import type { Answer } from '../../src/main/engine/answers.ts'
import type { Line } from '../../src/main/engine/lines.ts'
import { playStep, type System } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'

/** A step as it went into the journal of a campaign that is played in memory. */
export interface PlayedEntry<S> {
  readonly step: string
  readonly input: unknown
  readonly depth: number
  readonly tape: readonly Answer[]
  readonly lines: readonly Line[]
  readonly before: S
  readonly after: S
}

/** A step to be played. */
export interface AskedStep {
  readonly step: string
  readonly input: unknown
  readonly faces?: readonly number[]
}

/** Where its dice come from. */
export interface PlayedFrom {
  readonly seed: number
  readonly depth: number
  /** Left out: dice and choices are seeded. */
  readonly answers?: readonly Answer[]
}

/** Plays campaigns of a game in memory: one step, and whole ones that play themselves. */
export function playedGames<S>(system: System<S>, autoplay: (state: S, seed: number) => AskedStep | null) {
  const play = (
    before: S,
    { step, input, faces = [] }: AskedStep,
    { seed, depth, answers }: PlayedFrom,
  ): PlayedEntry<S> => {
    const from = answers === undefined ? { faces } : { answers }
    const tape = openTape({ ...from, dice: answers ? 'ask' : 'roll', choices: answers ? 'ask' : 'draw', seed, depth })
    const { state: after, lines } = playStep(system, step, { state: before, input, dice: tape, depth })
    tape.mustBeSpent()
    return { step, input, depth, tape: tape.told(), lines, before, after }
  }
  const playAll = (seed: number, start: S = system.empty, from = 1): PlayedEntry<S>[] => {
    const entries: PlayedEntry<S>[] = []
    let state = start
    for (let depth = from; ; depth++) {
      const decision = autoplay(state, seed)
      if (decision === null) return entries
      if (entries.length > 4000) throw new Error('The campaign does not end.')
      const entry = play(state, decision, { seed, depth })
      entries.push(entry)
      state = entry.after
    }
  }
  return { play, playAll }
}
