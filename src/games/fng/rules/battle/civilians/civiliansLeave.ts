import { defineAction } from '../action.ts'
import { aboutFigure, figureById, refusesOutsideBattle } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { leaveTable } from '../reactions/leave.ts'
import { civiliansUp } from './people.ts'

/** Civilians have come to the table edge (FNG pp. 55, 99). */
export const civiliansLeave = defineAction({
  name: 'civiliansLeave',
  title: 'Civilians leave the table',
  section: 'civilians',
  page: 55,
  words: ['walk off', 'exit', 'traffic', 'road', 'villagers'],
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who leaves',
      least: 1,
      among: ({ state }) => civiliansUp(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        civiliansUp(state)
          .filter(({ id, groupId }) => selected.includes(id) || selected.includes(groupId))
          .map(({ id }) => id),
    },
  },
  refuses: (state) =>
    refusesOutsideBattle(state) ?? (civiliansUp(state).length > 0 ? null : 'No civilian is on the table.'),
  likely: ({ state }) => (civiliansUp(state).some(({ doing }) => doing === 'leaves') ? 15 : 2),
  entry: (state, { figures }) => `Off the table: ${namesOf(state, figures)}`,
  run(scene, { figures }) {
    for (const id of figures) {
      const figure = figureById(scene.state, id)
      leaveTable(scene, figure, 'walked')
      scene.note(`${figure.name} has left the table.`, { about: aboutFigure(figure), page: 55 })
    }
  },
})
