import { switchOf } from '../../house/switches.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import { isWeapon } from '../../weapons.ts'
import type { FngState } from '../../state.ts'
import { canFight, hasAttribute, membersOf, type Figure } from '../battle.ts'
import { rifleGrenade, weaponFigures, type Family, type WeaponFigures } from './weapons.ts'

/** Rules of the weapon classes (FNG pp. 26-29), as questions about a figure and what it fires. */

/** @returns the figures of a weapon as this campaign plays them, where only the state is at hand; null for no weapon. */
export const weaponIn = (state: FngState, key: string): WeaponFigures | null =>
  isWeapon(key) ? weaponFigures(rulesOf(state), key) : null

/** Full crew of the classes that have one: gunner and those who serve the gun (FNG p. 26). */
const crews: Readonly<Partial<Record<Family, number>>> = { lmg: 2, mmg: 3, hmg: 3 }

export const fullCrew = (weapon: WeaponFigures): number => crews[weapon.family] ?? 1

/** Guns that a loader feeds: they run dry on three 1s (FNG p. 30). Not the BAR and the M-14A1. */
export const takesLoader = (weapon: WeaponFigures): boolean => crews[weapon.family] !== undefined

/** Rifles with a bipod that are set up by lying down and otherwise fired from the hip (FNG pp. 26-27). */
const autoRifles = ['m14a1', 'bar', 'bar-cf']
const isAutoRifle = ({ key }: WeaponFigures): boolean => autoRifles.includes(key)

export const isRecoilless = ({ key }: WeaponFigures): boolean => key.startsWith('rr-')

/** Launchers of grenades, and which of their two rounds goes how far (FNG p. 28). */
export const isLauncher = ({ key }: WeaponFigures): boolean => key === 'm79' || key === 'm203'

/** Does it take a full turn to set up (FNG pp. 17, 26)? */
export const takesSetUp = (weapon: WeaponFigures): boolean => weapon.family === 'lmg' || mustStand(weapon)

/** Activations that a full crew needs to set it up, or to take it down: the 107mm is no gun to carry about (FNG pp. 13, 17). */
export const setUpActivations = ({ key }: WeaponFigures): number => (key === 'rr-107mm' ? 6 : 1)

/** Cannot be fired at all unless it stands on its mount (FNG pp. 17, 26). */
export const mustStand = (weapon: WeaponFigures): boolean =>
  weapon.family === 'mmg' || weapon.family === 'hmg' || isRecoilless(weapon)

/** Has it a mount or a bipod, and stands ready where somebody has dug it in (FNG pp. 26-27)? */
export const standsOnMount = (weapon: WeaponFigures): boolean => takesSetUp(weapon) || isAutoRifle(weapon)

/** How many men of his group could serve the gun besides him: those meant to, then any who stand. */
export const servers = (state: FngState, gunner: Figure): Figure[] =>
  membersOf(state, gunner.groupId)
    .filter((figure) => figure.id !== gunner.id && canFight(figure) && figure.status === 'carryOn')
    .sort((a, b) => Number(b.role === 'loader') - Number(a.role === 'loader'))

/** His own loader is with him and fit. */
export const hasLoader = (state: FngState, gunner: Figure): boolean =>
  servers(state, gunner).some(({ role }) => role === 'loader')

/** Does the weapon stand as it should, or is it fired from the hip (FNG pp. 26-27)? */
export function isSteady(state: FngState, figure: Figure, weapon: WeaponFigures): boolean {
  if (weapon.family === 'lmg') return figure.setUp || (figure.prone && hasLoader(state, figure))
  return isAutoRifle(weapon) ? figure.setUp || figure.prone : true
}

/**
 * Most dice that he may throw with it just now: from the hip one less (a switch), a shotgun one at 3" or less.
 * @param inches to the nearest target; null where nobody has measured.
 */
export function targetRating(state: FngState, figure: Figure, weapon: WeaponFigures, inches: number | null): number {
  if (weapon.family === 'shotgun' && inches !== null && inches <= shotgunClose) return 1
  const hip = !isSteady(state, figure, weapon) && switchOf(state, 'hipFire') === 'both' ? 1 : 0
  return Math.max(1, weapon.targets - hip)
}

/** Inches up to which a shotgun has but one target, with the better of two dice (FNG p. 26). */
export const shotgunClose = 3

/** Beyond this an SKS is fired at -1 (FNG p. 13). */
export const sksFar = 30

/** How often the weapon costs a point of the total: from the hip, an SKS far off (FNG pp. 13, 26). */
export const penalties = (state: FngState, figure: Figure, weapon: WeaponFigures, inches: number | null): number =>
  Number(!isSteady(state, figure, weapon)) + Number(weapon.key === 'sks' && (inches ?? 0) > sksFar)

const rifles: readonly Family[] = ['sa-carbine', 'sf-carbine', 'sa-rifle', 'ba-rifle', 'sf-rifle']

/** A rifle as Crack Shot means it (FNG p. 5, ruling). */
export const isRifle = ({ family }: WeaponFigures): boolean => rifles.includes(family)

/** Weapons that are fired but once a turn (FNG pp. 27-29). */
export const oncePerTurn = (weapon: WeaponFigures): boolean =>
  isLauncher(weapon) || weapon.family === 'anti-tank' || weapon.key === 'flame-thrower' || weapon.key === rifleGrenade

/** With the Attribute an M-79 is fired in reaction as well as in active fire (FNG p. 29). */
export const firesAgain = (state: FngState, figure: Figure, weapon: WeaponFigures): boolean =>
  weapon.key === 'm79' && hasAttribute(state, figure, 'grenadier')

/** The round that a launcher fires at this distance: buckshot up to its range, beyond that high explosive (FNG p. 28). */
export function roundFor(weapon: WeaponFigures, inches: number | null, buckshot: WeaponFigures): string {
  if (!isLauncher(weapon)) return weapon.key
  return inches !== null && inches <= buckshot.range ? buckshot.key : 'gl-he'
}
