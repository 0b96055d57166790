import type { Rules } from '../../../main/engine/system.ts'
import type { Cells } from '../../../main/engine/table.ts'
import type { Over, Under } from './state.ts'
import { isMarsh } from './terrain.ts'
import { terrainEffects, terrainSpecialEffects } from './tables/index.ts'

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

/** What a ground gives to whoever stands in it. */
export interface Shelter {
  /** All over it, in a part of it alone, or not at all. */
  readonly given: 'all' | 'part' | 'none'
  /** Where, or against what besides, as the terrain table words it: "dike only", "in the water and on the bank". */
  readonly where: string
}

/** @returns cover or concealment on the ground, as the terrain table has it (FNG pp. 46-51). */
export function shelterOf(key: string, what: 'cover' | 'concealment', rules: Pick<Rules, 'table'>): Shelter {
  const [said, ...more] = effectOf(key, `ground: ${what}`, rules).split(', ')
  if (said === '' || said === 'no') return { given: 'none', where: '' }
  return said === 'yes'
    ? { given: 'all', where: more.join(', ') }
    : { given: 'part', where: [said, ...more].join(', ') }
}

/**
 * @returns what is left of a move all over a sector, as the terrain table words it: the least of its layers (ruling to FNG p.
 *   47); in mud nobody moves fast (FNG p. 49).
 */
export function moveIn(ground: Ground, rules: Pick<Rules, 'table'>): string {
  const layers = layersOf(ground)
  const moves = layers.map((key) => effectOf(key, 'movement factor', rules)).filter((text) => text !== '')
  const least = moves.reduce((found, one) => (parseFloat(one) < parseFloat(found) ? one : found), moves[0] ?? '')
  return layers.includes('mud') && !least.includes('Fast Move') ? `${least}, no Fast Move` : least
}

/** What of a ground no figure tells (FNG pp. 46-51); empty where the book says nothing. */
export interface GroundRules {
  /** How a figure within the edge distance stands. */
  readonly edge: string
  readonly deeper: string
  readonly special: string
}

/** @returns what holds at the edge of a ground, deeper in it, and in it alone. */
export function groundRulesOf(key: string, rules: Pick<Rules, 'table'>): GroundRules {
  const { rows } = rules.table(terrainSpecialEffects)
  const cellsOf = (of: string): Cells => rows.find((row) => row.key === of)?.cells ?? {}
  const cell = (head: string): string => {
    const text = String(cellsOf(sameAs[key] ?? key)[head] ?? '-')
    const other = /^as (\S+)$/.exec(text)?.[1]
    const said = other === undefined ? text : String(cellsOf(other)[head] ?? '-')
    return said === '-' ? '' : said
  }
  return { edge: cell('at the edge'), deeper: cell('deeper'), special: cell('special') }
}

/** Grounds that are another in all but their name (FNG pp. 46-49). */
const sameAs: Readonly<Record<string, string>> = {
  'rice-paddy-flooded': 'rice-paddy',
  orchard: 'forest',
  'abandoned-plantation': 'single-canopy-jungle',
  'termite-mounds': 'rough',
}
