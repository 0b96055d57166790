import type { TableRoll } from '../../../../../main/engine/rollOnTable.ts'
import { swimming } from '../../tables/water.ts'
import { defineAction } from '../action.ts'
import {
  aboutFigure,
  battleOf,
  figureById,
  hasAttribute,
  refusesOutsideTurn,
  repOf,
  withRep,
  type Figure,
} from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { pickedIn } from '../fire/fireForm.ts'
import { isActive } from '../fire/mayFire.ts'
import type { FngState } from '../../state.ts'
import { removeLasting } from '../lasting.ts'
import { structureById } from '../structures.ts'
import type { Scene } from '../scene.ts'
import { selectedOrAll } from './movers.ts'
import { comesAway } from './cover.ts'
import { hadTrouble, swimmersOf } from './water.ts'

type Swimmer = ReturnType<typeof swimmersOf>[number]

const inWater = (state: FngState): Figure[] =>
  swimmersOf(state).map(({ figureId }) => state.figures.find(({ id }) => id === figureId)!)

const able = (state: FngState): Figure[] => inWater(state).filter((figure) => isActive(state, figure) && !figure.moved)

const rowOfSwimmer = (state: FngState, id: number): Swimmer => swimmersOf(state).find((row) => row.figureId === id)!

/** Whoever drowns unless somebody gets to him. */
const inDistress = (state: FngState): Figure[] =>
  inWater(state).filter((figure) => figure.status === 'outOfTheFight' || rowOfSwimmer(state, figure.id).until !== null)

/** Swimming Tests of active figures in the water, and the aid they bring to others (FNG p. 50). */
export const swim = defineAction({
  name: 'swim',
  title: 'Swim',
  section: 'ground',
  page: 50,
  words: ['swimming test', 'water', 'river', 'drown', 'tow', 'rescue', 'aid'],
  tables: [swimming],
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who swims',
      least: 1,
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) => selectedOrAll(able(state), selected),
    },
    towing: {
      kind: 'picks',
      from: 'figures',
      label: 'Tow somebody on their own',
      among: (asking) => pickedIn(asking, 'figures').map(({ id }) => id),
    },
    reached: {
      kind: 'picks',
      from: 'figures',
      label: 'Are reached by them',
      help: 'In big trouble or wounded, near enough to be swum to.',
      asked: ({ state }) => inDistress(state).length > 0,
      among: (asking) => {
        const swim = pickedIn(asking, 'figures').map(({ id }) => id)
        return inDistress(asking.state).flatMap(({ id }) => (swim.includes(id) ? [] : [id]))
      },
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'Nobody active has a Swimming Test to take.'),
  likely: ({ state }) => (able(state).length > 0 ? 90 : 0),
  entry: (state, { figures }) => `Swimming: ${namesOf(state, figures)}`,
  run(scene, { figures: ids, towing, reached }) {
    const figures = ids.map((id) => figureById(scene.state, id))
    const rolls = scene.rollAll(
      swimming,
      figures.map((figure) => situationOf(scene, figure, towing.includes(figure.id))),
    )
    const swam = rolls.filter((roll, i) => takeResult(scene, figures[i]!, roll))
    if (swam.length > 0) for (const id of reached) aid(scene, figureById(scene.state, id))
  },
})

function situationOf(scene: Scene, figure: Figure, towing: boolean) {
  const { structureId } = rowOfSwimmer(scene.state, figure.id)
  return {
    subject: figure.id,
    why: withRep(figure),
    numbers: { REP: repOf(figure) },
    when: {
      current: structureById(scene.state, structureId).amount,
      swimmer: hasAttribute(scene.state, figure, 'swimmer'),
      towing,
    },
  }
}

/** @returns whether he moves. He uses neither weapon nor grenade while he swims. */
function takeResult(scene: Scene, figure: Figure, roll: TableRoll<typeof swimming>): boolean {
  const row = rowOfSwimmer(scene.state, figure.id)
  scene.patch('figures', figure.id, { moved: true, fired: true, fastMoving: false, ...comesAway })
  const { outcome } = roll.row
  const sinks =
    outcome === 'bigTrouble' || (outcome === 'slightTrouble' && (row.amount >= hadTrouble || row.until !== null))
  if (sinks) {
    const until = row.until ?? battleOf(scene.state).turn + 1
    scene.patch('lasting', row.id, { until, name: `${figure.name} is in big trouble in the water` })
    scene.tell(
      roll,
      `${figure.name} is in big trouble: he drowns after turn ${until} unless he is reached.`,
      aboutFigure(figure),
    )
    return false
  }
  const slight = outcome === 'slightTrouble'
  scene.patch('lasting', row.id, {
    until: null,
    amount: slight ? hadTrouble : row.amount,
    // Trouble of this turn tells in melee.
    since: slight ? battleOf(scene.state).turn : row.since,
    name: `${figure.name} swims`,
  })
  const far = slight ? 'up to 3", in slight trouble: REP -1 in melee this turn' : 'up to 6"'
  scene.tell(roll, `${figure.name} swims ${far}.`, aboutFigure(figure))
  return true
}

/** Somebody has got to him: he is held up, and towed at half speed (FNG p. 50). */
function aid(scene: Scene, figure: Figure): void {
  const row = rowOfSwimmer(scene.state, figure.id)
  if (figure.status === 'outOfTheFight') removeLasting(scene, row.id)
  else scene.patch('lasting', row.id, { until: null, name: `${figure.name} swims` })
  scene.note(`${figure.name} is reached: he keeps his head above the water.`, { about: aboutFigure(figure), page: 50 })
}
