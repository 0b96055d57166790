import { attributes as attributeTable } from '../../../../src/games/fng/rules/tables/index.ts'
import { battleWith } from '../../battle.ts'
import { missionId } from '../../fngState.ts'
import { calm, foes, men, place, type Scene } from './scene.ts'

/** What a sector's ground can be; all else lies on it or under it. */
const plainGrounds = [
  'clear',
  'bamboo',
  'elephant-grass',
  'forest',
  'single-canopy-jungle',
  'double-canopy-jungle',
  'triple-canopy-jungle',
  'rice-paddy',
  'rough',
  'sand-dune',
  'scrub',
  'swamp',
  'marsh',
  'mud',
  'termite-mounds',
] as const
/** What lies all over a sector's ground. */
const layers: readonly string[] = ['marsh', 'mud', 'termite-mounds']
/** Half-months of the dry and of the rainy season. */
const seasons = [0, 11]

/** Each kind of ground by day and by night, and shots across it. */
export const grounds: readonly Scene[] = plainGrounds.flatMap((key) =>
  (['morning', 'night'] as const).flatMap((dayPart) =>
    seasons.map((halfMonth): Scene => {
      const state = battleWith({
        ours: men,
        theirs: foes,
        battle: {
          turn: 2,
          dayPart,
          dayPartTurnsLeft: 60,
          length: 40,
          weather: dayPart === 'night' ? 'clear' : 'inclement',
        },
        groups: { A: { activated: true }, E1: { activated: true } },
      })
      return {
        start: {
          ...state,
          tour: state.tour.map((row) => ({ ...row, halfMonth })),
          missions: state.missions.map((row) => ({ ...row, halfMonth })),
          sectors: [1, 2, 3, 4, 5, 6].map((number) => ({
            id: 9_950_000 + number,
            missionId,
            number,
            ground: layers.includes(key) ? 'clear' : key,
            under: null,
            over: key === 'termite-mounds' ? ('termite-mounds' as const) : null,
            marsh: key === 'marsh',
            mud: key === 'mud',
            craters: 0,
            craterInches: 0,
            buildings: 0,
          })),
        },
        does: ['fire', 'inSight', 'nextTurn', 'passOn'],
        moves: 10,
        // A dune is as a hill, of which only the sight counts: it takes more shots to meet it.
        times: key === 'sand-dune' ? 16 : 4,
      }
    }),
  ),
)

/** A Medic among many wounded. */
const wounded = battleWith({
  ours: [
    { leads: true, rep: 3, role: 'medic', weapon: 'm1911a1' },
    ...Array.from({ length: 8 }, () => ({ status: 'outOfTheFight', wasOut: true }) as const),
  ],
  battle: { turn: 2, length: 60 },
  groups: { A: { activated: true } },
})

export const ground: readonly Scene[] = [
  { start: wounded, does: ['firstAid', 'nextTurn', 'activate'], moves: 12, times: 6 },
  { start: calm, does: ['firstAid', 'nextTurn', 'passOn', 'activate', 'recover', 'medicJoins'], moves: 30, times: 6 },
  {
    start: calm,
    does: ['crossWire', 'clearWay', 'minefield', 'fastMove', 'nextTurn', 'passOn', 'activate'],
    moves: 30,
    times: 8,
  },
  {
    start: battleWith({
      ours: [{ leads: true, attributes: ['swimmer'] }, { attributes: ['swimmer'] }, {}],
      battle: { turn: 2, length: 60 },
      groups: { A: { activated: true } },
    }),
    does: ['enterWater', 'swim', 'leaveWater', 'nextTurn', 'passOn', 'activate'],
    moves: 30,
    times: 4,
  },
  {
    start: {
      ...calm,
      equipment: [
        { id: 9_900_001, squad: 1, soldierId: null, item: 'c4', quantity: 9 },
        { id: 9_900_002, squad: 1, soldierId: null, item: 'claymore', quantity: 9 },
        { id: 9_900_003, squad: 1, soldierId: null, item: 'smoke-grenade', quantity: 9 },
      ],
    },
    does: ['setCharge', 'goesOff', 'placeClaymore', 'setOffMine', 'throwGrenade', 'nextTurn', 'passOn', 'activate'],
    moves: 30,
    times: 6,
  },
  { start: calm, does: ['enterWater', 'swim', 'leaveWater', 'nextTurn', 'passOn', 'activate'], moves: 30, times: 4 },
  {
    start: calm,
    does: ['speakWithCivilian', 'checkPapers', 'civiliansReact', 'civiliansLeave', 'nextTurn', 'activate'],
    moves: 20,
    times: 6,
  },
  {
    start: { ...calm, switches: [{ id: 1, name: 'indigenousTroops', value: 'on' }] },
    does: ['orderTroops', 'nextTurn', 'activate'],
    moves: 12,
    times: 6,
  },
  {
    start: {
      ...calm,
      structures: [place({ groupId: calm.groups[0]!.id }), place({ id: 9_800_002, type: 'hooch', kind: 'hooch' })],
    },
    does: ['lightFire', 'enterBuilding', 'activate', 'nextTurn', 'passOn', 'fireAtBuilding', 'crossFire'],
    moves: 30,
    times: 10,
  },
]

export const tunnels: readonly Scene[] = attributeTable.rows.map(({ key }): Scene => ({
  start: {
    ...battleWith({
      ours: [
        { leads: true, rep: 4, attributes: [key], weapon: 'm1911a1' },
        { attributes: [key] },
        { weapon: 'unarmed' },
      ],
      theirs: [{ leads: true }],
      battle: { turn: 2, length: 60 },
      groups: { A: { activated: true } },
    }),
    structures: [place({ kind: 'tunnel', type: 'tunnel', name: 'Tunnel', dv: 0, dvAtStart: 0 })],
  },
  does: ['enterTunnel', 'rescueBelow', 'collapseTunnel', 'nextTurn', 'passOn', 'activate'],
  moves: 10,
  times: 8,
}))
