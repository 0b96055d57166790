import type { RolledTable } from '../../../contract/tables.ts'
import { changesNothing, laidOver, type TablePatch } from '../../engine/houseRules.ts'
import { differencesIn } from '../../engine/patchDifferences.ts'
import type { Table } from '../../engine/table.ts'
import { playerHeads } from '../../engine/tableGrid.ts'
import { tableJson } from '../../engine/tableJson.ts'

/**
 * @param patch what a campaign plays otherwise in it; left out, nothing.
 * @returns a table as the screens show it, with its house rules laid over it and marked.
 */
export function tableView(book: Table, patch?: TablePatch): RolledTable {
  const printed = shown(book)
  if (patch === undefined || changesNothing(patch)) return printed
  const differences = differencesIn(book, patch)
  const places = (part: 'row' | 'modifier') => [
    ...new Set(differences.filter((one) => one.part === part).map(({ position }) => position)),
  ]
  return {
    ...shown(laidOver(book, patch)),
    house: {
      rows: places('row'),
      modifiers: places('modifier'),
      differences: differences.map(({ what, book: was, house }) => ({ what, book: was, house })),
      book: printed,
    },
  }
}

function shown(table: Table): RolledTable {
  const json = tableJson(table, '')
  const { id, title, page, dice, modifiers, rows, notes } = json
  return { id, title, page, dice, modifiers, rows, notes, heads: playerHeads(json) }
}
