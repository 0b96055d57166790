import { figureById, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { isRocket, whyNotLaunch } from './launchable.ts'
import { makeReady, usesShot } from './ready.ts'
import type { WeaponFigures } from './weapons.ts'
import { refuse } from '../refuse.ts'

/**
 * A LAW is made ready first; then the shot is taken (FNG p. 33).
 * @param at the figure aimed at, where it is one.
 * @returns whether it goes off now.
 */
export function takeUp(scene: Scene, shooter: Figure, weapon: WeaponFigures, at?: number): boolean {
  const ready = weapon.key !== 'm72-law' || makeReady(scene, shooter.id, weapon.key)
  usesShot(scene, shooter, at)
  return ready
}

/** @throws RuleError `bad-input` for what cannot be fired, or not from there (FNG p. 27). */
export function mustLaunch(
  scene: Scene,
  shooter: Figure,
  weapon: WeaponFigures,
  { indoors, behind }: { readonly indoors: boolean; readonly behind: readonly number[] },
): void {
  const why = whyNotLaunch(scene.state, shooter, weapon.key)
  if (why !== null) refuse(why)
  if (!isRocket(scene.state, weapon.key)) return
  if (indoors) refuse(`A ${weapon.name} cannot be fired from inside.`)
  // Whoever it is: the book asks for no side (FNG p. 28).
  const [first] = behind
  if (first !== undefined) refuse(`${figureById(scene.state, first).name} stands in the back blast.`)
}

/** @throws RuleError `bad-input` for a target too near or too far. */
export function mustReach(weapon: WeaponFigures, inches: number): void {
  if (inches > weapon.range) refuse(`Out of range: his ${weapon.name} reaches ${weapon.range}".`)
  if (inches < weapon.minRange) refuse(`Too near: his ${weapon.name} needs ${weapon.minRange}".`)
}
