import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyChanges, difference, type AnyState } from '../../src/main/engine/state.ts'
import { bookRules, playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import type { FreeWorldList } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { checkTour } from '../../src/main/store/check.ts'
import { createTourFile, openTourFile } from '../../src/main/store/openTourFile.ts'
import { commitPlayed, playedAt } from './commitPlayed.ts'
import { violations } from './invariants.ts'
import { playTour, type PlayedEntry } from './playTour.ts'

const seeds = Array.from({ length: 50 }, (_, i) => i + 1)
const asAny = (state: unknown) => state as AnyState

/** Whole tours of an army list. Each list has a test file of its own, so that all cores share them. */
export const describeTours = (list: FreeWorldList): void => {
  describe(`50 tours of ${list}, played to their end`, () => {
    it('hold all invariants after every step, and replay from their tapes to the same rows', () => {
      let wholeTours = 0
      for (const seed of seeds) {
        const entries = playTour(list, seed, ({ state, step, depth }) => {
          const found = violations(state)
          if (found.length > 0) throw new Error(`Seed ${seed}, step ${depth} ${step}: ${found.join('; ')}`)
        })
        replays(entries)
        undoesAndRedoes(entries)
        const { ending, halfMonth, startHalfMonth, tourLength } = entries.at(-1)!.state.tour[0]!
        if (ending === 'home' && halfMonth - startHalfMonth >= tourLength - 1) wholeTours += 1
      }
      expect(wholeTours, 'tours that went the distance').toBeGreaterThanOrEqual(10)
    })

    it('go through a real file: the same state after every step, back to the beginning and forward again', () => {
      const folder = mkdtempSync(join(tmpdir(), 'tour-'))
      try {
        throughFile(join(folder, 'one.tour'), playTour(list, 1967))
      } finally {
        rmSync(folder, { recursive: true })
      }
    })
  })
}

/** Every step, played again with nothing but its tape, comes to the same state and leaves no answer over. */
function replays(entries: readonly PlayedEntry[]): void {
  let state = fngSystem.empty
  for (const { step, input, tape, depth, changes } of entries) {
    const again = openTape({ answers: tape, dice: 'ask', choices: 'ask', seed: 0, depth })
    const played = playStep(fngSystem, step, { state, input, rules: bookRules, dice: again, depth })
    again.mustBeSpent()
    expect(JSON.stringify(difference(asAny(state), asAny(played.state)))).toBe(JSON.stringify(changes))
    state = played.state
  }
  expect(difference(asAny(entries.at(-1)!.state), asAny(state))).toEqual([])
}

/** Undo to the beginning gives the first state, redo the last, by the changes alone. */
function undoesAndRedoes(entries: readonly PlayedEntry[]): void {
  const last = asAny(entries.at(-1)!.state)
  const first = entries.toReversed().reduce((state, entry) => applyChanges(state, entry.changes, 'backward'), last)
  expect(first).toEqual(fngSystem.empty)
  const again = entries.reduce((state, entry) => applyChanges(state, entry.changes, 'forward'), first)
  expect(difference(last, again)).toEqual([])
}

function throughFile(path: string, entries: readonly PlayedEntry[]): void {
  const id = '00000000-0000-4000-8000-000000000001'
  const file = createTourFile(path, { system: fngSystem, name: 'One tour', seed: 1967, id, now: playedAt })
  for (const entry of entries) {
    commitPlayed(file, entry, file.info().head)
    expect(difference(asAny(entry.state), file.load().state)).toEqual([])
  }
  for (const entry of entries.toReversed()) expect(file.undo()?.step).toBe(entry.step)
  expect(file.load().state).toEqual(fngSystem.empty)
  for (const entry of entries) expect(file.redo()?.step).toBe(entry.step)
  file.close()
  const reopened = openTourFile(path, [fngSystem])
  expect(reopened.load().state).toEqual(entries.at(-1)!.state)
  reopened.close()
  expect(checkTour(path, [fngSystem])).toEqual([])
}
