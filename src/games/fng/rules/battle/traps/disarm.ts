import { defineAction } from '../action.ts'
import { aboutFigure, figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { hasActiveFire } from '../fire/mayFire.ts'
import { namesOf } from '../fire/fire.ts'
import type { FngState } from '../../state.ts'
import { setTraps } from './trap.ts'
import { beginTrapWork } from './work.ts'
import { disarmTrap } from '../../tables/trapsAndTunnels.ts'

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours').filter((figure) => hasActiveFire(state, figure) && !figure.moved)

/** A trap that is known is made safe in a whole activation (FNG pp. 17, 65). */
export const disarm = defineAction({
  name: 'disarm',
  title: 'Disarm a known trap',
  section: 'ground',
  page: 17,
  words: ['booby trap', 'make safe', 'defuse', 'tripwire'],
  tables: [disarmTrap],
  fields: {
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'Who',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) => able(state).find(({ id }) => selected.includes(id))?.id ?? null,
    },
    trap: {
      kind: 'pick',
      from: 'structures',
      label: 'Trap',
      among: ({ state }) => setTraps(state).map(({ id }) => id),
      start: ({ state }) => setTraps(state)[0]?.id ?? null,
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (setTraps(state).length === 0
      ? 'No trap is known.'
      : able(state).length > 0
        ? null
        : 'Nobody active has his whole activation left.'),
  likely: ({ state, selected }) =>
    setTraps(state).length === 0 ? 0 : able(state).some(({ id }) => selected.includes(id)) ? 50 : 10,
  entry: (state, { figure }) => `Disarms a trap: ${namesOf(state, [figure])}`,
  run(scene, { figure: id, trap }) {
    const figure = figureById(scene.state, id)
    beginTrapWork(scene, id, 'disarm', trap)
    scene.note(`${figure.name} works on the trap: a whole activation, undisturbed.`, {
      about: aboutFigure(figure),
      page: 17,
    })
  },
})
