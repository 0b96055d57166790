import type { Rules } from '../../../engine/system.ts'
import type { Cells } from '../../../engine/table.ts'
import { weaponTables } from '../tables/index.ts'
import type { WeaponLine } from './rosterModel.ts'

/** Lists name the launcher, the table its rounds. */
const rounds: Record<string, readonly string[]> = { m79: ['gl-he', 'gl-buckshot'], m203: ['gl-he', 'gl-buckshot'] }

const footnote = /\s*\(\d\)/g

/** @returns the cells of a weapon as this campaign plays it, or null when no table has it. */
function weaponCells(rules: Rules, id: string): Cells | null {
  for (const table of weaponTables) {
    const row = rules.table(table).rows.find((r) => r.key === id)
    if (row?.cells) return row.cells
  }
  return null
}

/**
 * @param ids weapons and items that the platoon carries, in any order, with repeats.
 * @returns a line of the roster's weapon block for each that has figures; a launcher brings one for each round.
 */
export function weaponLines(rules: Rules, ids: readonly string[]): WeaponLine[] {
  const known = [...new Set(ids.flatMap((id) => rounds[id] ?? [id]))]
  return known.flatMap((id) => {
    const cells = weaponCells(rules, id)
    return cells && !noFigures(cells) ? [lineOf(cells)] : []
  })
}

/** Smoke and the like have a row in the book without figures. */
const noFigures = (cells: Cells): boolean => cells['range'] === 'not printed'

function lineOf(cells: Cells): WeaponLine {
  const cell = (name: string) => String(cells[name] ?? '').replace(footnote, '')
  const blast = cell('blast')
  const apr = cell('APR')
  return {
    name: cell('name'),
    range: rangeWords(cell('range')),
    target: cell('targets') === 'circle' && /^\d/.test(blast) ? `circle ${blast}"` : cell('targets'),
    impact: apr === '-' ? cell('impact') : apr === cell('impact') ? `${apr} each` : `${cell('impact')}-${apr}`,
  }
}

/** "48" is 48 inches; "min 12, max 36" is a span. */
function rangeWords(range: string): string {
  const span = /^min (\d+), max (\d+)$/.exec(range)
  if (span) return `${span[1]!}"-${span[2]!}"`
  return range.replace(/^(\d+)(?:\/(\d+))?$/, (_, near: string, far?: string) =>
    far ? `${near}"/${far}"` : `${near}"`,
  )
}
