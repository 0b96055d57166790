import { defineAction, type Asking } from '../action.ts'
import { battleOf, figureById, groupById, refusesOutsideTurn } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { pickedIn } from '../fire/fireForm.ts'
import { addLasting } from '../lasting.ts'
import { structureById } from '../structures.ts'
import type { Scene } from '../scene.ts'
import { movers, selectedOrAll } from './movers.ts'
import { depthsOf, newWater, rollDepth, watersOf } from './water.ts'
import { waterDepth, waterCurrent } from '../../tables/water.ts'

const depthsIn = ({ state, values }: Asking) =>
  typeof values['water'] === 'number' ? depthsOf(state, values['water']) : []

/** Depth of a ford; and the depth from which nobody can stand (FNG p. 49, ruling). */
const shallow = 1
const deep = 3

/** Figures go into a river: its current and its depth are found out, and whoever cannot stand swims (FNG p. 49). */
export const enterWater = defineAction({
  name: 'enterWater',
  title: 'Go into the water',
  section: 'ground',
  page: 49,
  words: ['river', 'stream', 'canal', 'ford', 'wade', 'swim', 'depth', 'current', 'cross'],
  tables: [waterDepth, waterCurrent],
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who goes in',
      least: 1,
      among: ({ state }) => movers(state).map(({ id }) => id),
      start: ({ state, selected }) => selectedOrAll(movers(state), selected),
    },
    water: {
      kind: 'pick',
      from: 'structures',
      label: 'Water',
      help: 'Nothing named: water that nobody has been in.',
      optional: true,
      asked: ({ state }) => watersOf(state).length > 0,
      among: ({ state }) => watersOf(state).map(({ id }) => id),
      start: ({ state }) => watersOf(state)[0]?.id ?? null,
    },
    ford: { kind: 'flag', label: 'At a ford' },
    depth: {
      kind: 'pick',
      from: 'lasting',
      label: 'Depth, where it is known',
      help: 'Within 12" of the spot. Nothing named: it is rolled.',
      optional: true,
      asked: (asking) => asking.values['ford'] === false && depthsIn(asking).length > 0,
      among: (asking) => depthsIn(asking).map(({ id }) => id),
    },
    swims: {
      kind: 'picks',
      from: 'figures',
      label: 'Swim where they could wade',
      among: (asking) => pickedIn(asking, 'figures').map(({ id }) => id),
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (movers(state).length > 0 ? null : 'Nobody active has a move left.'),
  likely: () => 4,
  entry: (state, { figures }) => `Into the water: ${namesOf(state, figures)}`,
  run(scene, { figures: ids, water, ford: atFord, depth: spot, swims }) {
    const { sector } = groupById(scene.state, figureById(scene.state, ids[0]!).groupId)
    const waterId = water ?? (atFord ? null : newWater(scene, sector, battleOf(scene.state).id))
    const depth =
      atFord || waterId === null ? shallow : spot === null ? rollDepth(scene, waterId) : amountOf(scene, spot)
    if (depth === shallow || waterId === null) {
      scene.note(`${namesOf(scene.state, ids)}: an easy crossing, nothing slows them.`, { page: 49 })
      return
    }
    const swimming = depth >= deep ? ids : ids.filter((id) => swims.includes(id))
    const wading = ids.filter((id) => !swimming.includes(id))
    if (wading.length > 0)
      scene.note(`${namesOf(scene.state, wading)}: at half speed, and a Fast Move has one die.`, { page: 49 })
    for (const id of swimming) startSwimming(scene, id, waterId)
  },
})

const amountOf = (scene: Scene, lastingId: number): number => scene.row('lasting', lastingId).amount

function startSwimming(scene: Scene, figureId: number, waterId: number): void {
  const { name } = figureById(scene.state, figureId)
  const water = structureById(scene.state, waterId)
  addLasting(scene, {
    kind: 'swimmer',
    name: `${name} swims`,
    figureId,
    structureId: waterId,
    sector: water.sector,
  })
  scene.note(`${name} swims: he tests at each activation, and fires nothing.`, { page: 50 })
}
