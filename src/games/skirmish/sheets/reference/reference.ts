import type { Rules } from '../../../../main/engine/system.ts'
import { missing, type Table } from '../../../../main/engine/table.ts'
import { scoreWords } from '../../../../main/engine/tableGrid.ts'
import { tableJson } from '../../../../main/engine/tableJson.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import type { QrsModel, QrsRow, QrsTable } from '../../../../main/sheets/qrs/qrsModel.ts'
import { diceWords } from '../../../../main/sheets/qrs/qrsTable.ts'
import { copyTables } from '../../rules/copy/blanks.ts'
import { skirmishTables } from '../../rules/tables/index.ts'

/** @returns every table with the player's own values; what he has not filled in stands as a blank. */
export const referenceModel = (rules: Rules, name: string): QrsModel => ({
  title: 'Vietnam Skirmish Rules: reference',
  whose: name === '' ? 'Vietnam Skirmish Rules' : name,
  when: '',
  tables: skirmishTables.map((book) => (copyTables.includes(book) ? copyTable(book, rules) : plainTable(book, rules))),
  house: null,
  source: 'blank: in no text; fill it in from your copy',
})

function framed(table: Table, columns: QrsTable['columns'], rows: readonly QrsRow[]): QrsTable {
  const { id, title, notes = [] } = table
  const dice = diceWords(table)
  return {
    tables: [{ id, label: capital(title) }],
    ...{ number: '', title: capital(title), pages: '', dice, columns, rows, modifiers: [], notes },
  }
}

const cellsRow = (cells: readonly string[]): QrsRow => ({ kind: 'cells', cells, changed: [] })

/** Score, what it is for, and what it brings. */
function plainTable(book: Table, rules: Rules): QrsTable {
  const table = rules.table(book)
  const scores = tableJson(table, '').rows.map(scoreWords)
  const lines = table.rows.map((row, i) => [scores[i]!, ...Object.values(row.cells ?? {}).map(String), row.text ?? ''])
  const kept = lines[0]!.map((_, column) => lines.some((line) => line[column] !== ''))
  const columns = lines[0]!
    .map((_, column) => ({ head: '', kind: column === 0 ? ('score' as const) : ('words' as const) }))
    .filter((_, column) => kept[column])
  return framed(
    table,
    columns,
    lines.map((line) => cellsRow(line.filter((_, column) => kept[column]))),
  )
}

/** What a table of the player's copy holds: a figure a column. */
function copyTable(book: Table, rules: Rules): QrsTable {
  const table = rules.table(book)
  const figures = [...new Set(table.rows.flatMap(({ gives = {} }) => Object.keys(gives)))].filter(
    (figure) => figure !== 'kind' && figure !== 'phases' && figure !== 'name',
  )
  const rows = table.rows.filter(({ key, gives }) => !(key!.startsWith('own') && gives?.['name'] === missing))
  const columns = [{ head: '', kind: 'words' as const }, ...figures.map((head) => ({ head, kind: 'figure' as const }))]
  const valueOf = (value: string | number | boolean | null | undefined) =>
    value === missing ? 'blank' : String(value ?? '')
  return framed(
    table,
    columns,
    rows.map(({ key, gives = {}, cells = {} }) =>
      cellsRow([
        String(key!.startsWith('own') ? gives['name'] : (Object.values(cells)[0] ?? key!)),
        ...figures.map((figure) => valueOf(gives[figure])),
      ]),
    ),
  )
}
