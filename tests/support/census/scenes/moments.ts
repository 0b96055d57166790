import { ambushName } from '../../../../src/games/fng/rules/battle/contacts/ambush/ambush.ts'
import { clouds } from '../../../../src/games/fng/rules/battle/fire/smoke.ts'
import type { Values } from '../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../src/games/fng/rules/state.ts'
import { battleWith, our, their } from '../../battle.ts'
import { foes, four, hidden, men, place, withMission, type Scene } from './scene.ts'

const lasting = {
  name: 'It',
  sector: 5,
  figureId: null,
  structureId: null,
  since: 1,
  until: null,
  amount: 1,
} as const

/** The enemy acts: near and far, seen and unseen, against a Defense and otherwise. */
const acting: readonly Scene[] = (['defense', 'fight'] as const).flatMap((type) =>
  [4, 10, 20].flatMap((inches) =>
    [true, false].map((inSight): Scene => ({
      start: withMission(
        battleWith({
          ours: [{ leads: true }, {}],
          theirs: [{ leads: true }, {}, {}, {}, {}, {}],
          battle: { side: 'theirs', turn: 2, enemy: 'nva', eal: 4 },
        }),
        { type, defenseTask: type === 'defense' ? 'bridge' : null },
      ),
      does: ['enemyActs'],
      filled: { inches, inSight, closest: 901 },
      moves: 1,
      times: 12,
    })),
  ),
)

