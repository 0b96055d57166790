import { figureById, type Figure } from '../battle.ts'
import { isDirect } from '../fire/fireForm.ts'
import { whyNotFire } from '../fire/mayFire.ts'
import { shoot, type Shot } from '../fire/shoot.ts'
import { isLauncher, targetRating } from '../fire/weaponClasses.ts'
import { weaponFigures } from '../fire/weapons.ts'
import type { Scene } from '../scene.ts'
import type { Resolved } from './chargeTest.ts'

/** A charger is near enough for buckshot, and too far for point-blank (inches). */
const asTheyCome = 4

/**
 * Targets fire at those who charge them, as far as Charge Resolution lets them, all at the same moment (FNG p. 36). Of
 * several results the worst counts for the target. No snap fire, and no reactions to it (rulings).
 */
export function fireAtChargers(scene: Scene, charges: readonly Resolved[]): void {
  const targets = [...new Set(charges.map(({ target }) => target))]
  const shots = targets.flatMap(
    (id) =>
      shotOf(
        scene,
        id,
        charges.filter(({ target }) => target === id),
      ) ?? [],
  )
  if (shots.length > 0) shoot(scene, shots)
}

/** Of several chargers the one who did best against the target decides what the target may do (FNG p. 35). */
export const worstFor = (charges: readonly Resolved[]): Resolved =>
  charges.reduce((worst, charge) => (charge.lead > worst.lead ? charge : worst))

function shotOf(scene: Scene, targetId: number, charges: readonly Resolved[]): Shot | null {
  const { targetFires } = worstFor(charges).row.gives
  const target = figureById(scene.state, targetId)
  const key = targetFires === 'none' ? null : weaponToStop(scene, target)
  if (key === null) return null
  const held = weaponFigures(scene, key)
  const fired = isLauncher(held) ? weaponFigures(scene, 'gl-buckshot') : held
  const dice = targetFires === 'oneShot' ? 1 : targetRating(scene.state, target, fired, asTheyCome)
  const at = charges.slice(0, dice)
  return {
    shooterId: target.id,
    weapon: key,
    snap: false,
    targets: at.map(({ charger }, i) => ({
      figureId: charger,
      dice: Math.floor(dice / at.length) + (i < dice % at.length ? 1 : 0),
      inches: asTheyCome,
      prone: false,
      charging: true,
    })),
  }
}

/** What he can stop a charge with: his own weapon, else a sidearm; nothing that explodes at his own feet. */
function weaponToStop(scene: Scene, figure: Figure): string | null {
  const { state } = scene
  const keys = [figure.weapon, ...(figure.sidearm === null ? [] : [figure.sidearm])]
  return keys.find((key) => isDirect(state, key) && whyNotFire(state, figure, key) === null) ?? null
}
