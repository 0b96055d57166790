import { attackPasses, countOf, mountsOf, passesWith, weaponTypes, type WeaponType } from '../../aircraftLoads.ts'
import { switchOf } from '../../house/switches.ts'
import { tourOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { battleOf, figuresOf, isUp, type Craft } from '../battle.ts'
import type { Ordnance } from '../collections.ts'
import { isLull } from '../events/lasts.ts'
import { isObserver } from '../support/radio.ts'
import { isFree, mountsOfCraft, passesOf, planeOf, planesIn, whyNoRoom } from './craft.ts'
import { hasFac } from './requests.ts'

/** Questions about strike aircraft (FNG pp. 80-83, 109). */

/** Planes that attack: strike aircraft and the AC-47. */
export const strikersIn = (state: FngState): Craft[] =>
  planesIn(state).filter((craft) => planeOf(state, craft)!.kind !== 'fac')

export const isSpooky = (state: FngState, craft: Craft): boolean => planeOf(state, craft)?.kind === 'gunship'

/** @returns the weapon types that it has an attack pass left for; none when all its passes are made (FNG p. 83). */
export function typesLeft(state: FngState, craft: Craft): WeaponType[] {
  const entry = planeOf(state, craft)
  const made = passesOf(craft)
  const attacks = switchOf(state, 'skyraiderAttacks')
  if (!entry || made.length >= attackPasses(entry, craft.load, attacks)) return []
  return weaponTypes(mountsOf(entry, craft.load)).filter(
    (type) => made.filter((one) => one === type).length < passesWith(entry, craft.load, type, attacks),
  )
}

/** What it drops in one pass of a type, piece by piece (ruling to FNG p. 109). */
export function piecesOf(state: FngState, craft: Craft, type: WeaponType): Ordnance[] {
  const mounts = mountsOfCraft(state, craft)
  const pieces: Readonly<Record<WeaponType, readonly Ordnance[]>> = {
    guns: [],
    bombs: ['bomb250', 'bomb500', 'bomb750'],
    napalm: ['napalm'],
    rockets: ['rocket'],
  }
  return pieces[type].flatMap((what) => {
    const count = what === 'rocket' ? countOf(mounts, 'rocketLauncher') : countOf(mounts, what as 'napalm')
    return Array.from({ length: count }, () => what)
  })
}

/**
 * Is there anybody to direct it: a FAC on station, a Forward Observer on the ground, or Marines on both ends (FNG p. 80)?
 */
export const isDirectable = (state: FngState, craft: Craft): boolean =>
  hasFac(state) ||
  figuresOf(state, 'ours').some((figure) => isUp(figure) && isObserver(state, figure)) ||
  (tourOf(state).list === 'usmc' && craft.service === 'usmc')

/** Why a strike aircraft cannot make its run now; null when it can. */
export function whyNoStrike(state: FngState, craft: Craft): string | null {
  if (isLull(state)) return 'A lull: no air strikes this turn.'
  if (isSpooky(state, craft) && battleOf(state).dayPart !== 'night') return `${craft.name} fires at night only.`
  if (!craft.directed) return 'Speak to its FAC first.'
  if (!isDirectable(state, craft)) return 'Nobody is there to direct it: neither a FAC nor an observer.'
  if (!isFree(state, craft)) return `${craft.name} makes its run next turn.`
  if (typesLeft(state, craft).length === 0) return `${craft.name} has nothing left to attack with.`
  const flown = planesIn(state).filter(({ mode }) => mode === 'flying')
  if (flown.some((other) => planeOf(state, other)?.kind === 'fac')) return 'The FAC has flown over this turn.'
  return whyNoRoom(state, [craft, ...strikersIn(state)])
}

/** @returns strike aircraft that may make a run now. */
export const readyToStrike = (state: FngState): Craft[] =>
  strikersIn(state).filter((craft) => whyNoStrike(state, craft) === null)
