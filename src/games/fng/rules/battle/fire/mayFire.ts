import type { FngState } from '../../state.ts'
import { battleOf, groupById, isOnTable, type Figure } from '../battle.ts'
import { lootingOf } from '../ground/looting.ts'
import { isSwimming } from '../ground/water.ts'
import { isUnspotted } from '../contacts/ambush/unspotted.ts'
import { isInMelee } from '../melee/inMelee.ts'
import { isSpent } from './rounds.ts'
import { firesAgain, hasLoader, mustStand, oncePerTurn, weaponIn } from './weaponClasses.ts'
import type { WeaponFigures } from './weapons.ts'

/**
 * Why a figure cannot shoot with what he holds, whatever the distance; null when he can. In Sight asks the same.
 * @param key of the weapon; his own where missing.
 */
export function whyNotFire(state: FngState, figure: Figure, key = figure.weapon): string | null {
  const { name } = figure
  const weapon = weaponIn(state, key)
  if (!weapon) return `${name} has nothing to fire with.`
  if (!isOnTable(figure) || !standsToFire(figure)) return `${name} is in no state to fire.`
  if (figure.role === 'medic') return `${name} is a Medic and does not fire.`
  if (figure.suppressed) return `${name} is suppressed.`
  if (figure.skyTurn === battleOf(state).turn) return `${name} has fired at an aircraft this turn.`
  if (isSwimming(state, figure)) return `${name} swims and fires nothing.`
  if (figure.busy !== null) return `${name} is busy.`
  if (isInMelee(state, figure)) return `${name} stands in a melee.`
  if (figure.outOfAmmo && key === figure.weapon) return `${name} is out of ammo.`
  if (key === figure.weapon && isSpent(figure)) return `${name} has no rounds left for his ${weapon.name}.`
  if (figure.sidearmEmpty && key === figure.sidearm && key !== figure.weapon)
    return `The ${weapon.name} of ${name} is empty.`
  if (mustStand(weapon) && !figure.setUp) return `The ${weapon.name} of ${name} is not set up.`
  if (figure.readied === 'whenActive' && figure.readiedItem === key)
    return `The ${weapon.name} of ${name} is ready with his next activation.`
  return oncePerTurn(weapon) && hasLaunched(state, figure, weapon) ? `${name} has fired it this turn.` : null
}

/** In good order; or he has retired, and answers fire that he is under (FNG p. 18). */
const standsToFire = ({ status, mayReturnFire }: Figure): boolean =>
  status === 'carryOn' || (status === 'retired' && mayReturnFire)

/** A rocket launcher that one man serves alone is ready every other turn (FNG p. 27). */
function hasLaunched(state: FngState, figure: Figure, weapon: WeaponFigures): boolean {
  const { turn } = battleOf(state)
  if (figure.launchTurn === null || firesAgain(state, figure, weapon)) return false
  const rests = weapon.key === 'm20' && !hasLoader(state, figure) ? 1 : 0
  return figure.launchTurn >= turn - rests
}

/**
 * May he use his active fire: his group has been activated by the side whose activation it is, and no loot keeps him (FNG
 * pp. 5, 17)?
 */
export const isActive = (state: FngState, figure: Figure): boolean =>
  isOnTable(figure) &&
  !figure.inTunnel &&
  figure.side === battleOf(state).side &&
  figure.status === 'carryOn' &&
  groupById(state, figure.groupId).activated &&
  lootingOf(state, figure) === null

/** He is active, has not used his active fire, and nobody has him by the throat. */
export const hasActiveFire = (state: FngState, figure: Figure): boolean =>
  isActive(state, figure) && !figure.fired && figure.busy === null && !figure.suppressed && !isInMelee(state, figure)

/** Figures that can be shot at by these: of other sides, on the table; the dead lie there but nobody aims at them. */
export const targetsOf = (state: FngState, side: Figure['side']): Figure[] =>
  state.figures.filter(
    (figure) =>
      figure.side !== side &&
      isOnTable(figure) &&
      !figure.inTunnel &&
      figure.status !== 'obviouslyDead' &&
      figure.status !== 'captured',
  )

/** Those of them who can be seen as far as the program knows: an ambush that nobody has spotted is none (FNG p. 98). */
export const openTargets = (state: FngState, side: Figure['side']): Figure[] =>
  isUnspotted(state, side) ? [] : targetsOf(state, side)
