import { sum } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { aboutCraft } from '../air/arrive.ts'
import { aboard, craftById, pointsOf } from '../air/craft.ts'
import { harm } from '../harm/harm.ts'
import type { Scene } from '../scene.ts'
import { wreck } from './crash.ts'
import { flyersOf, someoneFlies } from './crew.ts'

/** What a piloting roll that went wrong does (FNG p. 86). */
interface Hard {
  readonly impact: number
  readonly damageDice: number
  readonly damagePlus: number
}

const strike = (scene: Scene, craftId: number, impact: number, why: string): void => {
  harm(
    scene,
    aboard(scene.state, craftId).map(({ id }) => ({ figureId: id, impact, by: null, why })),
  )
}

/** It comes down hard: hits on all aboard and damage; more than it can take wrecks it where it is (ruling to FNG p. 86). */
export function hardLanding(scene: Scene, craftId: number, { impact, damageDice, damagePlus }: Hard): void {
  const craft = craftById(scene.state, craftId)
  const [pilot] = flyersOf(scene.state, craftId)
  strike(scene, craftId, impact, 'hard landing')
  const thrown = scene.dice({
    key: 'battle.hard-landing',
    subject: craftId,
    count: damageDice,
    why: `${craft.name}: damage of a hard landing, ${damagePlus} more`,
  })
  const damage = craft.damage + sum(thrown.faces) + damagePlus
  scene.patch('craft', craftId, { damage, mode: 'landed' })
  const points = pointsOf(scene.state, craft)
  const text = `${craft.name} comes down hard: ${damage} of ${points} points of damage.`
  scene.say(explainDice(text, thrown, { about: aboutCraft(craftId, 'damage'), page: 86 }))
  if (damage > points) wreck(scene, craftId)
  else if (!someoneFlies(scene, craftId, pilot)) scene.note(`Nobody is left to fly ${craft.name}.`, { page: 86 })
}

/** Out of control into trees, a hill, a building: it is destroyed (FNG p. 86). */
export function strikesTerrain(scene: Scene, craftId: number, impact: number): void {
  const { name } = craftById(scene.state, craftId)
  scene.note(`${name} flies into what stands in its way.`, { about: aboutCraft(craftId, 'mode'), page: 86 })
  strike(scene, craftId, impact, 'crash')
  wreck(scene, craftId)
}

/** The engine stalls: it slides on into a hard landing, or into whatever is in its way (FNG p. 86). */
export function stall(scene: Scene, craftId: number, gives: Hard & { terrainImpact: number }, blocked: boolean): void {
  if (blocked) strikesTerrain(scene, craftId, gives.terrainImpact)
  else hardLanding(scene, craftId, gives)
}
