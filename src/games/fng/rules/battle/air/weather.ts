import { halfDie, isPossible } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import type { FngState } from '../../state.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'

/** Why nothing flies at all (FNG p. 59); null when it does. */
export const whyGrounded = (state: FngState): string | null =>
  battleOf(state).weather === 'terrible' ? 'In Terrible weather no aircraft flies.' : null

/** Scores of the die that keep an aircraft on the ground in Inclement weather (FNG p. 59). */
const staysDownTo = 2

/**
 * What the weather does to aircraft that are due to fly (FNG p. 59).
 * @param subject whom the dice are matched by.
 * @returns turns that they come later; null when they cannot take off.
 */
export function delayByWeather(scene: Scene, subject: number): number | null {
  const { weather } = battleOf(scene.state)
  if (weather === 'terrible') {
    scene.note('Terrible weather: all aircraft are grounded.', { page: 59 })
    return null
  }
  if (weather !== 'inclement') return 0
  const takeOff = scene.dice({
    key: 'battle.aircraft-take-off',
    subject,
    count: 1,
    why: `Inclement weather: they cannot take off on 1-${staysDownTo}`,
  })
  if (isPossible(takeOff.faces[0]!, 1, staysDownTo)) {
    scene.say(explainDice('The weather keeps them on the ground.', takeOff, { page: 59 }))
    return null
  }
  scene.say(explainDice('They take off in spite of the weather.', takeOff, { page: 59 }))
  const late = scene.dice({
    key: 'battle.aircraft-delay',
    subject,
    count: 1,
    why: 'Turns later in this weather, 1/2d6',
  })
  const turns = halfDie(late.faces[0]!)
  scene.say(explainDice(`They come ${turns} later.`, late, { page: 59, score: turns }))
  return turns
}
