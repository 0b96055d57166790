import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowFor } from '../../../../../main/engine/table.ts'
import { rangedCombat } from '../../tables/rangedCombat.ts'
import { defineAction } from '../action.ts'
import { aboutFigure, figureById, refusesOutsideTurn, repOf, withRep, type Figure, type Lasting } from '../battle.ts'
import { sidesThatLost } from '../fire/blast.ts'
import { nearField } from '../fire/circleForm.ts'
import { namesOf } from '../fire/fire.ts'
import { weaponFigures } from '../fire/weapons.ts'
import { harm } from '../harm/harm.ts'
import { react } from '../reactions/react.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { comesAway } from './cover.ts'
import { movers, selectedOrAll } from './movers.ts'

/** Paths that a flame-thrower has left burning: to the end of the battle (FNG p. 29). A burning building is entered, not crossed. */
const burning = ({ lasting }: FngState): Lasting[] =>
  lasting.filter(({ kind, structureId }) => kind === 'fire' && structureId === null)

const flames = 'flame-thrower'
/** Dice to dare it, all of which must pass, and dice of the flames. */
const dice = 2

/** Somebody wants to get across a burning path (FNG p. 29): he dares it or not, and then the flames may catch him. */
export const crossFire = defineAction({
  name: 'crossFire',
  title: 'Cross a burning path',
  section: 'ground',
  page: 29,
  words: ['fire', 'flames', 'burning', 'flame-thrower', 'field'],
  fields: {
    fire: {
      kind: 'pick',
      from: 'lasting',
      label: 'Which fire',
      among: ({ state }) => burning(state).map(({ id }) => id),
      start: ({ state }) => burning(state)[0]?.id ?? null,
    },
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who crosses',
      least: 1,
      most: 12,
      among: ({ state }) => movers(state).map(({ id }) => id),
      start: ({ state, selected }) => selectedOrAll(movers(state), selected).slice(0, 12),
    },
    near: nearField('figures'),
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (burning(state).length === 0
      ? 'No path burns.'
      : movers(state).length > 0
        ? null
        : 'Nobody active has a move left.'),
  likely: ({ state }) => (burning(state).length > 0 ? 12 : 0),
  entry: (state, { figures }) => `Through the fire: ${namesOf(state, figures)}`,
  run(scene, { figures: ids, near }) {
    const figures = ids.map((id) => figureById(scene.state, id))
    for (const id of ids) scene.patch('figures', id, { moved: true, ...comesAway })
    const crossing = dare(scene, figures)
    const caught = burn(scene, crossing)
    const { impact } = weaponFigures(scene, flames)
    const harmed = harm(
      scene,
      caught.map(({ id }) => ({ figureId: id, impact, by: null, why: 'the flames' })),
    )
    const beside = near.filter((id) => !caught.some((figure) => figure.id === id))
    react(scene, { receivedFire: [], manDown: sidesThatLost(scene, harmed, beside), shooters: [] })
  },
})

/** @returns those who pass with both dice. */
function dare(scene: Scene, figures: readonly Figure[]): Figure[] {
  const throws = scene.diceAll(
    figures.map((figure) => ({
      key: 'battle.cross-fire',
      subject: figure.id,
      count: dice,
      passesAt: repOf(figure),
      why: `Through the flames, all dice must pass: ${withRep(figure)}`,
    })),
  )
  return figures.filter((figure, i) => {
    const thrown = throws[i]!
    const dares = thrown.faces.every((face) => face <= repOf(figure))
    const text = dares ? `${figure.name} runs through the flames.` : `${figure.name} shrinks from the flames.`
    scene.say(explainDice(text, thrown, { about: aboutFigure(figure), page: 29 }))
    return dares
  })
}

/** The flames fire at each of them: two dice added, read on Ranged Combat (FNG p. 29). @returns those they catch. */
function burn(scene: Scene, figures: readonly Figure[]): Figure[] {
  const table = scene.table(rangedCombat)
  const throws = scene.diceAll(
    figures.map((figure) => ({
      key: table.id,
      subject: figure.id,
      count: dice,
      why: `${table.title}, the dice added: the flames at ${figure.name}`,
    })),
  )
  return figures.filter((figure, i) => {
    const thrown = throws[i]!
    const score = thrown.faces.reduce((sum, face) => sum + face, 0)
    const { outcome } = rowFor(table, score, {}, { targetMovedFast: figure.fastMoving })
    const hit = outcome === 'hit'
    const text = hit ? `The flames catch ${figure.name}.` : `${figure.name} is across, unburned.`
    scene.say(explainDice(text, thrown, { about: aboutFigure(figure), table: table.id, page: 29, score }))
    return hit
  })
}
