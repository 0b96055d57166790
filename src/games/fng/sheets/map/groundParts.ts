import { effectOf, groundRulesOf, moveIn, shelterOf } from '../../rules/ground.ts'
import { sectorsOnCourse } from '../../rules/terrain.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import type { FngState, Weather } from '../../rules/state.ts'
import type { MapCourse, MapSector } from '../briefing/briefingModel.ts'

/** What takes up a part of a sector: its name, what it leaves of a move, and what else it does. */
export interface Part {
  readonly name: string
  /** The same with its measure: `river 12" wide`. */
  readonly label: string
  readonly move: string
  readonly more: readonly string[]
}

/** What each depth of water leaves of a move (FNG p. 49), in as many words as a sector's box has room for. */
const crossing = 'depth 1 no penalty, 2 half move or swim, 3 swim'

/** @returns the hill, the craters, the rivers and the roads of a sector (FNG pp. 47-50). */
export function partsOf({ rules, sector, courses }: Pick<GroundAsked, 'rules' | 'sector' | 'courses'>): Part[] {
  const base = moveIn(sector, rules)
  /** Of combined grounds the slowest counts: what is no slower than the rest of the sector adds nothing (ruling to FNG p. 47). */
  const slower = (key: string) => {
    const move = effectOf(key, 'movement factor', rules)
    return parseFloat(move) < parseFloat(base) && !base.includes('uphill') ? move : ''
  }
  const piece = (key: string, name: string, label: string): Part => {
    const { edge, deeper, special } = groundRulesOf(key, rules)
    // How a hill is laid out is for whoever builds the table.
    return { name, label, move: slower(key), more: [edge, deeper, ...(key === 'hill' ? [] : [special])] }
  }
  const here = courses.filter((course) => sectorsOnCourse(course).includes(sector.number))
  return [
    ...(sector.under === 'hill' ? [piece('hill', 'hill', 'hill')] : []),
    ...(sector.craters > 0 ? [piece('craters', 'crater', 'in a crater')] : []),
    ...here.map(({ kind, widthInches }): Part => {
      const move = effectOf(kind, 'movement factor', rules)
      // Depth and current are rolled by whoever gets to it first, and written here (FNG p. 49).
      const more =
        kind === 'river' ? [crossing, `cover ${shelterOf(kind, 'cover', rules).where}`, 'depth ___, current ___'] : []
      return { name: kind, label: `${kind} ${widthInches}" wide`, move, more }
    }),
  ]
}

/** What a sector is laid out from, in the weather of the moment. */
export interface GroundAsked {
  readonly state: Pick<FngState, 'switches' | 'tour'>
  readonly rules: Rules
  readonly sector: MapSector
  /** All rivers and roads of the table. */
  readonly courses: readonly MapCourse[]
  readonly weather: Weather | null
}
