import { rulesBy, withFigure } from '../../../../main/engine/filledFigures.ts'
import { asInBook, type TablePatch } from '../../../../main/engine/houseRules.ts'
import { bookRules, type Rules } from '../../../../main/engine/system.ts'
import type { Cell, SkirmishState } from '../state.ts'
import { copyTables } from './blanks.ts'

const known = new WeakMap<readonly Cell[], Rules>()

/** @returns the tables with what the player filled in. */
export function rulesOf({ cells }: Pick<SkirmishState, 'cells'>): Rules {
  if (cells.length === 0) return bookRules
  const found = known.get(cells) ?? rulesBy(patchesOf(cells))
  known.set(cells, found)
  return found
}

function patchesOf(cells: readonly Cell[]): ReadonlyMap<string, TablePatch> {
  const patches = new Map<string, TablePatch>()
  for (const { tableId, rowKey, figure, value } of cells) {
    const table = copyTables.find(({ id }) => id === tableId)!
    const place = table.rows.findIndex(({ key }) => key === rowKey)
    const kept = table.fromCopy?.[figure]?.kind === 'number' ? Number(value) : value
    patches.set(tableId, withFigure(patches.get(tableId) ?? asInBook, place, figure, kept))
  }
  return patches
}
