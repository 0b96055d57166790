import { defineAction } from '../action.ts'
import { aboutCraft } from '../air/arrive.ts'
import { craftById, helicoptersIn, isFree, isStill, lullWords, passengersOf } from '../air/craft.ts'
import { goHome } from '../air/leave.ts'
import { craftField, craftIn, lowFlightFields } from '../air/runForm.ts'
import { battleOf, refusesOutsideTurn, type Craft } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { flyersOf } from './crew.ts'
import { drawFire, flyOver, nextTurn, tellBrokenOff } from './flight.ts'
import { stall } from './mishaps.ts'
import { mustMove, staysOver } from './overTable.ts'
import { pilot, slide } from './piloting.ts'

const onGround = (state: FngState): Craft[] =>
  helicoptersIn(state).filter(
    (craft) =>
      craft.mode === 'landed' && isFree(state, craft) && !isStill(state, craft) && flyersOf(state, craft.id).length > 0,
  )

function whyNot(state: FngState): string | null {
  if (battleOf(state).side !== 'ours') return 'Helicopters act when our side is active.'
  if (onGround(state).length > 0) return null
  const held = helicoptersIn(state).some((craft) => craft.mode === 'landed' && isStill(state, craft))
  return held ? lullWords : 'No helicopter stands ready to take off.'
}

/**
 * Take-off (FNG p. 87): the pilot's roll, fire as at a hover, then the flying roll with the fire that it brings, and away.
 */
export const takeOff = defineAction({
  name: 'takeOff',
  title: 'Helicopter: take off',
  section: 'air',
  page: 87,
  words: ['lift off', 'medevac', 'dustoff', 'extract', 'LZ', 'leave'],
  fields: {
    craft: craftField('Helicopter', onGround),
    ...lowFlightFields(),
    open: { kind: 'flag', label: 'It crosses open ground in their sight' },
    blocked: { kind: 'flag', label: 'Trees, hills or buildings are near in its way' },
    home: {
      kind: 'flag',
      label: 'It goes home for good',
      start: (asking) => {
        const craft = craftIn(asking)
        return craft !== undefined && passengersOf(asking.state, craft.id).length > 0
      },
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? whyNot(state),
  likely: ({ state }) => (whyNot(state) === null ? 84 : 0),
  entry: (state, { craft }) => `${craftById(state, craft).name} takes off`,
  run(scene, { craft: id, blocked, home, ...flight }) {
    const craft = craftById(scene.state, id)
    mustMove(scene.state, craft, home)
    const { name } = craft
    scene.patch('craft', id, { freeTurn: nextTurn(scene) })
    const roll = pilot(scene, id, 'takeOff')
    const { row } = roll
    const about = aboutCraft(id, 'mode')
    if (row.outcome === 'staysDown') {
      scene.tell(roll, `${name} does not get off the ground.`, about)
      return
    }
    scene.patch('craft', id, { mode: 'hovering' })
    if (row.outcome === 'stalls') {
      scene.tell(roll, `${name} stalls.`, about)
      slide(scene, id, row.gives.slideDice, 'ahead')
      stall(scene, id, row.gives, blocked)
      return
    }
    scene.tell(roll, `${name} lifts off.`, about)
    const first = drawFire(scene, id, flight)
    if (first !== 'gone') scene.patch('craft', id, { mode: 'flying' })
    const run = first === 'goesOn' ? flyOver(scene, id, flight) : first
    tellBrokenOff(scene, id, run)
    if (run === 'gone') return
    if (home) goHome(scene, id, 'it is done here')
    else if (staysOver(craft)) scene.note(`${name} is over the table again.`, { about, page: 88 })
    else scene.note(`${name} is away, and may come back.`, { about, page: 87 })
  },
})
