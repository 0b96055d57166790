import type { CopiedView, ElsewhereView } from '../../../contract/library.ts'
import type { Verdict } from '../library/kept/verdict.ts'
import { playedOn, timeOf } from '../library/playedOn.ts'

const campaigns = (count: number): string => (count === 1 ? '1 campaign' : `${count} campaigns`)

/** @returns what is said of the second folder: what went there last, or what went wrong; null while nothing has. */
export function verdictOfElsewhere({ last, fault }: ElsewhereView): Verdict | null {
  const when = (at: string) => `${playedOn(at)}, ${timeOf(at)}`
  const line = last && `${last.name}, ${last.label} (${when(last.at)}).`
  if (fault)
    return {
      good: false,
      text: `The last copy was not written (${when(fault.at)}).`,
      more: [`${fault.what}.`, line ? `The one before: ${line}` : 'None has gone there yet.'],
    }
  return line === null ? null : { good: true, text: `Last copy: ${line}`, more: [] }
}

/** What is said where one was chosen, and the file that tells which is spoilt. */
export const lostInWords: Verdict = {
  good: false,
  text: 'A second folder was chosen, and which one cannot be read any more.',
  more: ['No copy goes there until it is chosen again. The copies that lie there stay.'],
}

/** @returns what is said of copying all. */
export function copiedInWords({ copied, there, without }: CopiedView): string {
  const now = copied === 0 ? 'Nothing new was to be copied.' : `Copied of ${campaigns(copied)}.`
  const before = there === 0 ? '' : ` Of ${campaigns(there)} it was there already.`
  return `${now}${before}${without === 0 ? '' : ` Of ${campaigns(without)} no copy has been kept yet.`}`
}
