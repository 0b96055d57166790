import { expect, it } from 'vitest'
import { applyChanges, difference, type AnyState } from '../../src/main/engine/state.ts'
import type { playedGames, PlayedEntry } from './playedGames.ts'

/** Campaigns of a game from their first step to their last, each with what it is called in a report. */
export type WholeGames<S> = readonly (readonly [name: string, entries: readonly PlayedEntry<S>[]])[]

export const asRows = (state: unknown) => state as AnyState

/** What holds of whole campaigns of any game: nothing comes to what cannot be, and the journal is the campaign. */
export function itPlaysWholly<S>(
  games: WholeGames<S>,
  play: ReturnType<typeof playedGames<S>>['play'],
  faultsIn: (state: S) => readonly string[],
): void {
  it.each(games)('%s: never come to what cannot be', (_, entries) => {
    expect(entries.length).toBeGreaterThan(100)
    for (const { step, after } of entries) expect(faultsIn(after), step).toEqual([])
  })

  it.each(games)('%s: are what their journal replays to', (_, entries) => {
    let state = entries[0]!.before
    for (const { step, input, depth, tape, lines } of entries) {
      const again = play(state, { step, input }, { seed: 0, depth, answers: tape })
      expect(again.lines).toEqual(lines)
      state = again.after
    }
    expect(state).toEqual(entries.at(-1)!.after)
  })

  it.each(games)('%s: undone to the start and redone to the end, pass through the same states', (_, entries) => {
    const changes = entries.map(({ before, after }) => difference(asRows(before), asRows(after)))
    let state = asRows(entries.at(-1)!.after)
    for (let i = entries.length - 1; i >= 0; i--) {
      state = applyChanges(state, changes[i]!, 'backward')
      expect(state).toEqual(entries[i]!.before)
    }
    for (let i = 0; i < entries.length; i++) {
      state = applyChanges(state, changes[i]!, 'forward')
      expect(state).toEqual(entries[i]!.after)
    }
  })
}
