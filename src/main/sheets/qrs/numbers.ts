import { chaptersOf, type Family, type QrsBook, type QrsSpec } from './book.ts'
import { bookletChapters, idsIn } from './booklet/chapters.ts'

/**
 * Every table's number: the chapter of the booklet in which it stands, and its place there. A family has one number,
 * and each of its tables bears it also where it stands alone.
 */
function numbersIn(book: QrsBook): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  bookletChapters(book).forEach(({ tables }, chapter) => {
    const printed = tables.map((item) => idsIn(book, item)).filter((ids) => ids.length > 0)
    printed.forEach((ids, place) => {
      for (const id of ids) found.set(id, `${chapter + 1}.${place + 1}`)
    })
  })
  return found
}

const known = new WeakMap<QrsBook, ReadonlyMap<string, string>>()

function numbersOf(book: QrsBook): ReadonlyMap<string, string> {
  const numbers = known.get(book) ?? numbersIn(book)
  known.set(book, numbers)
  return numbers
}

/** @returns the ids in the order of their numbers; those that have none stand last, as they came. */
export function inOrder(book: QrsBook, ids: readonly string[]): string[] {
  return byPlace(ids, (id) => placeOf(qrsNumber(book, id)))
}

/** @returns the sheets of a game's quick reference, the tables of each in the order of their numbers. */
export const sheetsInOrder = (book: QrsBook): readonly QrsSpec[] =>
  chaptersOf(book).map((spec) => ({
    ...spec,
    tables: byPlace<string | Family>(spec.tables, (one) => placeOf(qrsNumber(book, idsIn(book, one)[0]!))),
  }))

const byPlace = <T>(all: readonly T[], of: (one: T) => number): T[] =>
  all.toSorted((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)))

/** "12.6" counts as 12 006. */
function placeOf(number: string): number {
  if (number === '') return Infinity
  const [chapter, place] = number.split('.').map(Number)
  return chapter! * 1000 + place!
}

/** @returns "3.4", the same on every sheet, paper and tour; empty for a table that stands on no sheet of its own. */
export const qrsNumber = (book: QrsBook, id: string): string => numbersOf(book).get(id) ?? ''
