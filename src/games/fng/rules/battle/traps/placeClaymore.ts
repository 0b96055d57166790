import { defineAction } from '../action.ts'
import { aboutFigure, battleOf, figureById, figuresOf, refusesOutsideBattle, type Figure } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { hasActiveFire } from '../fire/mayFire.ts'
import type { FngState } from '../../state.ts'
import { beginTrapWork, hasMine, setMine } from './work.ts'

/** Before the first turn whoever has one; then who has a whole activation left. */
const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) =>
      hasMine(state, figure) &&
      (isBefore(state) ? figure.status !== 'obviouslyDead' : hasActiveFire(state, figure) && !figure.moved),
  )

const isBefore = (state: FngState): boolean => battleOf(state).turn === 0

/** A command detonated mine is set up: in a whole activation, or before the battle where the mission allows it (FNG pp. 17, 29, 98-99). */
export const placeClaymore = defineAction({
  name: 'placeClaymore',
  title: 'Set up a Claymore',
  section: 'ground',
  page: 29,
  words: ['mine', 'CDM', 'claymore', 'booby trap', 'command detonated', 'place'],
  fields: {
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'Who',
      help: 'Before the battle only as the mission allows it.',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) => able(state).find(({ id }) => selected.includes(id))?.id ?? null,
    },
  },
  refuses: (state) =>
    refusesOutsideBattle(state) ??
    (able(state).length > 0 ? null : 'Nobody with a Claymore has his whole activation left.'),
  likely: ({ state, selected }) => (able(state).some(({ id }) => selected.includes(id)) ? 15 : 2),
  entry: (state, { figure }) => `Claymore: ${namesOf(state, [figure])}`,
  run(scene, { figure: id }) {
    const figure = figureById(scene.state, id)
    if (isBefore(scene.state)) {
      setMine(scene, figure)
      return
    }
    beginTrapWork(scene, id, 'placeTrap', null)
    scene.note(`${figure.name} sets up a Claymore: a whole activation, undisturbed.`, {
      about: aboutFigure(figure),
      page: 17,
    })
  },
})
