import fc from 'fast-check'
import { expect, it } from 'vitest'
import { actions } from '../../src/games/fng/rules/battle/chapters.ts'
import { partOf, suppliesAboard, supplyLoads } from '../../src/games/fng/rules/battle/task/task.ts'
import type { DefenseTask, FngState } from '../../src/games/fng/rules/state.ts'
import { battleWith } from '../support/battle.ts'
import { garbled, misplaced, strayPaths } from '../support/battleInvariants.ts'
import { playBattle, type BattleEntry } from '../support/battlePlayer.ts'
import { nextDepth } from '../support/fngAftermath.ts'
import { violations } from '../support/invariants.ts'

/** A Defense with its task still to be set up. */
function start(defenseTask: DefenseTask): FngState {
  const state = battleWith({
    ours: [{ leads: true, rep: 5 }, { role: 'rto' }, {}, { group: 'B', leads: true }, { group: 'B' }],
    theirs: [{ leads: true }, {}],
    battle: { turn: 0, ourDie: null, theirDie: null, side: null, first: null },
  })
  return { ...state, missions: state.missions.map((row) => ({ ...row, type: 'defense', defenseTask })) }
}

/** What puts right by hand moves along no path. */
const among = actions.filter(({ name }) => name !== 'putRight')

const played = (task: DefenseTask, seed: number): BattleEntry[] => {
  const state = start(task)
  return playBattle(state, { seed, moves: 50, depth: nextDepth(state), among }).filter(
    ({ refused }) => refused === null,
  )
}

const tasks = ['radioRelay', 'resupplySite', 'waterParty', 'wounded', 'checkPoint', 'bridge'] as const

it.each(tasks)(
  'a Defense, %s: whatever is done leaves a sound battle, and its people and loads are all accounted for',
  (task) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const entries = played(task, seed)
        for (const entry of entries)
          expect(
            [...violations(entry.after), ...misplaced(entry.after), ...strayPaths(entry), ...garbled(entry)],
            entry.input.action,
          ).toEqual([])
        const end = entries.at(-1)?.after
        if (!end?.lasting.some(({ name }) => name === 'task.setUp')) return
        expect(partOf(end, 'relayRto').length).toBe(task === 'radioRelay' ? 3 : 0)
        expect(partOf(end, 'carrier').length).toBe(task === 'waterParty' ? 2 : 0)
        const out = end.structures.find(({ type }) => type === 'supplies')?.amount ?? 0
        expect(out + (suppliesAboard(end)?.amount ?? 0)).toBe(task === 'resupplySite' ? supplyLoads : 0)
      }),
      { numRuns: 12 },
    )
  },
)
