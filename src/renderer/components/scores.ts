import type { TableView } from '../../contract/tables.ts'

/** Numbers of a situation by the names that tables give them: `{ REP: 4, m: 11 }`. */
export type Numbers = Readonly<Record<string, number>>

/**
 * @param numbers puts the numbers of a roll in place of their names: "REP + 1" becomes 5.
 * @returns the scores of a row as one reads them: "2", "3-5", "9+", "up to 8"; nothing for rows of lists.
 */
export function scoresOf(row: TableView['rows'][number] | undefined, numbers: Numbers = {}): string {
  const from = resolved(row?.['from'], numbers)
  const to = resolved(row?.['to'], numbers)
  if (from === undefined || to === undefined) return ''
  if (from === to) return String(from)
  if (to === 'more') return `${from}+`
  if (from === 'less') return `up to ${to}`
  return typeof from === 'number' && typeof to === 'number' ? `${from}-${to}` : `${from} to ${to}`
}

/** "REP", "REP + 1", "m - 1", and what may follow: "REP (but never 6)". */
function resolved(bound: string | number | undefined, numbers: Numbers): string | number | undefined {
  if (typeof bound !== 'string') return bound
  const name = Object.keys(numbers).find((one) => bound === one || bound.startsWith(`${one} `))
  if (name === undefined) return bound
  const [, sign, by, rest] = /^(?: ([+-]) (\d+))?(.*)$/.exec(bound.slice(name.length))!
  const value = numbers[name]! + Number(by ?? 0) * (sign === '-' ? -1 : 1)
  return rest === '' ? value : `${value}${rest}`
}

/** Names that tables have for numbers of a situation, where they are shorter than a player would say. */
const longNames: Readonly<Record<string, string>> = { m: 'Month in-country' }

/** @returns a number of a situation as a player calls it: "REP", "Month in-country". */
export const numberName = (name: string): string => longNames[name] ?? name
