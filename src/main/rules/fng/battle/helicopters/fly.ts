import { defineAction, type Asking, type Option } from '../action.ts'
import { craftById, helicoptersIn, helicopterOf, isFree, whyNoRoom } from '../air/craft.ts'
import { goHome } from '../air/leave.ts'
import { isMarked } from '../air/mark.ts'
import { besideField, craftField, craftIn, lowFlightFields, stripField } from '../air/runForm.ts'
import { battleOf, refusesOutsideTurn, type Craft } from '../battle.ts'
import { eventOf } from '../events/lasts.ts'
import { stances } from '../fire/fireForm.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import {
  attack,
  canAttack,
  fixedGunsOf,
  hasGrenades,
  mustHave,
  passMade,
  rocketsOf,
  turretGunsOf,
  type Attack,
} from './attack.ts'
import { flyOver, leaveHover, nextTurn, tellBrokenOff, type Flight } from './flight.ts'
import { hover, land, type Zone } from './landing.ts'

const plans = {
  attack: 'Attack run',
  land: 'Come in and land',
  hover: 'Come in and hover',
  across: 'Fly across the table',
  away: 'Leave the hover and the table',
} as const satisfies Readonly<Record<string, string>>
export type Plan = keyof typeof plans

/** In a lull medevacs alone come and go (FNG p. 71). */
const isStill = (state: FngState, craft: Craft): boolean =>
  eventOf(state, 'lull') !== undefined && state.calls.find(({ id }) => id === craft.callId)?.kind !== 'medevac'

const flyable = (state: FngState): Craft[] =>
  helicoptersIn(state).filter(
    (craft) => isFree(state, craft) && craft.mode !== 'landed' && craft.mode !== 'flying' && !isStill(state, craft),
  )

function whyNot(state: FngState): string | null {
  if (battleOf(state).side !== 'ours') return 'Helicopters act when our side is active.'
  if (flyable(state).length === 0) return 'No helicopter can fly just now.'
  return whyNoRoom(state, helicoptersIn(state))
}

/** What a helicopter can do from where it is (FNG pp. 85-87). */
function plansOf(state: FngState, craft: Craft): Plan[] {
  const mayLand = helicopterOf(state, craft)?.mayLand === true ? (['land'] as const) : []
  if (craft.mode === 'hovering') return ['away', ...mayLand]
  const first = canAttack(state, craft) ? (['attack'] as const) : []
  return [...first, ...mayLand, 'hover', 'across']
}

const optionsFor = (asking: Asking): Option[] => {
  const craft = craftIn(asking)
  return (craft ? plansOf(asking.state, craft) : []).map((value) => ({ value, label: plans[value] }))
}

const planIn = ({ values }: Asking): Plan | undefined => values['plan'] as Plan | undefined
const does =
  (...which: readonly Plan[]) =>
  (asking: Asking): boolean =>
    which.includes(planIn(asking)!)
const attacksWith = (has: (state: FngState, craft: Craft) => boolean) => (asking: Asking) => {
  const craft = craftIn(asking)
  return does('attack')(asking) && craft !== undefined && has(asking.state, craft)
}
const hasGuns = attacksWith((state, craft) => fixedGunsOf(state, craft).length + turretGunsOf(state, craft).length > 0)

/** It lands straight from a hover: nobody fires at it on the way. */
const fliesIn = (asking: Asking): boolean => craftIn(asking)?.mode !== 'hovering' || planIn(asking) === 'away'

const isMedevac = (asking: Asking): boolean =>
  asking.state.calls.find(({ id }) => id === craftIn(asking)?.callId)?.kind === 'medevac'

/**
 * A helicopter's activation in the air (FNG pp. 85-90): the flying roll, fire from the ground, then its attack run, landing
 * or hover. A medevac on a hot LZ may turn back.
 */
