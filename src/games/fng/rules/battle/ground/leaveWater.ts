import { defineAction } from '../action.ts'
import { figureById, refusesOutsideBattle } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { swimmersOf } from './water.ts'

/** Swimmers have ground under their feet again (FNG p. 49). */
export const leaveWater = defineAction({
  name: 'leaveWater',
  title: 'Come out of the water',
  section: 'ground',
  page: 49,
  words: ['swim', 'bank', 'ashore', 'river', 'boat'],
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who is across',
      least: 1,
      among: ({ state }) => swimmersOf(state).map(({ figureId }) => figureId),
      offers: ({ state }) =>
        swimmersOf(state).flatMap(({ figureId: id }) => (figureById(state, id).status === 'obviouslyDead' ? [] : [id])),
      start: ({ state, selected }) =>
        swimmersOf(state)
          .map(({ figureId }) => figureId)
          .filter((id) => selected.includes(id)),
    },
  },
  refuses: (state) => refusesOutsideBattle(state) ?? (swimmersOf(state).length > 0 ? null : 'Nobody is in the water.'),
  likely: ({ state }) => (swimmersOf(state).length > 0 ? 30 : 0),
  entry: (state, { figures }) => `Out of the water: ${namesOf(state, figures)}`,
  run(scene, { figures }) {
    scene.remove(
      'lasting',
      ({ kind, figureId }) => kind === 'swimmer' && figureId !== null && figures.includes(figureId),
    )
    for (const id of figures) scene.note(`${figureById(scene.state, id).name} is out of the water.`, { page: 49 })
  },
})
