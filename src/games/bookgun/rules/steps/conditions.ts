import { refuse } from '../../../../main/engine/mustBe.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { civiliansPresent, gameOf } from '../game.ts'
import type { SetRoe, SetWeather } from '../inputs.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Roe } from '../state.ts'
import { rulesOfEngagement } from '../tables/organisation.ts'

/** Under what a game is played: rules of engagement, sky, ground and light. */

/** @returns "ROE3 Weapons Ready". */
export function roeWords(scene: Scene, rule: Roe): string {
  const { cells } = rowOf(scene.table(rulesOfEngagement), rule)
  return `${rule} ${cells.name}`
}

/** @returns what the rule in force says of fire, and what becomes of a soldier who does not keep it (p. 7). */
export function roeTold(scene: Scene, rule: Roe): string {
  const { cells, text } = rowOf(scene.table(rulesOfEngagement), rule)
  return `${roeWords(scene, rule)} is in force. ${text} ${cells.note}`
}

export const setRoe = stepOf<SetRoe>('Rules of engagement', (scene, { rule }) => {
  const game = gameOf(scene.state)
  if (game.roe === rule) refuse(`${roeWords(scene, rule)} is set already.`)
  scene.patch('games', game.id, { roe: rule })
  const words = civiliansPresent(scene.state) ? 'is in force' : 'will be in force when civilians are present'
  scene.note(`${roeWords(scene, rule)} ${words}.`, { collection: 'games', id: game.id, field: 'roe' })
})

const skyWords = { clear: 'clear sky', fog: 'fog', rain: 'rain', snowfall: 'falling snow' } as const
const weatherWords = { dry: 'dry ground', mud: 'mud', snow: 'snow' } as const

export const setWeather = stepOf<SetWeather>('The weather', (scene, { sky, weather, night }) => {
  const { id } = gameOf(scene.state)
  scene.patch('games', id, { sky, weather, night })
  scene.note(`Now ${skyWords[sky]}, ${weatherWords[weather]}${night ? ', night' : ''}.`, {
    collection: 'games',
    id,
    field: 'sky',
  })
})
