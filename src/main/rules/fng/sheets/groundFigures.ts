import type { Rules } from '../../../engine/system.ts'
import type { Cells } from '../../../engine/table.ts'
import { terrainEffects } from '../tables/index.ts'
import type { MapSector } from './briefingModel.ts'

/** What a player wants to know of a sector's ground at the table (FNG pp. 47-51). */
export interface GroundFigures {
  /** How far one sees in it by day: `8"`, "table". */
  readonly sightDay: string
  readonly sightNight: string
  /** The part of a move that is left on foot: "half". */
  readonly foot: string
  /** "cover, concealment" */
  readonly gives: string
}

/** @returns the cells of the terrain table for a sector's ground; a row that only says "as" another is read as that one. */
export function groundCells({ ground, flooded }: Pick<MapSector, 'ground' | 'flooded'>, rules: Rules): Cells {
  return cellsOf(ground === 'rice-paddy' && flooded ? 'rice-paddy-flooded' : ground, rules)
}

function cellsOf(ground: string, rules: Rules): Cells {
  const { rows } = rules.table(terrainEffects)
  const row: { readonly cells: Cells } | undefined =
    rows.find(({ key }) => key === ground) ?? rows.find(({ key }) => key === ground.replace('-flooded', ''))
  const like = /^as (\S+)$/.exec(String(row?.cells['movement factor'] ?? ''))
  return like ? cellsOf(like[1]!, rules) : (row?.cells ?? {})
}

/** What the book gives no figure for is left out, and so are its pages. */
export const printed = (cell: Cells[string] | undefined): string =>
  cell === '-' ? '' : String(cell ?? '').replace(/ \(p\. \d+\)$/, '')

/** @returns the figures of a sector in words, as they are said at the table. */
export function groundFigures(sector: Pick<MapSector, 'ground' | 'flooded'>, rules: Rules): GroundFigures {
  const cells = groundCells(sector, rules)
  return {
    sightDay: sight(printed(cells['LOS day'])),
    sightNight: sight(printed(cells['LOS night'])),
    foot: inParts(printed(cells['movement factor'])),
    gives: [given('cover', cells), given('concealment', cells)].filter((text) => text !== '').join(', '),
  }
}

/** Open ground is seen across as far as the table goes. */
const sight = (text: string): string => (text === 'open' || text === 'whole table' ? 'table' : text)

const parts: Readonly<Record<string, string>> = {
  '0': 'none',
  '0.25': 'quarter',
  '0.5': 'half',
  '0.75': 'three quarters',
  '1': 'full',
}

const inParts = (text: string): string => text.replace(/\b\d(?:\.\d+)?\b/g, (number) => parts[number] ?? number)

/** "cover", "cover in the water and on the bank", "cover: dike only". */
function given(what: 'cover' | 'concealment', cells: Cells): string {
  const text = printed(cells[`ground: ${what}`])
  const more = /^yes,? ?(.*)$/.exec(text)
  if (more) return `${what} ${more[1]!}`.trim()
  return text === '' || text === 'no' ? '' : `${what}: ${text}`
}
