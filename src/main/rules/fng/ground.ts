import type { Rules } from '../../engine/system.ts'
import type { Cells } from '../../engine/table.ts'
import type { Over, Under } from './state.ts'
import { isMarsh } from './terrain.ts'
import { terrainEffects } from './tables/index.ts'

/** What of a sector says how one moves, sees and hides in it. */
export interface Ground {
  /** Plain ground: a key of `terrain.effects`. */
  readonly ground: string
  /** Its paddies stand under water. */
  readonly flooded: boolean
  readonly under: Under | null
  readonly over: Over | null
  readonly marsh: boolean
  readonly mud: boolean
}

/** A column of `terrain.effects` that holds an effect. */
export type Effect =
  'movement factor' | 'LOS day' | 'LOS night' | 'ground: cover' | 'ground: concealment' | 'edge distance'

/**
 * @returns the keys of `terrain.effects` that hold all over a sector, its plain ground first: marsh, mud and termite mounds
 *   lie on it with the worse of each effect (FNG pp. 46, 48). Hills, craters, roads and rivers take up a part of it alone.
 */
export function layersOf({ ground, flooded, under, over, marsh, mud }: Ground): readonly string[] {
  return [
    ground === 'rice-paddy' && flooded ? 'rice-paddy-flooded' : ground,
    ...(isMarsh({ under, marsh }) ? ['marsh'] : []),
    ...(mud ? ['mud'] : []),
    ...(over === 'termite-mounds' ? ['termite-mounds'] : []),
  ]
}

/**
 * @returns what the terrain table says of a ground, its page taken off; what it says is "as" another ground is read there.
 *   Nothing where the book says nothing.
 */
export function effectOf(key: string, effect: Effect, rules: Pick<Rules, 'table'>): string {
  const { rows } = rules.table(terrainEffects)
  const row: { readonly cells: Cells } | undefined = rows.find((one) => one.key === key)
  // A row that is another ground as a whole says so in its first column, and has no others.
  const whole = String(row?.cells['movement factor'] ?? '')
  const cell = String(row?.cells[effect] ?? (whole.startsWith('as ') ? whole : ''))
  if (cell === 'same' && effect === 'LOS night') return effectOf(key, 'LOS day', rules)
  const other = /^as (\S+)$/.exec(cell)?.[1]
  if (other !== undefined && other !== key && rows.some((one) => one.key === other))
    return effectOf(other, effect, rules)
  return cell === '-' ? '' : cell.replace(/ \(p\. \d+\)$/, '')
}
