import type { EntryView } from '../../../../contract/journal.ts'
import type { DoneRow } from '../../../../renderer/components/follow/followRows.ts'

/** What an entry of the battle says that it is. */
const actionOf = ({ step, input }: EntryView): string | null =>
  step === 'fng.act' ? ((input as { readonly action?: string }).action ?? null) : null

/** With these something new begins: what was done before has no part in what follows. */
const begins: readonly (string | null)[] = ['activate', 'passOn', 'nextTurn', null]

/** The player only says how the table looks. */
const notes: readonly (string | null)[] = ['howTheyStand', 'howFar', 'moves', 'inLine']

/**
 * @param log the entries of the battle, newest first.
 * @param most so many rows at most.
 * @returns what has been done or left out last of what followed, the oldest first.
 */
export function doneRows(log: readonly EntryView[], most = 1): readonly DoneRow[] {
  const end = log.findIndex((entry) => begins.includes(actionOf(entry)))
  return log
    .slice(0, end < 0 ? log.length : end)
    .filter((entry) => !notes.includes(actionOf(entry)))
    .slice(0, most)
    .toReversed()
    .map((entry) => {
      const dropped = actionOf(entry) === 'letGo'
      const outcome = entry.told?.head.map(({ text }) => text).join('') ?? ''
      return { key: entry.id, title: entry.title, outcome: dropped || outcome === entry.title ? '' : outcome, dropped }
    })
}
