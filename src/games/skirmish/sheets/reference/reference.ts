import type { Rules } from '../../../../main/engine/system.ts'
import { missing, type Table } from '../../../../main/engine/table.ts'
import type { QrsBook } from '../../../../main/sheets/qrs/book.ts'
import type { QrsModel, QrsTable } from '../../../../main/sheets/qrs/qrsModel.ts'
import { qrsTable, rowOfCells } from '../../../../main/sheets/qrs/qrsTable.ts'
import { copyTables } from '../../rules/copy/blanks.ts'
import { skirmishTables } from '../../rules/tables/index.ts'

const reference: QrsBook = { title: 'Vietnam Skirmish Rules', tables: skirmishTables }

/** @returns every table with the player's own values; what he has not filled in stands as a blank. */
export const referenceModel = (rules: Rules, name: string): QrsModel => ({
  title: 'Vietnam Skirmish Rules: reference',
  whose: name === '' ? 'Vietnam Skirmish Rules' : name,
  when: '',
  tables: skirmishTables.map((book) => ({
    ...qrsTable(reference, book, rules),
    // One page: there is nothing to number.
    number: '',
    ...(copyTables.includes(book) && copyTable(book, rules)),
  })),
  house: null,
  source: 'blank: in no text; fill it in from your copy',
})

/** What a table of the player's copy holds: a figure a column. */
function copyTable(book: Table, rules: Rules): Pick<QrsTable, 'columns' | 'rows'> {
  const table = rules.table(book)
  const figures = [...new Set(table.rows.flatMap(({ gives = {} }) => Object.keys(gives)))].filter(
    (figure) => figure !== 'kind' && figure !== 'phases' && figure !== 'name',
  )
  const rows = table.rows.filter(({ key, gives }) => !(key!.startsWith('own') && gives?.['name'] === missing))
  const columns = [{ head: '', kind: 'words' as const }, ...figures.map((head) => ({ head, kind: 'figure' as const }))]
  const valueOf = (value: string | number | boolean | null | undefined) =>
    value === missing ? 'blank' : String(value ?? '')
  return {
    columns,
    rows: rows.map(({ key, gives = {}, cells = {} }) =>
      rowOfCells([
        String(key!.startsWith('own') ? gives['name'] : (Object.values(cells)[0] ?? key!)),
        ...figures.map((figure) => valueOf(gives[figure])),
      ]),
    ),
  }
}
