import { missionOf, tourOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { helicopterOf, isFit, mustBeHelicopter, passengersOf } from '../air/craft.ts'
import type { Craft, Figure } from '../battle.ts'
import { staysOver } from './overTable.ts'

/** Who has room in a helicopter (FNG pp. 108-109). */

/** Casualties are carried in: Out of the Fight, or dead. */
export const isCasualty = ({ status }: Figure): boolean => status === 'outOfTheFight' || status === 'obviouslyDead'

/** @returns places for passengers; in Areas that are not Highlands the Coastal number counts (ruling to p. 109). */
export function placesOf(state: FngState, craft: Craft): number {
  const entry = mustBeHelicopter(state, craft)
  if (!entry.mayLand) return 0
  const highlands = missionOf(state).area === 'highlands'
  const arvn = tourOf(state).list.startsWith('arvn')
  const found =
    (highlands && arvn ? entry.passengersHighlandsArvn : undefined) ??
    (highlands ? entry.passengersHighlands : undefined) ??
    (arvn ? entry.passengersArvn : undefined) ??
    entry.passengers
  return found + (craft.doorGunners === 0 ? (entry.placesForDoorGuns ?? 0) : 0)
}

/** Why these cannot all come aboard; null when they can. */
export function whyNoPlace(state: FngState, craft: Craft, coming: readonly Figure[]): string | null {
  const all = [...passengersOf(state, craft.id), ...coming]
  const places = placesOf(state, craft)
  const casualties = all.filter(isCasualty).length
  // A Loach that stays over the table takes a casualty instead of two passengers (FNG p. 88).
  const taken = staysOver(craft) ? all.length + casualties : all.length
  if (taken > places) return `${craft.name} has ${places} places.`
  const most = Math.min(craft.mostWounded ?? Infinity, mustBeHelicopter(state, craft).mostCasualties ?? Infinity)
  return casualties > most ? `${craft.name} has room for ${most} casualties.` : null
}

/** Does the load aboard cost the pilot a point when he rolls for piloting (footnotes 4 and 6, FNG p. 109)? */
export function isBurdened(state: FngState, craft: Craft): boolean {
  const { easyPassengers } = mustBeHelicopter(state, craft)
  return easyPassengers !== undefined && passengersOf(state, craft.id).length > easyPassengers
}

/**
 * Who stands on the skids, once the seats are full (footnote 6, FNG p. 109): casualties sit, and then whoever came first.
 * The helpless are held inside.
 */
export function skidRiders(state: FngState, craft: Craft): Figure[] {
  const skids = helicopterOf(state, craft)?.skids ?? 0
  if (skids === 0) return []
  const all = passengersOf(state, craft.id)
  const seats = Math.max(0, placesOf(state, craft) - skids)
  const standing = all.filter(({ status }) => isFit(status))
  return standing.slice(Math.max(0, seats - (all.length - standing.length)))
}
