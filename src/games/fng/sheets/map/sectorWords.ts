import type { MapSector } from '../briefing/briefingModel.ts'
import { groundStyle, overlays } from './grounds.ts'

/** @returns what a sector is, in words: "Single canopy jungle, hill, mud, 4 buildings". */
export function sectorWords({
  ground,
  flooded,
  buildings,
  craters,
  craterInches,
  over,
  under,
  marsh,
  mud,
}: MapSector): string {
  const parts = [
    groundStyle(ground, flooded).name,
    under ?? '',
    over === null || over === 'craters' ? '' : over.replaceAll('-', ' '),
    marsh && under !== 'marsh' ? overlays.marsh.name : '',
    mud ? overlays.mud.name : '',
    craters > 0 ? `${craters === 1 ? '1 crater' : `${craters} craters`} of ${craterInches}"` : '',
    buildings === 0 ? '' : buildings === 1 ? '1 building' : `${buildings} buildings`,
  ].filter((part) => part !== '')
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
