import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actions } from '../../src/games/fng/rules/battle/chapters.ts'
import { civilians } from '../../src/games/fng/rules/battle/civilians/civiliansChapter.ts'
import { ground } from '../../src/games/fng/rules/battle/ground/groundChapter.ts'
import { freshStructure } from '../../src/games/fng/rules/battle/structures.ts'
import { traps } from '../../src/games/fng/rules/battle/traps/trapsChapter.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import { battleWith } from '../support/battle.ts'
import { garbled, misplaced, strayPaths } from '../support/battleInvariants.ts'
import { playBattle, type BattleEntry } from '../support/battlePlayer.ts'
import { nextDepth } from '../support/fngAftermath.ts'
import { violations } from '../support/invariants.ts'

const found = { ...freshStructure, sector: 5, dv: 0, dvAtStart: 0 }
const due = {
  kind: 'event',
  sector: null,
  figureId: null,
  structureId: null,
  since: 1,
  until: null,
  amount: 0,
} as const

/** A village by a river, a tunnel in it, a known trap, and two random events that wait to be taken up. */
const start: FngState = battleWith({
  ours: [
    { star: true, leads: true, rep: 5, attributes: ['athlete', 'tunnel-rat'] },
    { attributes: ['trap-finder', 'clumsy'] },
    { rep: 2, attributes: ['fluent', 'looter'] },
    { group: 'B', weapon: 'm60', role: 'gunner', attributes: ['pointman'] },
    { group: 'B', attributes: ['tunnel-rat', 'slight'] },
    { group: 'B', attributes: ['swimmer', 'coward'] },
  ],
  theirs: [{ leads: true, items: 'claymore' }, {}],
  civilians: [{ rep: 2 }, { rep: 2 }, { rep: 2, group: 'V2' }],
  battle: { eal: 4 },
  groups: { A: { activated: true }, B: { activated: true } },
  state: {
    structures: [
      { ...found, id: 7001, kind: 'tunnel', type: 'tunnel', name: 'Tunnel entrance' },
      { ...found, id: 7002, kind: 'trap', type: 'wideSpread', name: 'Wide-spread booby trap', state: 'set' },
    ],
    lasting: [
      { ...due, id: 7003, name: 'boobyTrapDue' },
      { ...due, id: 7004, name: 'spiderHoleDue' },
    ],
    equipment: ['c4', 'claymore'].map((item, i) => ({ id: 7005 + i, squad: 1, soldierId: null, item, quantity: 6 })),
  },
})

const ofTurn = ['nextTurn', 'activate', 'passOn']
const among = [
  ...ground.actions,
  ...traps.actions,
  ...civilians.actions,
  ...actions.filter(({ name }) => ofTurn.includes(name)),
]

const played = (seed: number): BattleEntry[] =>
  playBattle(start, { seed, moves: 40, depth: nextDepth(start), among }).filter(({ refused }) => refused === null)

const anySeed = fc.integer({ min: 1, max: 1_000_000 })

describe('on the ground, under it, and among the people', () => {
  it('whatever is done leaves a sound battle', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        for (const entry of played(seed))
          expect(
            [...violations(entry.after), ...misplaced(entry.after), ...strayPaths(entry), ...garbled(entry)],
            entry.input.action,
          ).toEqual([])
      }),
      { numRuns: 120 },
    )
  })

  it('who is below is told of once, and only there; who has come up is told of no more', () => {
    const ofBelow = ['below', 'lyingBelow', 'rescue', 'bringsUp']
    fc.assert(
      fc.property(anySeed, (seed) => {
        for (const { after } of played(seed)) {
          const told = after.lasting.flatMap(({ kind, figureId }) => (ofBelow.includes(kind) ? [figureId] : []))
          const below = after.figures.filter(({ inTunnel }) => inTunnel).map(({ id }) => id)
          expect([...told].sort()).toEqual(below.sort())
        }
      }),
      { numRuns: 60 },
    )
  })

  it('reaches the tunnels, the water, the traps and the people', () => {
    const done = new Set(
      Array.from({ length: 60 }, (_, i) => played(i + 1)).flatMap((all) => all.map((e) => e.input.action)),
    )
    const reached = [
      'enterTunnel',
      'enterWater',
      'meetTrap',
      'trapGoesOff',
      'holeOpens',
      'speakWithCivilian',
      'fastMove',
    ]
    for (const name of reached) expect(done, name).toContain(name)
  })
})
