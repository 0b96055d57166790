import type { FngState } from '../../../state.ts'
import type { Option } from '../../action.ts'
import { battleOf, type Figure } from '../../battle.ts'
import { flamethrower } from '../../fire/flames.ts'
import { grenadeOf, throwRange } from '../../fire/grenade.ts'
import { isRocket, leftOf, squadLaunchers } from '../../fire/launchable.ts'
import { whyNotFire } from '../../fire/mayFire.ts'
import { reachOf } from '../../fire/scope.ts'
import { isRifle, roundFor, weaponIn } from '../../fire/weaponClasses.ts'
import { rifleGrenade, weaponFigures, type WeaponFigures } from '../../fire/weapons.ts'
import type { With } from '../../fire/with.ts'
import type { Scene } from '../../scene.ts'
import { weaponToAnswer } from '../outgunned.ts'

/** What a figure acts with, as a line of the form says it: `ready` is the grenade or LAW ready in his hands, a key his squad's. */
type Way = With | 'ready' | SquadLauncher

type SquadLauncher = (typeof squadLaunchers)[number]

export const isSquadLauncher = (way: string): way is SquadLauncher => squadLaunchers.some((key) => key === way)

/** What a figure acts with. */
export interface Arms {
  /** Key of it: `m79`. */
  readonly held: string
  /** What of it goes so far: buckshot or high explosive of a launcher; else the weapon itself. */
  readonly round: WeaponFigures
}

/** Key of the weapon, whatever the distance; null for none. Who has ducked is judged as if he stood. */
function keyOf(state: FngState, figure: Figure, way: string): string | null {
  if (way === ('ready' satisfies Way)) return readyIn(state, figure)
  if (isSquadLauncher(way)) return leftOf(state, figure, way) > 0 && canFire(state, figure, way) ? way : null
  const { sidearm } = figure
  if (way !== ('sidearm' satisfies Way)) return weaponToAnswer(state, figure)
  return sidearm !== null && canFire(state, figure, sidearm) ? sidearm : null
}

const canFire = (state: FngState, figure: Figure, key: string): boolean =>
  whyNotFire(state, { ...figure, status: 'carryOn' }, key) === null

const law = 'm72-law'

/** A grenade or LAW that is ready goes off in a reaction too, as In Sight is; one grenade a turn (FNG p. 33, ruling). */
function readyIn(state: FngState, figure: Figure): string | null {
  const { readied, readiedItem: item } = figure
  if (readied !== 'now' || item === null || !canFire(state, figure, item)) return null
  if (item === law) return leftOf(state, figure, law) > 0 ? item : null
  const own = weaponIn(state, figure.weapon)
  const isGrenade = item === grenadeOf(figure) || (item === rifleGrenade && own !== null && isRifle(own))
  return isGrenade && figure.grenadeTurn !== battleOf(state).turn ? item : null
}

/** Is it thrown, or fired from a rifle like a thrown one: one grenade, and the enemy's may be duds (FNG pp. 28, 33)? */
export const isGrenade = (key: string): boolean => isThrown(key) || key === rifleGrenade

export const isThrown = (key: string): boolean => key === 'grenade-fwf' || key === 'grenade-cf'

/** @returns what he can fire or throw so far with it; null for nothing. */
export function armsOf(
  tables: Pick<Scene, 'table'>,
  state: FngState,
  figure: Figure,
  { with: way, inches, scope }: { readonly with: string; readonly inches: number; readonly scope: boolean },
): Arms | null {
  const held = keyOf(state, figure, way)
  if (held === null) return null
  const round = weaponFigures(tables, roundFor(weaponFigures(tables, held), inches, weaponFigures(tables, buckshot)))
  const range = isThrown(held) ? throwRange(tables, state, figure) : reachOf(round, scope)
  return inches > range || inches < round.minRange ? null : { held, round }
}

const buckshot = 'gl-buckshot'

/**
 * What he may choose between so far off: whoever holds a rocket or a flame-thrower has his pistol for what is too near or too
 * far for it, and what he has ready is at hand, a launcher of his squad too (FNG pp. 13, 27).
 */
export function waysFor(tables: Pick<Scene, 'table'>, state: FngState, figure: Figure, inches: number): Option[] {
  const own = weaponIn(state, figure.weapon)
  const nameOf = (key: string | null) => weaponIn(state, key ?? '')?.name ?? 'Own weapon'
  const narrow = own !== null && (isRocket(state, own.key) || own.key === flamethrower)
  const ready = armsOf(tables, state, figure, { with: 'ready' satisfies Way, inches, scope: false })
  const ways: { readonly value: Way; readonly label: string }[] = [{ value: 'own', label: nameOf(figure.weapon) }]
  if (narrow && figure.sidearm !== null) ways.push({ value: 'sidearm', label: nameOf(figure.sidearm) })
  if (ready !== null) ways.push({ value: 'ready', label: ready.round.name })
  for (const key of squadLaunchers) {
    const arms = key === own?.key ? null : armsOf(tables, state, figure, { with: key, inches, scope: false })
    if (arms !== null) ways.push({ value: key, label: arms.round.name })
  }
  return ways
}
