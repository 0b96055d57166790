import type { Rules } from '../../../../main/engine/system.ts'
import type { Table } from '../../../../main/engine/table.ts'
import type { BookletChapter, QrsBook } from '../../../../main/sheets/qrs/book.ts'
import type { QrsRow, QrsTable } from '../../../../main/sheets/qrs/qrsModel.ts'
import { bookgunCopy } from '../../rules/copy.ts'
import { flow } from '../../rules/flow.ts'
import type { BookgunState } from '../../rules/state.ts'
import { bookgunTables } from '../../rules/tables/index.ts'
import { emblem, game } from '../shared/signs.ts'
import { printed, type Printed } from '../shared/words.ts'

const titleOf = (wanted: (typeof flow)[number]['phase']): string => flow.find(({ phase }) => phase === wanted)!.title

/** What is settled before the first card is drawn, then the phases of a turn that have tables. */
const chapters: readonly BookletChapter[] = [
  {
    title: 'Before the game',
    tables: ['bag.organization', 'bag.rules-of-engagement', 'bag.formations', 'bag.weather'],
  },
  {
    title: titleOf('movement'),
    tables: ['bag.spotting', 'bag.joker-movement', 'bag.movement', 'bag.terrain', 'bag.capacity'],
  },
  { title: titleOf('morale'), tables: ['bag.rally'] },
]

/** What the quick reference of The Book and The Gun is made of: the player's own values are in it. */
export const bookgunBook: QrsBook = {
  title: game,
  tables: bookgunTables,
  emblem,
  booklet: {
    chapters,
    key: 'Framed: from your copy. A dashed box: lost in this text, to be written in.',
  },
  rulesOf: (state) => bookgunCopy.rulesOf(state as BookgunState),
  headOf(state) {
    const [tour] = (state as BookgunState).tour
    return tour ? { whose: tour.title, when: game } : null
  },
  fromCopy: (table, rules) => (table.fromCopy === undefined ? null : copyTable(table, rules)),
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
