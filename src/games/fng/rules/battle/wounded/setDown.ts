import { defineAction } from '../action.ts'
import { aboutFigure, figureById, refusesOutsideTurn } from '../battle.ts'
import { namedIn } from '../fire/fireForm.ts'
import { carriers } from './people.ts'
import { broughtIn } from './broughtIn.ts'

/** A wounded man is laid down, among friends or where his carrier must leave him (FNG pp. 38-39). */
export const setDown = defineAction({
  name: 'setDown',
  title: 'Set down a wounded man',
  section: 'wounded',
  page: 38,
  words: ['drop', 'lay down', 'carry', 'way station'],
  fields: {
    carrier: {
      kind: 'pick',
      from: 'figures',
      label: 'Who carries him',
      among: ({ state }) => carriers(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (carriers(state).find(({ id }) => selected.includes(id)) ?? carriers(state)[0])?.id ?? null,
    },
    underFire: {
      kind: 'flag',
      label: 'Brought in under fire',
      help: 'Among friends, after he was fired at on the way: a deed.',
      asked: (asking) => namedIn(asking, 'carrier')?.side === 'ours',
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (carriers(state).length > 0 ? null : 'Nobody carries a wounded man.'),
  likely: ({ state, selected }) => (carriers(state).some(({ id }) => selected.includes(id)) ? 40 : 0),
  run(scene, { carrier: id, underFire }) {
    const carrier = figureById(scene.state, id)
    const wounded = figureById(scene.state, carrier.carries!)
    scene.patch('figures', id, { carries: null })
    scene.patch('figures', wounded.id, { carried: false })
    scene.note(`${carrier.name} sets down ${wounded.name}.`, { about: aboutFigure(wounded), page: 38 })
    if (underFire) broughtIn(scene, carrier, wounded)
  },
})
