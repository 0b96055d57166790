import { heliAutoGrenadeLauncher, heliGuns, heliPiloting, heliRockets } from '../../tables/helicopters.ts'
import { defineAction, type Asking } from '../action.ts'
import { craftById } from '../air/craft.ts'
import { goHome } from '../air/leave.ts'
import { craftField, craftIn, lowFlightFields } from '../air/runForm.ts'
import { battleOf, refusesOutsideTurn, type Craft } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { attack, mustHave, passMade, type Attack } from './attack.ts'
import { attackFields } from './attackForm.ts'
import { flyOver, leaveHover, nextTurn, tellBrokenOff, type Flight } from './flight.ts'
import { hover, land, type Zone } from './landing.ts'
import { lightOf, mustSee, nightFields } from './nightFlyers.ts'
import { mustMove } from './overTable.ts'
import {
  comesTo,
  does,
  fliesIn,
  flyable,
  planOptions,
  plans,
  sectorAtFirst,
  sectored,
  whyNoFlight,
  type Plan,
} from './plans.ts'

const isMedevac = (asking: Asking): boolean =>
  asking.state.calls.find(({ id }) => id === craftIn(asking)?.callId)?.kind === 'medevac'

/** It leaves a hover on its way, or comes to one. */
const hovers = (asking: Asking): boolean =>
  does('hover')(asking) || (craftIn(asking)?.mode === 'hovering' && does('stay', 'move', 'away')(asking))

/**
 * A helicopter's activation in the air (FNG pp. 85-90): the flying roll, fire from the ground, then its attack run, landing
 * or hover. A medevac on a hot LZ may turn back; a Loach may stay over the table.
 */
export const flyHelicopter = defineAction({
  name: 'flyHelicopter',
  title: 'Helicopter: fly',
  section: 'air',
  page: 85,
  words: ['medevac', 'dustoff', 'gunship', 'land', 'hover', 'LZ', 'attack run', 'rockets', 'strafe', 'Loach', 'slick'],
  tables: [heliPiloting, heliGuns, heliRockets, heliAutoGrenadeLauncher],
  fields: {
    craft: craftField('Helicopter', flyable),
    plan: { kind: 'choice', label: 'It will', options: planOptions },
    ...nightFields(fliesIn),
    ...lowFlightFields(fliesIn),
    open: { kind: 'flag', label: 'It crosses open ground in their sight', asked: fliesIn },
    sector: {
      kind: 'number',
      label: 'Sector it comes to',
      least: 1,
      most: 6,
      asked: does(...sectored),
      start: sectorAtFirst,
    },
    blocked: { kind: 'flag', label: 'Trees, hills or buildings are near in its way', asked: hovers },
    small: { kind: 'flag', label: 'Less than 10" of clear ground', asked: does('land') },
    hot: {
      kind: 'flag',
      label: 'Enemies within 12" of the LZ',
      asked: (asking) => does('land')(asking) && isMedevac(asking),
      start: ({ values }) => Array.isArray(values['checking']) && values['checking'].length > 0,
    },
    ...attackFields,
    home: { kind: 'flag', label: 'It goes home for good', asked: does('across', 'away') },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? whyNoFlight(state),
  likely: ({ state }) => (whyNoFlight(state) === null ? 86 : 0),
  entry: (state, { craft, plan }) => `${craftById(state, craft).name}: ${plans[plan as Plan].toLowerCase()}`,
  run(scene, { craft: id, plan: planned, home, sector, light, ...values }) {
    const plan = planned as Plan
    const craft = craftById(scene.state, id)
    mustMove(scene.state, craft, plan === 'away')
    if (plan === 'attack') mustHave(scene.state, craft, values)
    const shines = lightOf(scene.state, craft, light)
    if (plan === 'attack') mustSee(scene.state, { ...craft, light: shines })
    const where = comesTo(plan) ? sector : null
    scene.patch('craft', id, { freeTurn: nextTurn(scene), sector: where, light: shines })
    if (craft.mode === 'hovering' && plan === 'land') {
      land(scene, id, values)
      return
    }
    if (craft.mode === 'hovering' && !leaveHover(scene, id, values.blocked)) return
    scene.patch('craft', id, { mode: 'flying', overSince: overSince(scene, craft, plan) })
    const run = flyOver(scene, id, values)
    tellBrokenOff(scene, id, run)
    if (run === 'goesOn') carryOut(scene, id, plan, values)
    if (run === 'gone') return
    if (plan === 'attack') passMade(scene, id)
    else if (home) goHome(scene, id, 'it is done here')
  },
})

/** The turn since which a Loach stays over the table, once it has moved. */
function overSince(scene: Scene, craft: Craft, plan: Plan): number | null {
  if (plan === 'stay') return battleOf(scene.state).turn
  return plan === 'away' ? null : craft.overSince
}

function carryOut(
  scene: Scene,
  id: number,
  plan: Plan,
  values: Flight & Zone & Attack & { readonly blocked: boolean },
): void {
  switch (plan) {
    case 'attack':
      attack(scene, id, values)
      return
    case 'land':
      land(scene, id, values)
      return
    case 'hover':
      hover(scene, id, values, values.blocked)
      return
    case 'stay':
    case 'move':
      scene.note(`${craftById(scene.state, id).name} stays over the table: at most 36" this turn.`, { page: 88 })
      return
    case 'across':
    case 'away':
      scene.note(`${craftById(scene.state, id).name} is over the table until the turn ends.`, { page: 85 })
  }
}