/** Single moments that chance hardly ever brings about. */
export const moments: readonly Scene[] = [
  ...['artillery', 'rocket', 'bomb500', 'bomb750'].map((swept): Scene => ({
    start: battleWith({ ours: four({ rep: 1 }), battle: { turn: 2 }, groups: { A: { activated: true } } }),
    does: ['minefield'],
    filled: { danger: 'mines', swept },
    moves: 1,
    times: 12,
  })),
  ...(
    [
      { attributes: ['crack-shot'], weapon: 'springfield' },
      { attributes: ['crack-shot'], weapon: 'springfield', prone: true },
      { attributes: ['pigman'], weapon: 'm60', setUp: true },
    ] as const
  ).map((figure): Scene => ({
    start: battleWith({ ours: four(figure), theirs: foes, battle: { turn: 2 }, groups: { A: { activated: true } } }),
    does: ['fire'],
    moves: 3,
    times: 6,
  })),
  {
    start: battleWith({
      ours: four({ attributes: ['clumsy'], rep: 1 }),
      battle: { turn: 2 },
      groups: { A: { activated: true } },
    }),
    does: ['fastMove'],
    moves: 1,
    times: 60,
  },
  {
    start: {
      ...battleWith({
        ours: [{ leads: true, weapon: 'm1911a1', attributes: ['knifeman'], matchedWith: their(1), matchedTurn: 1 }],
        theirs: [{ matchedWith: our(1), matchedTurn: 1 }],
        battle: { turn: 2 },
        groups: { A: { activated: true } },
      }),
      lasting: [{ ...lasting, id: 9_960_020, kind: 'blade', figureId: our(1) }],
    },
    does: ['meleeRound'],
    moves: 1,
    times: 3,
  },
  ...['m79', 'rr-57mm', 'm72-law'].map((weapon): Scene => ({
    start: {
      ...battleWith({
        ours: four({ weapon, setUp: true, fastMoving: true, moved: true }),
        theirs: foes,
        battle: { turn: 2 },
        groups: { A: { activated: true } },
      }),
      structures: [place({ groupId: 902, dv: 2 })],
    },
    does: ['fireAtBuilding'],
    filled: { inches: 20 },
    moves: 3,
    times: 8,
  })),
  {
    start: withMission(
      {
        ...battleWith({ ours: men, battle: { eal: 5, enemy: null, turn: 2 } }),
        contacts: [{ ...hidden, id: 9_600_001, number: 1, sector: 1 }],
      },
      { type: 'patrol', eal: 5, pcsToFind: 1 },
    ),
    does: ['revealPef'],
    moves: 1,
    times: 2,
  },
  ...acting,
  {
    start: withMission(
      battleWith({
        ours: four({ attributes: ['pointman'] }),
        theirs: foes,
        battle: { turn: 2, side: 'ours', first: 'ours' },
        groups: { E1: { hidden: true }, E2: { hidden: true } },
        state: { lasting: [{ ...lasting, id: 9_960_003, kind: 'event', name: ambushName, amount: 0 }] },
      }),
      { type: 'ambush', ambushSide: 'enemy' },
    ),
    does: ['spotAmbush'],
    moves: 1,
    times: 20,
  },
  ...['clumsy', 'stealthy', 'hard-as-nails', 'tough', 'trap-finder', 'tunnel-rat', 'slight', 'unlucky', 'lucky'].map(
    (attribute): Scene => ({
      start: {
        ...battleWith({
          ours: four({ attributes: [attribute] }),
          battle: { turn: 2, length: 60 },
          groups: { A: { activated: true } },
        }),
        structures: [place({ kind: 'tunnel', type: 'tunnel', name: 'Tunnel', dv: 0, dvAtStart: 0 })],
      },
      does: ['enterTunnel', 'nextTurn'],
      moves: 5,
      times: 15,
    }),
  ),
  ...['rr-106mm', 'rr-107mm', 'dshk'].map((weapon): Scene => ({
    start: {
      ...battleWith({
        ours: [
          { leads: true, rep: 5, weapon, setUp: true },
          { weapon, setUp: true },
        ],
        theirs: foes,
        battle: { turn: 2 },
        groups: { A: { activated: true } },
      }),
      structures: [place({ groupId: 902, dv: 2 })],
    },
    does: ['fireAtBuilding'],
    filled: { inches: 50 },
    moves: 2,
    times: 6,
  })),
  {
    start: battleWith({
      ours: four({ weapon: 'm60', setUp: true }),
      theirs: [{ leads: true }, {}, {}, {}, {}],
      battle: { turn: 2 },
      groups: { A: { activated: true } },
    }),
    does: ['fire'],
    filled: {
      shooters: [our(1)],
      targets: [1, 2, 3].map((nth) => ({
        target: their(nth),
        by: our(1),
        dice: nth === 3 ? 1 : 2,
        inches: 10,
        stands: 'open',
        prone: false,
        gap: 0,
        near: [],
        sheltered: [],
      })),
    },
    moves: 1,
    times: 150,
  },
  {
    start: battleWith({
      ours: four({ attributes: ['grenadier'], weapon: 'm79' }),
      theirs: foes,
      battle: { turn: 2 },
      groups: { A: { activated: true } },
    }),
    does: ['launch'],
    filled: { inches: 20 },
    moves: 4,
    times: 10,
  },
  {
    start: battleWith({
      ours: four({ attributes: ['grenadier'], weapon: 'm79', fired: true, launchTurn: 2, mayReturnFire: true }),
      theirs: foes,
      battle: { turn: 2, side: 'theirs' },
      groups: { A: { activated: true } },
    }),
    does: ['launch'],
    filled: { inches: 20 },
    moves: 2,
    times: 6,
  },
  {
    start: {
      ...battleWith({
        ours: four({ attributes: ['swimmer'] }),
        battle: { turn: 2, length: 40 },
        groups: { A: { activated: true } },
      }),
      structures: [place({ kind: 'water', type: 'water', name: 'Water', amount: 1 })],
      lasting: [1, 2, 3, 4].map((nth) => ({
        ...lasting,
        id: 9_960_010 + nth,
        kind: 'swimmer',
        figureId: our(nth),
        structureId: 9_800_001,
        amount: 0,
      })),
    },
    does: ['swim'],
    moves: 1,
    times: 4,
  },
  {
    start: {
      ...battleWith({ ours: [{ leads: true, rep: 5 }, { rep: 3 }, {}, {}], battle: { turn: 3, length: 40 } }),
      structures: [place({ groupId: 901, state: 'burning' })],
      lasting: [{ ...lasting, id: 9_960_001, kind: 'fire', structureId: 9_800_001 }],
    },
    does: ['activate'],
    moves: 1,
    times: 30,
  },
  {
    start: {
      ...battleWith({ ours: men, theirs: foes, battle: { turn: 3, length: 40, side: null, first: null } }),
      lasting: [{ ...lasting, id: 9_960_002, kind: 'smoke', name: clouds.still, until: 3 }],
    },
    does: ['nextTurn', 'passOn', 'activate'],
    moves: 8,
    times: 3,
  },
  {
    start: battleWith({
      ours: four({ attributes: ['crack-shot'], prone: true, weapon: 'springfield' }),
      theirs: foes,
      battle: { turn: 2 },
      groups: { A: { activated: true } },
    }),
    does: ['fire'],
    moves: 4,
    times: 40,
  },
  {
    start: battleWith({
      ours: four({ attributes: ['ball-player'] }),
      theirs: foes,
      battle: { turn: 2 },
      groups: { A: { activated: true } },
    }),
    does: ['throwGrenade'],
    moves: 6,
    times: 40,
  },
  {
    start: {
      ...battleWith({
        ours: four({ attributes: ['looter'] }),
        battle: { turn: 2, length: 60 },
        groups: { A: { activated: true } },
      }),
      structures: [place({ kind: 'tunnel', type: 'tunnel', name: 'Tunnel', dv: 0, dvAtStart: 0 })],
    },
    does: ['enterTunnel', 'nextTurn', 'activate'],
    moves: 6,
    times: 20,
  },
  {
    start: battleWith({
      ours: [{ leads: true }, {}, { leads: true, group: 'B' }, { group: 'B' }],
      battle: { turn: 2 },
    }),
    does: ['medicJoins'],
    moves: 1,
    times: 12,
  },
]

/** A form filled by hand. */
export interface Aim {
  readonly start: FngState
  readonly action: string
  readonly values: Values
}

export const aims: readonly Aim[] = [
  {
    start: {
      ...battleWith({
        ours: four({ attributes: ['coward'] }),
        battle: { turn: 2 },
        groups: { A: { activated: true } },
      }),
      structures: [place({ kind: 'tunnel', type: 'tunnel', name: 'Tunnel', dv: 0, dvAtStart: 0 })],
    },
    action: 'enterTunnel',
    values: { tunnel: 9_800_001, figures: [our(2)] },
  },
]
