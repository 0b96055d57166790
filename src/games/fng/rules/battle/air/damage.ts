import { aircraftDamage } from '../../tables/airStrikes.ts'
import { damageHelicopter } from '../helicopters/damage.ts'
import type { Scene } from '../scene.ts'
import { aboutCraft } from './arrive.ts'
import { craftById, helicopterOf, pointsOf, type Hits } from './craft.ts'
import { closeCall } from './leave.ts'

/**
 * Rolls damage for each hit; a plane that has taken more than its Damage Points crashes off the table, a helicopter on it
 * (FNG pp. 82, 91).
 * @returns whether it still flies, or stands.
 */
export function damageCraft(scene: Scene, craftId: number, hits: Hits): boolean {
  const craft = craftById(scene.state, craftId)
  if (hits.hits === 0) return true
  if (helicopterOf(scene.state, craft)) return damageHelicopter(scene, craftId, hits)
  const rolls = scene.rollAll(
    aircraftDamage,
    Array.from({ length: hits.hits }, () => ({
      subject: craftId,
      why: `${craft.name}, Impact ${hits.impact}`,
      numbers: { Impact: hits.impact },
    })),
  )
  for (const roll of rolls) {
    const { damage, rep } = craftById(scene.state, craftId)
    const { gives } = roll.row
    scene.patch('craft', craftId, { damage: damage + gives.damage, rep: rep + gives.rep })
    const points = `${damage + gives.damage} of ${pointsOf(scene.state, craft)} points`
    scene.tell(roll, `${craft.name}: ${gives.damage === 0 ? 'no damage' : points}.`, aboutCraft(craftId, 'damage'))
  }
  if (craftById(scene.state, craftId).damage <= pointsOf(scene.state, craft)) return true
  scene.patch('craft', craftId, { mode: 'down' })
  scene.note(`${craft.name} is shot down and crashes off the table.`, { about: aboutCraft(craftId, 'mode'), page: 82 })
  closeCall(scene, craft.callId)
  return false
}
