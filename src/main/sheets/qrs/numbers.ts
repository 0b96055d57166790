import { chaptersOf, tablesIn, type QrsBook } from './book.ts'

/**
 * Every table's number: the sheet where it stands first, and its place among those that are new there. A family has
 * one number, and each of its tables bears it also where it stands alone.
 */
function numbersIn(book: QrsBook): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  chaptersOf(book).forEach(({ tables }, chapter) => {
    let place = 0
    for (const one of tables) {
      const ids = tablesIn(book, one).map(({ id }) => id)
      if (ids.some((id) => found.has(id))) continue
      place += 1
      for (const id of ids) found.set(id, `${chapter + 1}.${place}`)
    }
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
  const numbers = numbersOf(book)
  const of = (id: string) => placeOf(numbers.get(id))
  return ids.toSorted((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)))
}

/** "12.6" counts as 12 006. */
function placeOf(number: string | undefined): number {
  if (number === undefined) return Infinity
  const [chapter, place] = number.split('.').map(Number)
  return chapter! * 1000 + place!
}

/** @returns "3.4", the same on every sheet, paper and tour; empty for a table that stands on no sheet of its own. */
export const qrsNumber = (book: QrsBook, id: string): string => numbersOf(book).get(id) ?? ''
