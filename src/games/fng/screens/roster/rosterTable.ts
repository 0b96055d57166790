import { csvText, type PlainCell } from '../../../../contract/csv.ts'
import { harmless, tabbed } from '../../../../contract/delimited.ts'
import { menTable } from '../../contract/menTable.ts'
import type { RosterRow } from './rosterRows.ts'

/** The roster as a table for other programs: a file of comma-separated values, and the clipboard. */

/** @returns the rows as a CSV file has them. */
export const toCsv = (rows: readonly RosterRow[]): string => csvText(menTable(rows))

/** @returns the rows with tabs between the cells; a cell cannot break its line. */
export const toTabs = (rows: readonly RosterRow[]): string =>
  lines(rows)
    .map((cells) => cells.map((cell) => tabbed(harmless(cell ?? ''))).join('\t'))
    .join('\r\n')

const lines = (rows: readonly RosterRow[]): readonly (readonly PlainCell[])[] => {
  const { heads, rows: cells } = menTable(rows)
  return [heads, ...cells]
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign]!)

/** @returns the rows as a table for text programs. */
export function toHtml(rows: readonly RosterRow[]): string {
  const [first, ...rest] = lines(rows)
  const line = (cells: readonly PlainCell[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(harmless(cell ?? ''))}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line(first!, 'th')}</thead><tbody>${rest.map((cells) => line(cells, 'td')).join('')}</tbody></table>`
}
