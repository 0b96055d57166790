import type { Rules } from '../../../../main/engine/system.ts'
import type { Row, Table } from '../../../../main/engine/table.ts'
import type { QrsBook } from '../../../../main/sheets/qrs/book.ts'
import type { QrsModel, QrsRow, QrsTable } from '../../../../main/sheets/qrs/qrsModel.ts'
import { diceWords, pagesOf, qrsTable } from '../../../../main/sheets/qrs/qrsTable.ts'
import { bookgunTables } from '../../rules/tables/index.ts'
import { capacity } from '../../rules/tables/capacity.ts'
import { formations } from '../../rules/tables/formations.ts'
import { terrain, weather } from '../../rules/tables/ground.ts'
import { jokerMovement } from '../../rules/tables/joker.ts'
import { movement } from '../../rules/tables/movement.ts'
import { rulesOfEngagement } from '../../rules/tables/organisation.ts'
import { rally, spotting } from '../../rules/tables/spotting.ts'
import { emblem, game } from '../shared/signs.ts'
import { printed, type Printed } from '../shared/words.ts'
import { changesDice, guns, obstacles, sight, theTurn, type Lines } from './lines.ts'

const book: QrsBook = { title: game, tables: bookgunTables }

/** @returns what is looked up in play; the player's own values are framed, and what is in no text is a box to write in. */
export function referenceModel(rules: Rules, name: string): QrsModel {
  const plain = (table: Table, row: (row: Row) => boolean = () => true): QrsTable =>
    qrsTable(book, table, rules, table.title, { row })
  const copied = (table: Table): QrsTable => ({ ...plain(table), ...copyTable(table, rules) })
  const all = [
    linesTable(theTurn),
    copied(movement),
    linesTable(changesDice),
    plain(terrain),
    plain(weather),
    plain(jokerMovement),
    copied(spotting),
    linesTable(sight),
    copied(rally),
    plain(rulesOfEngagement),
    // The others are how figures are placed, and nothing of the rules hangs on them.
    plain(formations, ({ key, gives }) => gives?.['moves'] !== undefined || key === 'mass'),
    plain(capacity),
    linesTable(obstacles),
    linesTable(guns),
  ]
  const tables = all.map((table, i) => ({ ...table, number: String(i + 1) }))
  return {
    title: 'Reference sheet',
    emblem,
    whose: name === '' ? game : name,
    when: name === '' ? '' : game,
    tables,
    house: legendOf(tables.flatMap(({ rows }) => rows)),
    source: 'reference',
    close: true,
  }
}

/** Says what boxes mean, of those that there are, and what no table is of. */
const legendOf = (rows: readonly QrsRow[]): string =>
  [
    ...(rows.some(({ blank = [] }) => blank.length > 0) ? ['Dashed: lost in this text, from your copy'] : []),
    ...(rows.some(({ filled = [] }) => filled.length > 0) ? ['Framed: filled in from your copy'] : []),
    'Not in the text: fire, close combat, morale',
  ].join('     ')

const linesTable = ({ title, pages, lines }: Lines): QrsTable => ({
  tables: [],
  number: '',
  title,
  pages,
  dice: '',
  columns: [
    { head: '', kind: 'words' },
    { head: '', kind: 'words' },
  ],
  rows: lines.map((cells) => ({ kind: 'cells', cells, changed: [] })),
  modifiers: [],
  notes: [],
})

/** A table of which the text has lost figures: its first column, those figures, and what is printed behind them. */
function copyTable(table: Table, rules: Rules): Pick<QrsTable, 'columns' | 'rows' | 'dice' | 'pages'> {
  const figures = Object.entries(table.fromCopy!)
  const heads = Object.keys(table.rows[0]!.cells!)
  const own = figures.map(([, { column }]) => column)
  const behind = heads.slice(1).filter((head) => !own.includes(head))
  const rows = table.rows.map(({ key, cells = {} }): QrsRow => {
    const values = figures.map(([figure]) => printed(table, rules, key!, figure))
    const places = (how: Printed['how']) => values.flatMap((value, c) => (value.how === how ? [c + 1] : []))
    return {
      kind: 'cells',
      cells: [
        String(cells[heads[0]!]),
        ...values.map(({ text }) => text.toLowerCase()),
        ...behind.map((head) => String(cells[head] ?? '')),
      ],
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
    dice: diceWords(table),
    pages: pagesOf([table]),
  }
}
