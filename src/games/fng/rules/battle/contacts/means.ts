import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import type { EnemyType } from '../../state.ts'
import { missionOf } from '../../people.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'

/** A scene as the rules that serve the set-up too know it. */

export const rulesIn = (scene: Scene): Rules => ({ table: (book) => scene.table(book) })

export const answersIn = (scene: Scene): AnswerSource => ({
  roll: (request) => scene.dice(request),
  rollAll: (requests) => scene.diceAll(requests),
  choose: (request) => scene.choose(request),
  draw: (request) => scene.draw(request),
  deal: () => {
    throw new Error('No cards are dealt in this game.')
  },
})

/**
 * @returns the enemy of this battle.
 * @throws Error when nobody has met him: `meetEnemy` comes first.
 */
export function enemyIn(scene: Scene): EnemyType {
  const { enemy } = battleOf(scene.state)
  if (enemy === null) throw new Error('No enemy has been met in this battle.')
  return enemy
}

/** The half-month of the mission: weapons and tanks have their dates. */
export const halfMonthIn = (scene: Scene): number => missionOf(scene.state).halfMonth
