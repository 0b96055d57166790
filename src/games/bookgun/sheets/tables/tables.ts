import type { Rules } from '../../../../main/engine/system.ts'
import type { Table } from '../../../../main/engine/table.ts'
import type { QrsBook } from '../../../../main/sheets/qrs/book.ts'
import type { QrsModel, QrsRow, QrsTable } from '../../../../main/sheets/qrs/qrsModel.ts'
import { qrsTable } from '../../../../main/sheets/qrs/qrsTable.ts'
import { bookgunTables } from '../../rules/tables/index.ts'
import { emblem, game } from '../shared/signs.ts'
import { printed, type Printed } from '../shared/words.ts'

const book: QrsBook = { title: game, tables: bookgunTables }

/** @returns every table with all its words; the player's own values are framed, and what the text has lost is a box. */
export function tablesModel(rules: Rules, name: string): QrsModel {
  const tables = bookgunTables.map((table) => ({
    ...qrsTable(book, table, rules),
    ...(table.fromCopy !== undefined && copyTable(table, rules)),
  }))
  return {
    title: 'All tables',
    emblem,
    whose: name === '' ? game : name,
    when: name === '' ? '' : game,
    tables: tables.map((table, i) => ({ ...table, number: String(i + 1) })),
    house: 'Framed: from your copy     Dashed: lost in this text     Not in the text: fire, close combat, morale',
    source: 'tables',
  }
}

/** A table of which the text has lost figures: its first column, those figures, and what is printed behind them. */
function copyTable(table: Table, rules: Rules): Pick<QrsTable, 'columns' | 'rows'> {
  const figures = Object.entries(table.fromCopy!)
  const heads = Object.keys(table.rows[0]!.cells!)
  const own = figures.map(([, { column }]) => column)
  const behind = heads.slice(1).filter((head) => !own.includes(head))
  const rows = table.rows.map(({ key, cells = {} }): QrsRow => {
    const values = figures.map(([figure]) => printed(table, rules, key!, figure))
    const places = (how: Printed['how']) => values.flatMap((value, c) => (value.how === how ? [c + 1] : []))
    const first = String(cells[heads[0]!])
    return {
      kind: 'cells',
      cells: [first, ...values.map(({ text }) => text), ...behind.map((head) => String(cells[head] ?? ''))],
      changed: [],
      blank: places('blank'),
      filled: places('own'),
    }
  })
  return {
    columns: [
      { head: '', kind: 'words' },
      ...own.map((head) => ({ head, kind: 'figure' as const })),
      ...behind.map((head) => ({ head, kind: 'words' as const })),
    ],
    rows,
  }
}
