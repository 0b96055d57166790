import { saveCsv } from '../../../../renderer/takeAway.ts'
import { toCsv, toHtml, toTabs } from './rosterTable.ts'
import type { RosterRow } from './rosterRows.ts'

/** Giving what is shown to other programs. */

/** Offers the rows as a CSV file. @param name of the file, without its ending. */
export const downloadCsv = (rows: readonly RosterRow[], name: string): void => {
  saveCsv(name, toCsv(rows))
}

/** Puts the rows on the clipboard, for spreadsheets and for text programs. */
export const copyTable = (rows: readonly RosterRow[]): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([toTabs(rows)], { type: 'text/plain' }),
      'text/html': new Blob([toHtml(rows)], { type: 'text/html' }),
    }),
  ])

/** Answers Ctrl C on the roster, unless the player has marked a text of his own. @returns whether it did. */
export function answerCopy(event: ClipboardEvent, rows: readonly RosterRow[]): boolean {
  const marked = window.getSelection()?.isCollapsed === false
  if (marked || !event.clipboardData) return false
  event.clipboardData.setData('text/plain', toTabs(rows))
  event.clipboardData.setData('text/html', toHtml(rows))
  event.preventDefault()
  return true
}
