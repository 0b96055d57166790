import { missionOf, tourOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { mustBeHelicopter, passengersOf } from '../air/craft.ts'
import type { Craft, Figure } from '../battle.ts'

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
  if (all.length > places) return `${craft.name} has ${places} places.`
  const casualties = all.filter(isCasualty).length
  const most = Math.min(craft.mostWounded ?? Infinity, mustBeHelicopter(state, craft).mostCasualties ?? Infinity)
  return casualties > most ? `${craft.name} has room for ${most} casualties.` : null
}

/** Does the load aboard cost the pilot a point when he rolls for piloting (footnotes 4 and 6, FNG p. 109)? */
export function isBurdened(state: FngState, craft: Craft): boolean {
  const { easyPassengers } = mustBeHelicopter(state, craft)
  return easyPassengers !== undefined && passengersOf(state, craft.id).length > easyPassengers
}
