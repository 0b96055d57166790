import { battleWith } from '../../battle.ts'
import { early1968, hidden, late1968, men, withMission, type Scene } from './scene.ts'

/** What the enemy does by himself, near and far, seen and unseen, on a Defense and otherwise, early and late. */
export const enemies: readonly Scene[] = (['defense', 'fight', 'recon'] as const).flatMap((type) =>
  (['nva', 'mfvc', 'lvc'] as const).flatMap((enemy) =>
    [0, early1968, late1968].map((halfMonth): Scene => {
      const state = battleWith({
        ours: men,
        theirs: [{ leads: true }, {}, { weapon: 'rpd', role: 'gunner' }, {}],
        battle: { side: 'theirs', turn: 2, enemy, eal: 4, length: 30 },
        groups: { E1: { activated: true } },
      })
      return {
        start: withMission(
          {
            ...state,
            tour: state.tour.map((row) => ({ ...row, halfMonth })),
            contacts: [1, 2, 3].map((number) => ({ ...hidden, id: 9_600_000 + number, number, sector: number })),
          },
          { type, halfMonth, defenseTask: type === 'defense' ? 'bridge' : null },
        ),
        does: ['enemyActs', 'nextTurn', 'passOn', 'activate', 'revealPef', 'pefMoves', 'charge', 'placeByHand'],
        moves: 20,
        times: 5,
      }
    }),
  ),
)

/** An ambush from its beginning to after its sixth turn. */
export const ambushes: readonly Scene[] = (['player', 'enemy'] as const).map((ambushSide): Scene => {
  const state = battleWith({
    ours: [{ leads: true, rep: 5, attributes: ['pointman'] }, {}, { attributes: ['pointman'] }],
    battle: { turn: 0, ourDie: null, theirDie: null, side: null, first: null, enemy: 'nva' },
  })
  return {
    start: withMission(
      {
        ...state,
        contacts: [1, 2, 3].map((number) => ({ ...hidden, id: 9_600_000 + number, number, sector: number })),
      },
      { type: 'ambush', ambushSide },
    ),
    does: ['setUpAmbush', 'spotAmbush', 'nextTurn', 'passOn', 'activate'],
    moves: 40,
    times: 12,
  }
})

/** A check point and those who come by. */
export const tasks: readonly Scene[] = (['checkPoint', 'radioRelay', 'waterParty'] as const).map(
  (defenseTask): Scene => ({
    start: withMission(
      battleWith({
        ours: [...men],
        battle: { turn: 0, ourDie: null, theirDie: null, side: null, first: null, length: 40 },
      }),
      { type: 'defense', defenseTask },
    ),
    does: ['setUpTask', 'checkPapers', 'nextTurn', 'activate', 'speakWithCivilian', 'fillWater'],
    moves: 30,
    times: 5,
  }),
)
