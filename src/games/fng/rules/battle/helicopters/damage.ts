import { explainDice } from '../../../../../main/engine/lines.ts'
import { heliDamage } from '../../tables/helicopters.ts'
import { aboutCraft } from '../air/arrive.ts'
import { aboard, craftById, pointsOf, type Hits } from '../air/craft.ts'
import { aboutFigure, type Figure } from '../battle.ts'
import { harm } from '../harm/harm.ts'
import type { Scene } from '../scene.ts'
import { crash } from './crash.ts'
import { flyersOf, someoneFlies } from './crew.ts'
import { skidRiders } from './places.ts'

/** From this Impact or Armour Piercing Rating on a weapon does twice the damage (FNG p. 91). */
const heavyImpact = 5
const heavyApr = 4

/**
 * Fire at a helicopter hits whoever stands on its skids first, a man a hit (footnote 6, FNG p. 109). What is left is rolled
 * for on Helicopter Damage.
 * @returns whether it still flies, or stands.
 */
export function damageHelicopter(scene: Scene, craftId: number, fire: Hits): boolean {
  const riders = skidRiders(scene.state, craftById(scene.state, craftId)).slice(0, fire.hits)
  if (riders.length > 0) strikeRiders(scene, riders, fire.impact)
  const hits = fire.hits - riders.length
  return hits === 0 || damageHull(scene, craftId, { ...fire, hits })
}

function strikeRiders(scene: Scene, riders: readonly Figure[], impact: number): void {
  for (const rider of riders)
    scene.note(`${rider.name} stands on the skids, and is hit first.`, { about: aboutFigure(rider), page: 109 })
  harm(
    scene,
    riders.map(({ id }) => ({ figureId: id, impact, by: null, why: 'fire at the helicopter' })),
  )
}

/**
 * Helicopter Damage for each hit, with the men aboard who are struck (FNG p. 91). More damage than Damage Points, or
 * nobody left to fly it, brings it down.
 * @returns whether it still flies, or stands.
 */
function damageHull(scene: Scene, craftId: number, { hits, impact, apr }: Hits): boolean {
  const { name } = craftById(scene.state, craftId)
  const heavyWeapon = impact >= heavyImpact || apr >= heavyApr
  const [pilot] = flyersOf(scene.state, craftId)
  const rolls = scene.rollAll(
    heliDamage,
    Array.from({ length: hits }, () => ({
      subject: craftId,
      why: `${name}, Impact ${impact}`,
      when: { heavyWeapon },
      numbers: { Impact: impact },
    })),
  )
  for (const roll of rolls) {
    const { gives } = roll.row
    const by = heavyWeapon ? gives.damageOfHeavyWeapon : gives.damage
    const damage = craftById(scene.state, craftId).damage + by
    scene.patch('craft', craftId, { damage })
    const points = `${damage} of ${pointsOf(scene.state, craftById(scene.state, craftId))} points`
    scene.tell(roll, `${name}: ${by === 0 ? 'no damage' : points}.`, aboutCraft(craftId, 'damage'))
    if (gives.manHitTo > 0) strikeAboard(scene, craftId, { to: gives.manHitTo, impact })
  }
  const craft = craftById(scene.state, craftId)
  const flies = craft.mode === 'landed' || someoneFlies(scene, craftId, pilot)
  if (craft.damage <= pointsOf(scene.state, craft) && flies) return true
  crash(scene, craftId)
  return false
}

/** A die for each man aboard: up to that score he is hit by the weapon. */
function strikeAboard(scene: Scene, craftId: number, { to, impact }: { to: number; impact: number }): void {
  const men = aboard(scene.state, craftId)
  const throws = scene.diceAll(
    men.map(({ id, name }) => ({ key: 'battle.hit-aboard', subject: id, count: 1, why: `${name} is hit on 1-${to}` })),
  )
  const hit = men.filter((_, i) => throws[i]!.faces[0]! <= to)
  men.forEach((figure: Figure, i) => {
    if (hit.includes(figure))
      scene.say(explainDice(`${figure.name} is hit.`, throws[i]!, { about: aboutFigure(figure), page: 91 }))
  })
  harm(
    scene,
    hit.map(({ id }) => ({ figureId: id, impact, by: null, why: 'fire at the helicopter' })),
  )
}
