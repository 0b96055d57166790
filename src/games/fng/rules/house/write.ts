import type { TablePatch } from '../../../../main/engine/houseRules.ts'
import { addRows, patchRow, removeRows } from '../../../../main/engine/state.ts'
import { tourOf } from '../people.ts'
import type { AttributesFor, FngState, HouseRow } from '../state.ts'
import { inTour, switchNamed } from './switches.ts'

/** Writes the house rules of one table: all that it has from now on. Rows that stay as they are keep their ids. */
export function writePatch(state: FngState, tableId: string, patch: TablePatch, newId: () => number): FngState {
  const wanted = [
    ...patch.rows.map(({ row, ...rest }) => ({ part: 'row' as const, position: row, patch: JSON.stringify(rest) })),
    ...patch.modifiers.map(({ modifier, ...rest }) => ({
      part: 'modifier' as const,
      position: modifier,
      patch: JSON.stringify(rest),
    })),
  ]
  const isOf = (row: HouseRow, each: Pick<HouseRow, 'part' | 'position'>) =>
    row.tableId === tableId && row.part === each.part && row.position === each.position
  const kept = removeRows(state, 'houseRows', (row) => row.tableId === tableId && !wanted.some((one) => isOf(row, one)))
  return wanted.reduce((next, each) => {
    const old = next.houseRows.find((row) => isOf(row, each))
    if (!old) return addRows(next, 'houseRows', [{ id: newId(), tableId, ...each }])
    return old.patch === each.patch ? next : patchRow(next, 'houseRows', old.id, { patch: each.patch })
  }, kept)
}

/** Puts one switch where it is wanted; at its first answer it takes no row. */
export function writeSwitch(state: FngState, name: string, value: string, newId: () => number): FngState {
  if (name === inTour) return patchRow(state, 'tour', tourOf(state).id, { attributesFor: value as AttributesFor })
  const old = state.switches.find((row) => row.name === name)
  if (switchNamed(name).options[0].value === value) return removeRows(state, 'switches', (row) => row.name === name)
  if (!old) return addRows(state, 'switches', [{ id: newId(), name, value }])
  return patchRow(state, 'switches', old.id, { value })
}
