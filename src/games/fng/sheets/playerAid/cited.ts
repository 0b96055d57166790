import { qrsNumber } from '../../../../main/sheets/qrs/numbers.ts'
import { fngBook } from '../qrs/fngBook.ts'

/**
 * @returns "4.2": the number of a table in the booklet, under which every sheet cites it.
 * @throws Error for a table that has none: a mistake in a block.
 */
export function tableNumber(id: string): string {
  const number = qrsNumber(fngBook, id)
  if (number === '') throw new Error(`The booklet has no table ${id}.`)
  return number
}

/** @returns "5.1-5.3", "10.1, 10.4": the numbers of tables that are told as one, in their order. */
export function tableNumbers(ids: readonly string[]): string {
  const places = ids.map((id) => tableNumber(id).split('.').map(Number) as [number, number])
  const spans: [number, number, number][] = []
  for (const [chapter, place] of places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = spans.at(-1)
    if (last?.[0] === chapter && place === last[2] + 1) last[2] = place
    else if (last?.[0] !== chapter || place !== last[2]) spans.push([chapter, place, place])
  }
  return spans
    .map(([chapter, from, to]) => (from === to ? `${chapter}.${from}` : `${chapter}.${from}-${chapter}.${to}`))
    .join(', ')
}
