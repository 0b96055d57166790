import type { TableView } from '../../contract/views.ts'

/** @returns the scores of a row as one reads them: "2", "3-5", "9+", "up to 8"; nothing for rows of lists. */
export function scoresOf(row: TableView['rows'][number] | undefined): string {
  const from = row?.['from']
  const to = row?.['to']
  if (from === undefined || to === undefined) return ''
  if (from === to) return String(from)
  if (to === 'more') return `${from}+`
  if (from === 'less') return `up to ${to}`
  return typeof from === 'number' && typeof to === 'number' ? `${from}-${to}` : `${from} to ${to}`
}
