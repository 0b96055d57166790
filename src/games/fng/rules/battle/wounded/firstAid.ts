import { defineAction } from '../action.ts'
import {
  aboutFigure,
  battleOf,
  figureById,
  figuresOf,
  groupById,
  isUp,
  refusesOutsideTurn,
  type Figure,
} from '../battle.ts'
import { namedIn } from '../fire/fireForm.ts'
import { isInMelee } from '../melee/inMelee.ts'
import type { FngState } from '../../state.ts'
import { handsFree, isMedic, lyingWounded } from './people.ts'
import { firstAid } from '../../tables/casualties.ts'

const treatable = (state: FngState, medic: Figure | null): Figure[] =>
  medic === null ? [] : lyingWounded(state, medic.side).filter(({ id, aided }) => !aided && id !== medic.id)

const medics = (state: FngState): Figure[] =>
  handsFree(state).filter(
    (figure) =>
      isMedic(state, figure) && !figure.fired && !isInMelee(state, figure) && treatable(state, figure).length > 0,
  )

/** Why no Medic can see to anybody just now, with what would help. */
function whyNobody(state: FngState): string {
  const able = figuresOf(state, 'ours', 'theirs').filter((figure) => isMedic(state, figure) && isUp(figure))
  const wanted = able.filter((figure) => treatable(state, figure).length > 0)
  if (able.length === 0) return 'There is no Medic on the table who could see to anybody.'
  if (wanted.length === 0) return 'No wounded man lies where a Medic could see to him.'
  const waits = wanted.filter(({ groupId }) => !groupById(state, groupId).activated)
  const now = waits.find(({ side }) => side === battleOf(state).side)
  if (now) return `First activate ${groupById(state, now.groupId).name}, with its Medic ${now.name}.`
  if (waits.length > 0) return `${waits[0]!.name} can see to him when ${groupById(state, waits[0]!.groupId).name} acts.`
  return `${wanted[0]!.name} has acted this turn, or has not his hands free.`
}

/**
 * A Medic sees to a wounded man: one whole activation without a test forced on him, from the next one on after he has
 * reached him; then the dice, once for each victim (FNG p. 39).
 */
export const firstAidAction = defineAction({
  name: 'firstAid',
  title: 'First Aid',
  section: 'wounded',
  page: 39,
  words: ['medic', 'corpsman', 'treat', 'wounded'],
  tables: [firstAid],
  fields: {
    medic: {
      kind: 'pick',
      from: 'figures',
      label: 'Medic',
      among: ({ state }) => medics(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (medics(state).find(({ id }) => selected.includes(id)) ?? medics(state)[0])?.id ?? null,
    },
    wounded: {
      kind: 'pick',
      from: 'figures',
      label: 'Wounded man',
      among: (asking) => treatable(asking.state, namedIn(asking, 'medic')).map(({ id }) => id),
      start: (asking) => {
        const among = treatable(asking.state, namedIn(asking, 'medic'))
        return (among.find(({ id }) => asking.selected.includes(id)) ?? among[0])?.id ?? null
      },
    },
    beside: {
      kind: 'flag',
      label: 'He was beside him already',
      help: 'This whole activation counts then; else the next one is the first.',
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (medics(state).length > 0 ? null : whyNobody(state)),
  likely: ({ state, selected }) =>
    medics(state).length === 0 ? 0 : medics(state).some(({ id }) => selected.includes(id)) ? 75 : 57,
  entry: (state, { medic, wounded }) =>
    `First Aid: ${figureById(state, medic).name} sees to ${figureById(state, wounded).name}`,
  run(scene, { medic: id, wounded: woundedId, beside }) {
    const medic = figureById(scene.state, id)
    scene.patch('figures', id, {
      fired: true,
      busy: 'firstAid',
      busyWith: woundedId,
      busySince: battleOf(scene.state).turn,
      busyLeft: beside ? 1 : 2,
    })
    const when = beside ? 'until his side has acted' : 'through his next activation'
    scene.note(`${medic.name} sees to ${figureById(scene.state, woundedId).name}, ${when}.`, {
      about: aboutFigure(medic),
      page: 39,
    })
  },
})