export const flyHelicopter = defineAction({
  name: 'flyHelicopter',
  title: 'Helicopter: fly',
  section: 'air',
  page: 85,
  words: ['medevac', 'dustoff', 'gunship', 'land', 'hover', 'LZ', 'attack run', 'rockets', 'strafe', 'Loach', 'slick'],
  fields: {
    craft: craftField('Helicopter', flyable),
    plan: { kind: 'choice', label: 'It will', options: optionsFor },
    ...lowFlightFields(fliesIn),
    open: { kind: 'flag', label: 'It crosses open ground in their sight', asked: fliesIn },
    blocked: {
      kind: 'flag',
      label: 'Trees, hills or buildings are near in its way',
      asked: does('hover', 'away'),
    },
    small: { kind: 'flag', label: 'Less than 10" of clear ground', asked: does('land') },
    hot: {
      kind: 'flag',
      label: 'Enemies within 12" of the LZ',
      asked: (asking) => does('land')(asking) && isMedevac(asking),
      start: ({ values }) => Array.isArray(values['checking']) && values['checking'].length > 0,
    },
    fixedGuns: {
      kind: 'flag',
      label: 'Fixed guns strafe',
      asked: attacksWith((state, craft) => fixedGunsOf(state, craft).length > 0),
      start: () => true,
    },
    turret: {
      kind: 'flag',
      label: 'The turret strafes',
      asked: attacksWith((state, craft) => turretGunsOf(state, craft).length > 0),
    },
    strip: stripField('In the strip, 6" wide and 18" long', hasGuns),
    beside: besideField('strip', hasGuns),
    rockets: {
      kind: 'rows',
      label: 'Rockets, each at a spot of its own',
      least: 0,
      most: 8,
      asked: attacksWith((state, craft) => rocketsOf(state, craft) > 0),
      start: (asking) => Array.from({ length: rocketsOf(asking.state, craftIn(asking)!) }, () => ({ stands: 'open' })),
      fields: { stands: { kind: 'choice', label: 'The spot lies', options: stances } },
    },
    grenades: {
      kind: 'number',
      label: '40mm grenades',
      help: 'One for each 6" of table it crosses.',
      least: 0,
      most: 12,
      asked: attacksWith(hasGrenades),
    },
    grenadesLie: { kind: 'choice', label: 'Their spots lie', options: stances, asked: attacksWith(hasGrenades) },
    marked: {
      kind: 'flag',
      label: 'Within 24" of the marking smoke',
      asked: (asking) => does('attack')(asking) && isMarked(asking.state),
      start: ({ state }) => isMarked(state),
    },
    home: {
      kind: 'flag',
      label: 'It goes home for good',
      asked: does('across', 'away'),
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? whyNot(state),
  likely: ({ state }) => (whyNot(state) === null ? 86 : 0),
  entry: (state, { craft, plan }) => `${craftById(state, craft).name}: ${plans[plan as Plan].toLowerCase()}`,
  run(scene, { craft: id, plan: planned, home, ...values }) {
    const plan = planned as Plan
    const craft = craftById(scene.state, id)
    if (plan === 'attack') mustHave(scene.state, craft, values)
    scene.patch('craft', id, { freeTurn: nextTurn(scene) })
    if (craft.mode === 'hovering' && plan === 'land') {
      land(scene, id, values)
      return
    }
    if (craft.mode === 'hovering' && !leaveHover(scene, id, values.blocked)) return
    scene.patch('craft', id, { mode: 'flying' })
    const run = flyOver(scene, id, values)
    tellBrokenOff(scene, id, run)
    if (run === 'goesOn') carryOut(scene, id, plan, values)
    if (run === 'gone') return
    if (plan === 'attack') passMade(scene, id)
    else if (home) goHome(scene, id, 'it is done here')
  },
})

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
    case 'across':
    case 'away':
      scene.note(`${craftById(scene.state, id).name} is over the table until the turn ends.`, { page: 85 })
  }
}
