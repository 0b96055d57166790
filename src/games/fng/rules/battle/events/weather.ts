import { rowFor } from '../../../../../main/engine/table.ts'
import type { Weather } from '../../state.ts'
import { weather as weatherTable } from '../../tables/index.ts'
import { inSentence, weatherNames } from '../../words.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { lasts, type LastingEvent } from './lasts.ts'

/** Best to worst; Variable weather counts as clear until doubles settle it (FNG p. 59). */
const scale: readonly Weather[] = ['clear', 'inclement', 'terrible']

export const isRain = (weather: Weather): boolean => weather === 'inclement' || weather === 'terrible'

/** The weather from now on. */
export function setWeather(scene: Scene, weather: Weather, page: number): void {
  const battle = battleOf(scene.state)
  scene.patch('battle', battle.id, { weather })
  scene.note(`The weather is ${inSentence(weatherNames[weather])} now.`, { page })
}

/** One step worse or better; at the end of the scale it stays (ruling to FNG p. 70). */
export function shiftWeather(scene: Scene, steps: number): void {
  const { weather } = battleOf(scene.state)
  const at = Math.max(0, scale.indexOf(weather))
  const next = scale[Math.min(scale.length - 1, Math.max(0, at + steps))]!
  if (next === weather) scene.note('The weather stays as it is.', { page: 70 })
  else setWeather(scene, next, 70)
}

/** The first doubles settle Variable weather by their total, without the season (ruling to FNG p. 58). */
export function settleVariable(scene: Scene, total: number): void {
  if (battleOf(scene.state).weather !== 'variable') return
  setWeather(scene, rowFor(scene.table(weatherTable), total).outcome, 58)
}

/** Next turn alone has other weather: rain where it was dry, a clear sky where it rained (FNG p. 70). */
export function announceShower(scene: Scene): void {
  const { turn, weather } = battleOf(scene.state)
  lasts(scene, `shower.${weather}` satisfies LastingEvent, { since: turn + 1, until: turn + 1 })
}

/** A turn begins for which other weather was announced. */
export function beginShower(scene: Scene): void {
  const { turn, weather } = battleOf(scene.state)
  if (scene.state.lasting.some((row) => row.name.startsWith('shower.') && row.since === turn))
    setWeather(scene, isRain(weather) ? 'clear' : 'terrible', 70)
}

/** The turn of other weather is over: what was before comes back. */
export function endShower(scene: Scene): void {
  const { turn } = battleOf(scene.state)
  const shower = scene.state.lasting.find((row) => row.name.startsWith('shower.') && row.until === turn)
  if (shower) setWeather(scene, shower.name.slice('shower.'.length) as Weather, 70)
}
