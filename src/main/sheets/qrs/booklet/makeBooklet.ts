import type { AnyState } from '../../../engine/state.ts'
import { bookRules } from '../../../engine/system.ts'
import { capital, pageSpan } from '../../phrases.ts'
import { ownIn, rulesIn, tablesIn, type BookletChapter, type QrsBook, type WordedTable } from '../book.ts'
import { qrsModel, withOwn } from '../makeQrs.ts'
import { qrsNumber } from '../numbers.ts'
import type { QrsTable } from '../qrsModel.ts'
import { pagesWords, rowOfCells } from '../qrsTable.ts'
import type { BookletModel, ChapterModel, Elsewhere } from './bookletModel.ts'
import { bookletChapters, idsIn, isOfBook, isSee, isWorded, type ChapterItem } from './chapters.ts'
import { citingIn } from './citations.ts'

/**
 * @param state null where no tour is open: the book's tables, for nobody in particular.
 * @returns the quick reference of a game as one book, with the house rules of the campaign.
 */
export function bookletModel(game: QrsBook, state: AnyState | null): BookletModel {
  const own = ownIn(game, state).map(({ id }) => id)
  const given = bookletChapters(game)
  const chapters = own.length === 0 ? given : [...given, { title: 'Tables of your own', tables: own }]
  const whole = withOwn(game, state)
  const tables = printedTables(game, chapters, state)
  const head = (state === null ? null : game.headOf?.(state)) ?? { whose: '', when: 'the tables of the book' }
  return {
    title: 'Quick reference',
    game: game.title,
    emblem: game.emblem ?? null,
    ...head,
    chapters: chapters.map((chapter, i) => chapterModel(whole, chapter, i + 1, tables)),
    index: indexOf(game, [...tables.values()]),
    key: game.booklet?.key ?? '',
    changed: changedIn([...tables.values()]),
  }
}

/** What is printed, by the place of a chapter in which it stands. */
type Printed = ReadonlyMap<ChapterItem, QrsTable>

function printedTables(game: QrsBook, chapters: readonly BookletChapter[], state: AnyState | null): Printed {
  const items = chapters.flatMap(({ tables }) => tables)
  const ofBook = items.filter(isOfBook)
  const { tables } = qrsModel(game, { title: '', tables: ofBook }, state)
  const found = new Map<ChapterItem, QrsTable>(ofBook.map((item, i) => [item, tables[i]!]))
  const cite = citingIn(game)
  const recast = (table: QrsTable): QrsTable => {
    const [shape] = table.tables.flatMap(({ id }) => game.booklet?.recast?.[id] ?? [])
    return shape?.(table) ?? table
  }
  return new Map(
    items
      .filter((item) => !isSee(item))
      .map((item) => [item, cite(isWorded(item) ? wordedTable(game, item, state) : recast(found.get(item)!))]),
  )
}

function wordedTable(
  game: QrsBook,
  { id, title, pages, note = '', worded }: WordedTable,
  state: AnyState | null,
): QrsTable {
  const rows = worded(rulesIn(game, state), state)
  const asInTheBook = worded(bookRules, state)
  return {
    tables: [{ id, label: capital(title) }],
    number: qrsNumber(game, id),
    title: capital(title),
    pages: pagesWords(pages),
    dice: note,
    columns: rows[0]!.map(() => ({ head: '', kind: 'words' })),
    rows: rows.map((cells, i) => rowOfCells(cells, isSame(cells, asInTheBook[i]) ? [] : [0])),
    modifiers: [],
    notes: [],
  }
}

const isSame = (cells: readonly string[], others: readonly string[] | undefined): boolean =>
  cells.length === others?.length && cells.every((cell, c) => cell === others[c])

function chapterModel(
  whole: QrsBook,
  { title, tables, known }: BookletChapter,
  number: number,
  printed: Printed,
): ChapterModel {
  const printedHere = tables.filter((item) => !isSee(item))
  const names: BookletChapter['known'] =
    known ?? printedHere.map((item) => [idsIn(whole, item)[0]!, nameOf(whole, item)])
  return {
    number,
    title,
    pages: pagesIn(whole, tables),
    entries: tables.map((item) =>
      isSee(item)
        ? { kind: 'see', ...elsewhere(tableIn(printed, item.see)) }
        : { kind: 'table', table: printed.get(item)! },
    ),
    known: names.map(([id, name]) => elsewhere(tableIn(printed, id), name)),
  }
}

const tableIn = (printed: Printed, id: string): QrsTable =>
  [...printed.values()].find(({ tables }) => tables.some((one) => one.id === id))!

const elsewhere = ({ tables, number, title }: QrsTable, name = title): Elsewhere => ({
  id: tables[0]!.id,
  number,
  title: name,
})

/** A table in the midst of a line: "activation dice", "In Sight test". */
const nameOf = (whole: QrsBook, item: ChapterItem): string =>
  typeof item === 'object' && 'title' in item ? item.title : idsIn(whole, item).map((id) => bookOf(whole, id).title)[0]!

const bookOf = ({ tables }: QrsBook, id: string) => tables.find((table) => table.id === id)!

/** The pages of the book, told in full, by where tables begin, and from the first to the last. */
function pagesIn(whole: QrsBook, items: readonly ChapterItem[]): string[] {
  const books = items.filter(isOfBook).flatMap((item) => tablesIn(whole, item))
  const begun = [...items.filter(isWorded).flatMap(({ pages }) => pages), ...books.flatMap(({ page }) => page ?? [])]
  if (begun.length === 0) return []
  const all = [...begun, ...books.flatMap(({ alsoOn = [] }) => alsoOn)]
  return [pagesWords(all), pagesWords(begun), pageSpan(begun)]
}

function indexOf({ booklet }: QrsBook, tables: readonly QrsTable[]): Elsewhere[] {
  const names = tables.flatMap((table) => {
    const more = table.tables.flatMap(({ id }) => booklet?.called?.[id] ?? [])
    return [table.title, ...more].map((name) => elsewhere(table, name))
  })
  return names.toSorted((a, b) => byLetters.compare(a.title, b.title))
}

const byLetters = new Intl.Collator('en', { numeric: true, ignorePunctuation: true })

/** Numbers of the tables in which something is not as in the book. */
const changedIn = (tables: readonly QrsTable[]): string[] =>
  tables
    .filter(({ rows, modifiers }) => [...rows.flatMap((row) => row.changed), ...modifiers.filter(isChanged)].length > 0)
    .map(({ number }) => number)

const isChanged = ({ changed }: QrsTable['modifiers'][number]): boolean => changed
