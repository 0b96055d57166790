import type { Rules } from '../../../../main/engine/system.ts'
import { missing, type Table } from '../../../../main/engine/table.ts'
import type { QrsBook } from '../../../../main/sheets/qrs/book.ts'
import type { QrsModel, QrsRow, QrsTable } from '../../../../main/sheets/qrs/qrsModel.ts'
import { qrsTable } from '../../../../main/sheets/qrs/qrsTable.ts'
import { copy } from '../../rules/copy/blanks.ts'
import { skirmishTables } from '../../rules/tables/index.ts'
import { emblem } from '../shared/signs.ts'

const reference: QrsBook = { title: 'Vietnam Skirmish Rules', tables: skirmishTables }

/** @returns every table with the player's own values framed; what he has not filled in is a box to write in. */
export function referenceModel(rules: Rules, name: string): QrsModel {
  const tables = skirmishTables.map((book) => ({
    ...qrsTable(reference, book, rules),
    // One page: there is nothing to number.
    number: '',
    ...(copy.tables.includes(book) && copyTable(book, rules)),
  }))
  return {
    title: 'Vietnam Skirmish Rules: reference',
    emblem,
    whose: name === '' ? 'Vietnam Skirmish Rules' : name,
    when: '',
    tables,
    house: legendOf(tables.flatMap(({ rows }) => rows)),
    source: 'reference',
  }
}

/** Says what boxes mean, of those that there are. */
function legendOf(rows: readonly QrsRow[]): string | null {
  const legends = [
    ...(rows.some(({ blank = [] }) => blank.length > 0) ? ['Dashed: the page does not say; from your copy'] : []),
    ...(rows.some(({ filled = [] }) => filled.length > 0) ? ['Framed: filled in from your copy'] : []),
  ]
  return legends.length === 0 ? null : legends.join('     ')
}

/** What a table of the player's copy holds: a figure a column. */
function copyTable(book: Table, rules: Rules): Pick<QrsTable, 'columns' | 'rows'> {
  const table = rules.table(book)
  const figures = [...new Set(table.rows.flatMap(({ gives = {} }) => Object.keys(gives)))].filter(
    (figure) => figure !== 'name' && table.fromCopy?.[figure] !== undefined,
  )
  // By a die there is nothing but its face to be told: the title says the rest.
  const byDie = table.dice.kind === 'read'
  const columns = [
    { head: byDie ? 'die' : '', kind: byDie ? ('score' as const) : ('words' as const) },
    ...figures.map((figure) => ({ head: table.fromCopy![figure]!.column, kind: 'figure' as const })),
  ]
  const rows = table.rows.flatMap((row, i): QrsRow[] => {
    const printed = book.rows[i]!
    const { key, gives = {} } = row
    if (key!.startsWith('own') && gives['name'] === missing) return []
    const named = isOwn(printed, row, 'name')
    const of = (test: (figure: string) => boolean) => figures.flatMap((figure, c) => (test(figure) ? [c + 1] : []))
    return [
      {
        kind: 'cells',
        cells: [byDie ? key! : rowName(row, named), ...figures.map((figure) => figureWords(gives[figure]))],
        changed: [],
        blank: of((figure) => gives[figure] === missing),
        filled: [...(named ? [0] : []), ...of((figure) => isOwn(printed, row, figure))],
      },
    ]
  })
  return { columns, rows }
}

type Row = Table['rows'][number]

/** Has the player filled in what is printed nowhere? */
const isOwn = (printed: Row, { gives = {} }: Row, figure: string): boolean =>
  printed.gives?.[figure] === missing && gives[figure] !== missing

/** A row by what it is; one that the page does not name by the player's word for it. */
function rowName({ key, gives = {}, cells = {} }: Row, named: boolean): string {
  if (key!.startsWith('own')) return String(gives['name'])
  const what = String(Object.values(cells)[0] ?? key!)
  return named ? `${String(gives['name'])}: ${what.split(',')[0]!}` : what
}

const figureWords = (value: string | number | boolean | null | undefined): string =>
  value === missing ? '' : String(value ?? '')
