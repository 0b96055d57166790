import type { CallKind } from '../../../../src/games/fng/rules/battle/collections.ts'
import type { Mission } from '../../../../src/games/fng/rules/state.ts'
import { battleWith, our } from '../../battle.ts'
import { around, foes, late1968, men, withMission, type Scene } from './scene.ts'

/** Every kind of support that comes to the table. */
export const kinds: readonly CallKind[] = [
  'mortars',
  'artillery',
  'airStrike',
  'spooky',
  'fac',
  'gunship',
  'medevac',
  'transport',
]

const registered = {
  id: 9_960_010,
  kind: 'registeredTarget',
  name: 'Target 1',
  sector: 2,
  figureId: null,
  structureId: null,
  since: 0,
  until: null,
  amount: 1,
} as const

/** Support asked for by whoever may, at every Support Level, and what the turn brings by itself. */
export const support: readonly Scene[] = [1, 2, 3, 4, 5, 6].flatMap((level) =>
  (['i', 'iii'] as const).flatMap((corps) =>
    (['2Lt', 'Capt', 'Sgt'] as const).map((rank): Scene => {
      const state = battleWith({
        ours: men,
        theirs: foes,
        battle: {
          supportLevel: level,
          eal: level,
          turn: 2,
          ourDie: null,
          theirDie: null,
          side: null,
          first: null,
          commanderId: our(1),
          length: 40,
        },
      })
      const soldierId = state.figures[0]!.soldierId
      return {
        start: withMission(
          {
            ...state,
            lasting: [registered],
            switches: [{ id: 1, name: 'reinforcementsAtSl1', value: 'minus3' }],
            soldiers: state.soldiers.map((man) =>
              man.id === soldierId
                ? { ...man, rank, grade: rank === 'Sgt' ? ('nco' as const) : ('officer' as const) }
                : man,
            ),
          },
          { supportLevel: level, eal: level, corps, area: corps === 'i' ? 'coastal' : 'swamp' },
        ),
        does: [
          'callSupport',
          'nextTurn',
          'passOn',
          'activate',
          'fireMission',
          'roundLands',
          'radioActivate',
          'releaseSupport',
        ],
        moves: 40,
        times: 3,
      }
    }),
  ),
)

/** Every kind of support asked for at every Support Level. */
export const requests: readonly Scene[] = [1, 2, 3, 4, 5, 6].flatMap((level) =>
  (['mortars', 'artillery', 'airStrike', 'gunship', 'medevac', 'reinforcements'] as const).map((kind): Scene => ({
    start: withMission(
      {
        ...battleWith({
          ours: men,
          theirs: foes,
          battle: { supportLevel: level, turn: 2, commanderId: our(1), length: 40 },
          groups: { A: { activated: true } },
        }),
        switches: [{ id: 1, name: 'reinforcementsAtSl1', value: 'minus3' }],
      },
      { supportLevel: level },
    ),
    does: ['callSupport'],
    filled: { kind, ready: false },
    moves: 1,
    times: 6,
  })),
)

/** What is under way arrives. */
export const arrivals: readonly Scene[] = kinds.flatMap((kind) =>
  [
    ['i', 0],
    ['ii', 0],
    ['i', late1968],
    ['iv', late1968],
  ].map(([corps, halfMonth]): Scene => {
    const state = battleWith({
      ours: men,
      theirs: foes,
      battle: { side: null, first: null, ourDie: null, theirDie: null },
    })
    const call = {
      source: 'onDemand',
      status: 'underWay',
      askedTurn: 1,
      arrives: 2,
      what: '',
      registered: false,
      rounds: 2,
      brings: null,
      attempts: 0,
    } as const
    return {
      start: withMission(
        {
          ...state,
          tour: state.tour.map((row) => ({ ...row, halfMonth: Number(halfMonth) })),
          calls: [0, 1, 2, 3].map((nth) => ({ ...call, id: 9_700_000 + nth, kind, figureId: our(2), amount: 2 })),
        },
        { corps: corps as Mission['corps'], area: 'interior', halfMonth: Number(halfMonth) },
      ),
      does: ['nextTurn', 'callSupport'],
      moves: 2,
      times: 16,
    }
  }),
)

/** Guns and mortars that wait for whoever directs them. */
export const barrages: readonly Scene[] = (['mortars', 'artillery'] as const).map((kind): Scene => ({
  start: {
    ...battleWith({ ...around, battle: { ...around.battle, commanderId: our(1) } }),
    calls: [0, 1, 2, 3].map((nth) => ({
      id: 9_700_000 + nth,
      kind,
      source: 'onDemand',
      status: 'here',
      figureId: our(4),
      askedTurn: 1,
      arrives: 3,
      amount: 2,
      what: '',
      registered: nth === 3,
      rounds: 2,
      brings: null,
      attempts: 0,
    })),
  },
  does: ['fireMission', 'roundLands'],
  moves: 8,
  times: 10,
}))
