import { defineAction } from '../action.ts'
import { aboutFigure, figureById, isInSectorOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { namedIn } from '../fire/fireForm.ts'
import { gunDown } from '../fire/gunDown.ts'
import { isInMelee } from '../melee/inMelee.ts'
import type { FngState } from '../../state.ts'
import { comesAway } from '../ground/cover.ts'
import { handsFree, lyingWounded } from './people.ts'

const able = (state: FngState): Figure[] =>
  handsFree(state).filter(
    (figure) => !isInMelee(state, figure) && lyingWounded(state, figure.side).some(({ id }) => id !== figure.id),
  )

/** An active figure beside a wounded man picks him up and moves on, 2" slower (FNG pp. 38-39). */
export const pickUp = defineAction({
  name: 'pickUp',
  title: 'Pick up a wounded man',
  section: 'wounded',
  page: 38,
  words: ['retrieve', 'carry', 'drag', 'rescue', 'casualty'],
  fields: {
    carrier: {
      kind: 'pick',
      from: 'figures',
      label: 'Who carries him',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (able(state).find(({ id }) => selected.includes(id)) ?? able(state)[0])?.id ?? null,
    },
    wounded: {
      kind: 'pick',
      from: 'figures',
      label: 'Wounded man beside him',
      among: (asking) => {
        const carrier = namedIn(asking, 'carrier')
        return carrier === null ? [] : lyingWounded(asking.state, carrier.side).map(({ id }) => id)
      },
      start: (asking) => {
        const carrier = namedIn(asking, 'carrier')
        const among = carrier === null ? [] : lyingWounded(asking.state, carrier.side)
        return (among.find(({ id }) => asking.selected.includes(id)) ?? among[0])?.id ?? null
      },
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (able(state).length > 0 ? null : 'Nobody active has his hands free for a wounded man.'),
  likely: ({ state, selected }) => {
    const pairs = able(state).flatMap((carrier) =>
      lyingWounded(state, carrier.side).map((wounded) => ({ carrier, wounded })),
    )
    if (pairs.some(({ wounded }) => selected.includes(wounded.id))) return 58
    const isOwn = ({ carrier, wounded }: (typeof pairs)[number]) =>
      carrier.side === wounded.side && isInSectorOf(state, carrier, wounded)
    return pairs.some(isOwn) ? 55 : pairs.length > 0 ? 15 : 0
  },
  entry: (state, { wounded, carrier }) =>
    `${figureById(state, carrier).name} picks up ${figureById(state, wounded).name}`,
  run(scene, { carrier: id, wounded: woundedId }) {
    const carrier = figureById(scene.state, id)
    const wounded = figureById(scene.state, woundedId)
    scene.patch('figures', id, { carries: woundedId, moved: true, fastMoving: false, ...comesAway })
    scene.patch('figures', woundedId, { carried: true, ...comesAway })
    for (const each of [id, woundedId]) gunDown(scene, each)
    scene.note(`${carrier.name} carries ${wounded.name}: 2" less each move, no Fast Move, and his fire is snap fire.`, {
      about: aboutFigure(wounded),
      page: 38,
    })
  },
})
