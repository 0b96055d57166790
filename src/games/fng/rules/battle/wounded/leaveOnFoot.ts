import { defineAction } from '../action.ts'
import { battleOf, figureById, figuresOf, groupById, refusesOutsideTurn, type Figure } from '../battle.ts'
import { pickedIn } from '../fire/fireForm.ts'
import { isInMelee } from '../melee/inMelee.ts'
import type { FngState } from '../../state.ts'
import { broughtIn } from './broughtIn.ts'
import { evacuate, goOff } from './goOff.ts'

/** Whoever can walk off: good men of the active side whose group has acted, walking wounded, and who runs. */
const able = (state: FngState): Figure[] => {
  const { side } = battleOf(state)
  return figuresOf(state, 'ours', 'theirs').filter(
    (figure) =>
      figure.side === side &&
      groupById(state, figure.groupId).activated &&
      (figure.status === 'carryOn' || figure.status === 'retired' || isWalkingWounded(figure)) &&
      figure.busy === null &&
      !figure.carried &&
      !figure.inTunnel &&
      !isInMelee(state, figure),
  )
}

const isWalkingWounded = ({ status, walks }: Figure): boolean => status === 'outOfTheFight' && walks

/** Figures leave the table on foot, wounded men with those who carry them (FNG pp. 18, 39, 100-101). */
export const leaveOnFoot = defineAction({
  name: 'leaveOnFoot',
  title: 'Leave the table on foot',
  section: 'wounded',
  page: 39,
  words: ['evacuate', 'withdraw', 'exit', 'walk off', 'table edge'],
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who leaves over his own table edge',
      help: 'Whoever is carried goes along.',
      least: 1,
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        able(state)
          .filter(({ id, groupId }) => selected.includes(id) || selected.includes(groupId))
          .map(({ id }) => id),
    },
    underFire: {
      kind: 'flag',
      label: 'Wounded were brought off under fire',
      help: 'A deed of those who carried them.',
      asked: (asking) => pickedIn(asking, 'figures').some(({ side, carries }) => side === 'ours' && carries !== null),
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'Nobody active can walk off.'),
  likely: ({ state, selected }) =>
    able(state).some((figure) => selected.includes(figure.id) && (figure.carries !== null || isWalkingWounded(figure)))
      ? 45
      : 5,
  run(scene, { figures, underFire }) {
    for (const id of figures) {
      const figure = figureById(scene.state, id)
      const carried = figure.carries === null ? null : figureById(scene.state, figure.carries)
      if (carried?.status === 'outOfTheFight') {
        evacuate(scene, carried)
        if (underFire) broughtIn(scene, figure, carried)
      }
      if (isWalkingWounded(figure)) evacuate(scene, figure)
      else goOff(scene, figure, figure.status === 'retired' ? 'ran' : 'walked')
    }
  },
})
