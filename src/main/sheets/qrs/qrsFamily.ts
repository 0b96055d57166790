import type { Rules } from '../../engine/system.ts'
import type { Table } from '../../engine/table.ts'
import { capital } from '../phrases.ts'
import type { Family, QrsBook, Span } from './book.ts'
import { qrsNumber } from './numbers.ts'
import { plainTable, type Only, type PlainRow, type PlainTable } from './plainTable.ts'
import type { QrsColumn, QrsModifier, QrsRow, QrsTable } from './qrsModel.ts'
import { diceWords, modifiersOf, pagesOf, rowOfCells } from './qrsTable.ts'

/** A member of a family, with the words that it is known by in it. */
export interface Member {
  readonly book: Table
  readonly label: string
}

/** @returns several tables of one kind as one printed table; those of which no row is wanted are left out. */
export function qrsFamily(
  game: QrsBook,
  { title, as, unit }: Family,
  members: readonly Member[],
  rules: Rules,
  only: (id: string) => Only = () => ({}),
): QrsTable {
  const plain = members
    .map(({ book, label }) => ({ book, label: capital(label), ...plainTable(game, book, rules, only(book.id)) }))
    .filter(({ rows }) => rows.length > 0)
  const made = {
    stack: () => stacked(plain),
    columns: () => sideBySide(game, plain, rules),
    rows: () => asRows(plain, unit),
  }[as]()
  return {
    tables: plain.map(({ book, label }) => ({ id: book.id, label })),
    number: qrsNumber(game, members[0]!.book.id),
    title,
    pages: pagesOf(plain.map(({ book }) => book)),
    dice: [...new Set(plain.map(({ table }) => diceWords(table)))].filter((dice) => dice !== '').join('; '),
    modifiers: [],
    notes: [],
    ...made,
  }
}

interface PlainMember extends PlainTable, Member {}
type Made = Pick<QrsTable, 'columns' | 'rows'> & Partial<Pick<QrsTable, 'notes'>>

const footnote = /^(.*) (\(\d\))$/

/** Tables with the same columns, each under its heading; a footnote that stands at a head goes to the cells. */
function stacked(members: readonly PlainMember[]): Made {
  const bare = (head: string) => footnote.exec(head)?.[1] ?? head
  const heads = [...new Set(members.flatMap(({ columns }) => columns.map(({ head }) => bare(head))))]
  const columns = heads.map((head): QrsColumn => {
    const all = members.flatMap((member) => member.columns.filter((column) => bare(column.head) === head))
    return { head, kind: all.every(({ kind }) => kind !== 'words') ? 'figure' : all[0]!.kind }
  })
  const cellsOf = ({ columns: own }: PlainMember, { cells }: PlainRow) =>
    heads.map((head) => {
      const at = own.findIndex((column) => bare(column.head) === head)
      const mark = at < 0 ? undefined : footnote.exec(own[at]!.head)?.[2]
      return at < 0 ? '' : `${cells[at]!}${mark === undefined ? '' : ` ${mark}`}`
    })
  return {
    columns: columns.map((column, i) => (i > 0 && column.kind === 'words' ? { ...column, kind: 'figure' } : column)),
    rows: members.flatMap((member) => [
      heading(member.label),
      ...member.rows.map((row) => rowOfCells(cellsOf(member, row), row.changed ? [0] : [])),
      ...member.notes.map((note) => noteRow(note, !(member.book.notes ?? []).includes(note))),
    ]),
  }
}

const heading = (text: string): QrsRow => ({ kind: 'heading', cells: [text], changed: [] })
const noteRow = (text: string, changed: boolean): QrsRow => ({
  kind: 'note',
  cells: [text],
  changed: changed ? [0] : [],
})

/** Tables with the same first column, the results of each in a column of its own. */
function sideBySide(game: QrsBook, members: readonly PlainMember[], rules: Rules): Made {
  const [first] = members
  const marks = new Map<string, string>()
  const rows = first!.rows.map((row, i) =>
    rowOfCells(
      [row.cells[0]!, ...members.map(({ rows: own }) => marked(own[i]!.cells.slice(1), marks))],
      members.flatMap(({ rows: own }, m) => (own[i]!.changed ? [m + 1] : [])),
    ),
  )
  return {
    columns: [first!.columns[0]!, ...members.map(({ label }): QrsColumn => ({ head: label, kind: 'words' }))],
    rows: [...rows, ...modifierRows(members.map(({ book }) => modifiersOf(game, book, rules)))],
    notes:
      marks.size === 0 ? [] : [[...marks].map(([text, mark]) => `(${mark}) ${text.replaceAll('-', ' ')}`).join('   ')],
  }
}

/** Modifiers of tables side by side: a row for each circumstance, under a heading. */
function modifierRows(modifiers: readonly (readonly QrsModifier[])[]): QrsRow[] {
  const texts = [...new Set(modifiers.flat().map(({ text }) => text))]
  if (texts.length === 0) return []
  const rows = texts.map((text) => {
    const own = modifiers.map((all) => all.find((one) => one.text === text))
    const changed = own.flatMap((one, m) => (one?.changed ? [m + 1] : []))
    return rowOfCells([text, ...own.map((one) => one?.effect ?? '-')], changed)
  })
  return [heading('Modifiers'), ...rows]
}

/** A result with the marks of what is added to it: "Road (1)"; what each says stands under the table. */
function marked([result, ...added]: readonly string[], marks: Map<string, string>): string {
  const said = added.flatMap((text) => text.split(', ')).filter((text) => text !== '')
  for (const text of said) if (!marks.has(text)) marks.set(text, String(marks.size + 1))
  if (said.length === 0) return result!
  return `${result!} (${said
    .map((text) => marks.get(text)!)
    .sort()
    .join(', ')})`
}

/** Tables of one die, each a row; its faces are the columns. */
function asRows(members: readonly PlainMember[], unit?: string): Made {
  const bare = (text: string) =>
    unit !== undefined && text.startsWith(`${unit} `) ? text.slice(unit.length + 1) : text
  const spans = members.flatMap(({ rows }) => rows.map(({ spans: [faces] }) => faces!))
  const [least, most] = [Math.min(...spans.map(([a]) => a)), Math.max(...spans.map(([, b]) => b))]
  const faces = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return {
    columns: [{ head: '', kind: 'words' }, ...faces.map((face): QrsColumn => ({ head: String(face), kind: 'figure' }))],
    rows: members.map(({ label, rows }) => {
      const at = faces.map((face) => rows.find(({ spans: [own] }) => holds(own!, face)))
      return rowOfCells(
        [label, ...at.map((row) => bare(row?.cells[1] ?? ''))],
        at.flatMap((row, i) => (row?.changed ? [i + 1] : [])),
      )
    }),
  }
}

const holds = ([from, to]: Span, face: number): boolean => face >= from && face <= to
