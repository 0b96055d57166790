import type { QrsBook } from './book.ts'
import { qrsNumber } from './numbers.ts'

/** How papers besides the quick reference cite its tables. */
export interface Cited {
  /** @returns "4.2": the number of a table in the booklet. @throws Error for a table that has none: a mistake on the paper. */
  readonly tableNumber: (id: string) => string
  /** @returns "5.1-5.3", "10.1, 10.4": the numbers of tables that are told as one, in their order; empty for none. */
  readonly tableNumbers: (ids: readonly string[]) => string
}

export function citedFrom(book: QrsBook): Cited {
  const tableNumber = (id: string): string => {
    const number = qrsNumber(book, id)
    if (number === '') throw new Error(`The booklet has no table ${id}.`)
    return number
  }
  return { tableNumber, tableNumbers: (ids) => spans(ids.map(tableNumber)) }
}

function spans(numbers: readonly string[]): string {
  const places = numbers.map((number) => number.split('.').map(Number) as [number, number])
  const found: [number, number, number][] = []
  for (const [chapter, place] of places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = found.at(-1)
    if (last?.[0] === chapter && place === last[2] + 1) last[2] = place
    else if (last?.[0] !== chapter || place !== last[2]) found.push([chapter, place, place])
  }
  return found
    .map(([chapter, from, to]) => (from === to ? `${chapter}.${from}` : `${chapter}.${from}-${chapter}.${to}`))
    .join(', ')
}
