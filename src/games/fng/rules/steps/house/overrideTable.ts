import { note } from '../../../../../main/engine/lines.ts'
import { asInBook, changesNothing, laidOver } from '../../../../../main/engine/houseRules.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { differencesIn } from '../../../../../main/engine/patchDifferences.ts'
import { patchesIn } from '../../house/rulesOf.ts'
import { playable, tableNamed, titleOf } from '../../house/tableNamed.ts'
import { writePatch } from '../../house/write.ts'
import type { HouseTable, OneTable } from '../../inputs.ts'
import type { FngState } from '../../state.ts'
import { nothingChanged } from '../story/place.ts'

/**
 * Lays house rules over one table, in place of any that it had: all its rolls go by them from here on. Naming no row
 * and no modifier gives the book's table back.
 * @throws RuleError `bad-input` where the table could not be played so, or nothing would change.
 */
export const overrideTable: Step<FngState, HouseTable> = {
  title: (_, { table }) => `House rule: ${titleOf(tableNamed(table))}`,
  run({ state, input, newId, say }) {
    const book = tableNamed(input.table)
    const patch = playable(book, input)
    const next = writePatch(state, book.id, patch, newId)
    if (next.houseRows === state.houseRows || sameRows(state, next)) nothingChanged()
    if (changesNothing(patch))
      say(note(`${titleOf(book)} is played as in the book.`, { table: book.id, page: book.page }))
    for (const { position, part, what, book: was, house } of differencesIn(book, patch)) {
      const row = next.houseRows.find(
        (each) => each.tableId === book.id && each.part === part && each.position === position,
      )!
      say(
        note(`${titleOf(book)}. ${what}: ${house || 'nothing'}, in the book ${was || 'nothing'}.`, {
          about: { collection: 'houseRows', id: row.id, field: 'patch' },
          table: book.id,
          row: part === 'row' ? position : null,
          page: book.page,
        }),
      )
    }
    return next
  },
}

const sameRows = (before: FngState, after: FngState): boolean =>
  JSON.stringify(before.houseRows) === JSON.stringify(after.houseRows)

/** Gives one table back to the book. */
export const resetTable: Step<FngState, OneTable> = {
  title: (_, { table }) => `By the book: ${titleOf(tableNamed(table))}`,
  run({ state, input, newId, say }) {
    const book = tableNamed(input.table)
    const before = patchesIn(state.houseRows).get(book.id) ?? asInBook
    if (laidOver(book, before) === book) nothingChanged()
    say(note(`${titleOf(book)} is played as in the book.`, { table: book.id, page: book.page }))
    return writePatch(state, book.id, asInBook, newId)
  },
}
