import { membersOf } from '../battle.ts'
import type { Chapter } from '../chapter.ts'
import { enemyActs } from './enemyActs.ts'
import { enemyMortars } from './mortars.ts'
import { sneakAway } from './sneaky.ts'

/** What the enemy does when the rules run him. */
export const enemy: Chapter = {
  actions: [enemyActs, enemyMortars],
  hooks: {
    /** What they were told holds until they act again. */
    groupActivates(scene, group) {
      for (const { id, orders } of membersOf(scene.state, group.id))
        if (orders !== null) scene.patch('figures', id, { orders: null })
    },
    turnEnds: sneakAway,
  },
}
