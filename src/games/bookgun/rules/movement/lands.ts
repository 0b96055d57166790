import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import type { Asked } from '../inputs.ts'
import type { Mobility, Troop } from '../state.ts'
import { terrain } from '../tables/ground.ts'
import { walks } from './mobilities.ts'

export type LandRow = (typeof terrain)['rows'][number]

/** @returns what a row of the terrain table is called: "Rough", "Steep slope". */
export const landTitle = ({ cells }: LandRow): string => cells.terrain.split(':')[0]!

/** One row of the terrain table that a move goes over. */
interface Land {
  readonly gives: LandRow['gives']
  /** "rough", "inside is rough", "steep slope" */
  readonly words: string
}

const landOf = (row: LandRow): Land => ({ gives: row.gives, words: landTitle(row).toLowerCase() })

/** @returns the ground of a move, and the steep slope that it climbs (p. 18): inside is rough (p. 19). */
export function landsOf(rules: Rules, { mobility }: Troop, { ground, slope }: Asked): readonly Land[] {
  const table = rules.table(terrain)
  const inside = ground === 'inside'
  const land = landOf(rowOf(table, inside ? 'rough' : ground))
  return [
    inside ? { ...land, words: `inside is ${land.words}` } : land,
    ...(slope === 'up' && climbs(mobility) ? [landOf(rowOf(table, 'steep'))] : []),
  ]
}

/** Steep slopes are told of troops and animals alone. */
export const climbs = (mobility: Mobility): boolean =>
  walks(mobility) || mobility === 'gun' || mobility === 'horseDrawn'
