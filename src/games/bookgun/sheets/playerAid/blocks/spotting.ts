import { inBox, sameAsLeft } from '../../../../../main/sheets/aid/block.ts'
import { pagesOf } from '../../../../../main/sheets/qrs/qrsTable.ts'
import { rally as rallyTable, spotting as spottingTable } from '../../../rules/tables/spotting.ts'
import type { Table } from '../../../../../main/engine/table.ts'
import { otherMoves } from '../../../rules/movement/otherMoves.ts'
import { printed } from '../../shared/words.ts'
import type { Draft } from '../draft.ts'

/** Tables with a column for who has a leader, and one for who has none (p. 10, 18). */

const cells = (table: Table, rules: Parameters<Draft>[0], key: string, figures: readonly string[]): string[] =>
  figures.map((figure) => {
    const { text, how } = printed(table, rules, key, figure)
    return how === 'plain' ? text : inBox(text)
  })

/** All three sides spot automatically within the same distance: that is one line. */
export const spotting: Draft = (rules) => {
  const table = rules.table(spottingTable)
  const near = table.rows.find(({ gives }) => gives.automatic)!
  return {
    number: '3.6',
    tables: [table.id],
    title: 'Spotting',
    hint: '1D20, equal or under',
    pages: pagesOf([table]),
    heads: ['', 'with leader', 'without'],
    rows: [
      [`Any side, ${near.gives.inches}" or less`, 'automatic', sameAsLeft],
      ...table.rows.flatMap((row) =>
        row.gives.automatic
          ? []
          : [[row.cells['who looks'], ...cells(spottingTable, rules, row.key, ['withLeader', 'without'])]],
      ),
      ['From inside a vehicle', 'half', 'half'],
    ],
  }
}

export const rally: Draft = (rules) => ({
  number: '4.5',
  tables: [rallyTable.id],
  title: 'Rally',
  hint: '1D6, numbers that rally',
  pages: pagesOf([rallyTable]),
  heads: ['', 'has leader', 'no leader'],
  rows: rules
    .table(rallyTable)
    .rows.map(({ key, cells: { unit } }) => [unit, ...cells(rallyTable, rules, key, ['hasLeader', 'noLeader'])]),
  notes: [
    'A leader within 6", one try of his a turn. **Shaken:** in the movement phase, before it does anything; else it falls back ' +
      `**${otherMoves.notRallied}D6** to the nearest edge. **Routed:** in the morale phase; else it is removed.`,
  ],
})
