import type { HouseField } from '../../../../contract/house.ts'
import type { Given } from '../../../../main/engine/houseRules.ts'
import { spaced } from '../../../../main/engine/figureWords.ts'
import type { Bound, Row, Table } from '../../../../main/engine/table.ts'
import { columnsTold } from '../../../../main/engine/toldFigures.ts'

/** A row three times: in the book, with its result alone, and as it is played. */
interface Three {
  readonly book: Row
  readonly base: Row
  readonly house: Row
}

/** @returns all of a row that can be played otherwise, in the order in which a table is read. */
export const fieldsOf = (table: Table, rows: Three): HouseField[] => [
  ...bounds(rows),
  ...outcome(table, rows),
  ...figures(table, rows),
  ...text(rows),
  ...cells(table, rows),
]

const plain = { of: null, options: [] } as const

function bounds(rows: Three): HouseField[] {
  const field = (path: HouseField['path'], label: string, read: (row: Row) => Bound | undefined): HouseField[] => {
    const book = read(rows.book)
    if (book === undefined) return []
    const value = (row: Row) => boundText(read(row)!)
    return [
      {
        kind: 'bound',
        path,
        label,
        of: typeof book === 'object' ? book.of : null,
        options: [],
        book: boundText(book),
        base: value(rows.base),
        house: value(rows.house),
      },
    ]
  }
  return [
    ...field(['from'], 'from', ({ from }) => from),
    ...field(['to'], 'to', ({ to }) => to),
    ...field(['then', 'from'], 'second throw from', ({ then }) => then?.from),
    ...field(['then', 'to'], 'second throw to', ({ then }) => then?.to),
  ]
}

/** A bound as it is typed; one that is counted from a number, by what is added to that number. */
const boundText = (bound: Bound): string => String(typeof bound === 'object' ? bound.plus : bound)

function outcome({ rows: all }: Table, { book, base, house }: Three): HouseField[] {
  const known = [...new Set(all.flatMap((row) => row.outcome ?? []))]
  if (book.outcome === undefined || known.length < 2) return []
  const options = known.map((value) => ({ value: JSON.stringify(value), label: spaced(String(value)) }))
  const value = (row: Row) => JSON.stringify(row.outcome)
  return [
    {
      kind: 'choice',
      path: ['outcome'],
      label: 'result',
      of: null,
      options,
      book: value(book),
      // A result is told against the book's own.
      base: base === book ? value(base) : value(book),
      house: value(house),
    },
  ]
}

function figures({ rows: all }: Table, { book, base, house }: Three): HouseField[] {
  return Object.keys(house.gives ?? {}).flatMap((name): HouseField[] => {
    const known = [...new Set(all.flatMap((row) => valuesOf(row, name)))]
    const isNumber = known.every((value) => typeof value === 'number')
    if (!isNumber && known.length < 2) return []
    const value = ({ gives }: Row) => (gives?.[name] === undefined ? '' : JSON.stringify(gives[name]))
    return [
      {
        kind: isNumber ? 'number' : 'choice',
        path: ['gives', name],
        label: spaced(name),
        of: null,
        options: isNumber ? [] : known.map((each) => ({ value: JSON.stringify(each), label: valueText(each) })),
        book: value(book),
        base: value(base),
        house: value(house),
      },
    ]
  })
}

function valuesOf({ gives }: Row, name: string): Given[] {
  const value = gives?.[name]
  return value === undefined ? [] : [value]
}

function valueText(value: Given): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === '' ? 'none' : spaced(String(value))
}

function text({ book, base, house }: Three): HouseField[] {
  if (book.text === undefined) return []
  const [was, is, now] = [book, base, house].map((row) => row.text!)
  return [{ kind: 'text', path: ['text'], label: 'words', ...plain, book: was!, base: is!, house: now! }]
}

/** Columns that are made of figures have no input of their own. */
const cells = (table: Table, { book, base, house }: Three): HouseField[] =>
  Object.keys(book.cells ?? {})
    .filter((head) => head !== 'from' && head !== 'to' && !columnsTold(table, book).includes(head))
    .map((head) => {
      const value = (row: Row) => String(row.cells?.[head] ?? '')
      return {
        kind: 'text',
        path: ['cells', head],
        label: `column ${head}`,
        ...plain,
        book: value(book),
        base: value(base),
        house: value(house),
      }
    })
