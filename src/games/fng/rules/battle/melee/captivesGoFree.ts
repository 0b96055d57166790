import { defineAction } from '../action.ts'
import { aboutFigure, figureById, isOnTable, refusesOutsideTurn, type Figure } from '../battle.ts'
import type { FngState } from '../../state.ts'

const captives = (state: FngState): Figure[] =>
  state.figures.filter((figure) => figure.status === 'captured' && isOnTable(figure))

/** Prisoners whose guards are all gone are free again, as they were (ruling to FNG p. 38). */
export const captivesGoFree = defineAction({
  name: 'captivesGoFree',
  title: 'Captives go free',
  section: 'fight',
  page: 38,
  words: ['captive', 'escape', 'rescue', 'guards gone'],
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Whose guards are gone',
      least: 1,
      among: ({ state }) => captives(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        captives(state)
          .map(({ id }) => id)
          .filter((id) => selected.includes(id)),
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (captives(state).length > 0 ? null : 'Nobody is held prisoner.'),
  likely: ({ state, selected }) => (captives(state).some(({ id }) => selected.includes(id)) ? 30 : 0),
  run(scene, { figures }) {
    for (const id of figures) {
      const figure = figureById(scene.state, id)
      const out = (figure.captiveWas ?? (figure.wasOut ? 'outOfTheFight' : 'stunned')) === 'outOfTheFight'
      scene.patch('figures', id, { status: out ? 'outOfTheFight' : 'stunned', satOut: false, captiveWas: null })
      const how = out ? 'Out of the Fight' : 'Stunned'
      scene.note(`${figure.name} is free again, ${how} as he was.`, { about: aboutFigure(figure), page: 38 })
    }
  },
})
