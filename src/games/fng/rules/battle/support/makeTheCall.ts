import { explainDice } from '../../../../../main/engine/lines.ts'
import { makingTheCall } from '../../tables/support.ts'
import { aboutFigure, battleOf, figureById, repOf } from '../battle.ts'
import { isRain } from '../events/weather.ts'
import type { Scene } from '../scene.ts'
import { isWizard, useRadio, type Caller } from './radio.ts'

/**
 * Making the Call (FNG p. 72): the air first, then one die against the REP of whoever speaks. It costs him his active
 * fire, and the radio its one call of this turn.
 * @returns whether the call gets through.
 */
export function makeTheCall(
  scene: Scene,
  { callerId, radioId, fieldPhone, tallestHill }: Caller,
  whom: string,
): boolean {
  const caller = figureById(scene.state, callerId)
  useRadio(scene, radioId)
  scene.patch('figures', callerId, { fired: true })
  const air = scene.dice({
    key: 'battle.atmospherics',
    subject: callerId,
    count: 1,
    why: `Atmospheric conditions for the call of ${caller.name}`,
  })
  const face = air.faces[0]
  const how = face === 1 ? 'bad' : face === 6 ? 'good' : 'ordinary'
  scene.say(explainDice(`The air is ${how}.`, air, { page: 72 }))
  const { weather } = battleOf(scene.state)
  const roll = scene.roll(makingTheCall, {
    subject: callerId,
    why: `${caller.name} calls ${whom}`,
    when: {
      badWeather: isRain(weather),
      tallestHill,
      fieldPhone,
      atmospherics1: face === 1,
      atmospherics6: face === 6,
      rtoWizard: isWizard(scene.state, caller),
    },
    numbers: { REP: repOf(caller) },
  })
  const connected = roll.row.outcome === 'connected'
  scene.tell(
    roll,
    `${caller.name} ${connected ? 'gets through' : 'does not get through'} to ${whom}.`,
    aboutFigure(caller),
  )
  return connected
}
