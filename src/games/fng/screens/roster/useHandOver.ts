import { useCommands } from '../../../../renderer/composables/useCommands.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'
import { answerCopy, copyTable, downloadCsv } from './handOver.ts'
import type { RosterRow } from './rosterRows.ts'

/** The rows of the roster, as shown, for other programs: as a file, and by the clipboard. @param name of the file. */
export function useHandOver(rows: () => readonly RosterRow[], name: () => string) {
  const notices = useNotices()
  const say = (what: 'Saved as CSV' | 'Copied') => {
    const count = rows().length
    notices.say(`${what}: ${count === 1 ? 'one line' : `${count} lines`}, as shown.`)
  }
  const csv = () => {
    downloadCsv(rows(), name())
    say('Saved as CSV')
  }
  const copy = async () => {
    try {
      await copyTable(rows())
      say('Copied')
    } catch {
      notices.say('The clipboard did not take it. Press Ctrl C on the roster instead.')
    }
  }
  useCommands(() => [
    { id: 'roster.csv', title: 'Save the roster as a CSV file', group: 'Do', hint: 'As shown', run: csv },
    { id: 'roster.copy', title: 'Copy the roster as a table', group: 'Do', hint: 'As shown', run: () => void copy() },
  ])
  return {
    csv,
    copy,
    /** Answers Ctrl C on the roster. */
    onCopy: (event: ClipboardEvent) => {
      if (answerCopy(event, rows())) say('Copied')
    },
  }
}
