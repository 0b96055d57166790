import { menInWords } from '../../../../contract/menInWords.ts'
import type { ProofView } from '../../../../contract/library.ts'

const day = 24 * 60 * 60 * 1000
const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

/** @returns how long ago something was: "today", "2 days ago"; a clock that was set back makes it today. */
export function agoInWords(iso: string, now = new Date()): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / day))
  if (days === 0) return 'today'
  if (days < 14) return `${counted(days, 'day')} ago`
  if (days < 60) return `${counted(Math.floor(days / 7), 'week')} ago`
  return days < 730
    ? `${counted(Math.floor(days / 30.4), 'month')} ago`
    : `${counted(Math.floor(days / 365), 'year')} ago`
}

/** What is said of the last fire drill of a campaign, in a line and in full. */
export interface ProvenWords {
  readonly good: boolean
  readonly line: string
  readonly more: string
}

/** @returns "Restore proven 2 days ago: 24 men, 211 entries". */
export function provenInWords(
  { at, date, entries, roster, called, inJournal, fault }: ProofView,
  now?: Date,
): ProvenWords {
  const ago = agoInWords(at, now)
  if (fault !== null)
    return {
      good: false,
      line: `Restore failed ${ago}`,
      more: `The snapshot of ${date} did not come back whole. ${fault} Older ones are among the kept copies; the next is kept when a turn ends.`,
    }
  return {
    good: true,
    line: `Restore proven ${ago}: ${menInWords(roster, called)}, ${counted(entries, 'entry', 'entries')}`,
    more: inJournal
      ? `The snapshot of ${date} came back, stood as the campaign did then, and played again the same.`
      : `The snapshot of ${date} came back and played again the same. The journal of the campaign holds another line there, so they could not be compared.`,
  }
}
