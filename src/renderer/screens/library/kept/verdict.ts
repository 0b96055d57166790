import type { KeptAsPlayed, ReplayView } from '../../../../contract/campaign.ts'
import type { ProofView, RestoredView } from '../../../../contract/library.ts'
import { stopped } from '../../../oneStop.ts'
import { provenInWords } from './provenInWords.ts'

/** What came of looking a file over, in words. */
export interface Verdict {
  readonly good: boolean
  readonly text: string
  readonly more: readonly string[]
  /** What was played by other rules than today's: no fault of the tour. */
  readonly kept?: readonly KeptAsPlayed[]
}

/** @returns what is said of a restored tour: that it is back, and what the check and playing it again came to. */
export function verdictOf({ name, date, putAside, findings, proof }: RestoredView): Verdict {
  const back = `${name} is back${date === '' ? '' : `, as it was in ${date.charAt(0).toLowerCase()}${date.slice(1)}`}.`
  const aside = putAside ? ['The file that could not be read was put aside; it is among the deleted ones.'] : []
  if (findings.length > 0)
    return {
      good: false,
      text: `${back} It is not sound, though. Try an older copy.`,
      more: [...findings, ...aside],
    }
  const checked = `It was checked, and is sound. ${proved(proof)}`
  return { good: true, text: back, more: [checked, ...aside] }
}

function proved(proof: RestoredView['proof']): string {
  if (proof === null) return 'It could not be played again to its end; it stands as it was written.'
  const { entries, kept, differs } = proof
  if (differs !== null) return `Played again, it comes out differently (${differs}). It stands as it was written.`
  if (kept === 0) return `Its ${entries} journal lines come out the same when they are played again.`
  return `${entries - kept} of its ${entries} journal lines come out the same when they are played again; the others were played by older rules, and are kept so.`
}

/** @returns what is said of a fire drill. */
export function verdictOfDrill(proof: ProofView): Verdict {
  const { good, line, more } = provenInWords(proof)
  return { good, text: `${line}.`, more: [more] }
}

/** @returns what is said of a tour whose journal has been played again. */
export function verdictOfProof({ same, entries, kept, first }: ReplayView): Verdict {
  const other = kept.reduce((sum, one) => sum + one.entries.length, 0)
  if (same) {
    const whole = `Proved: ${entries} journal lines come out exactly as they stand.`
    const most = `Proved: ${entries - other} of ${entries} journal lines come out exactly as they stand.`
    return { good: true, text: other === 0 ? whole : most, more: [], kept }
  }
  const where = first ? [`Line ${first.depth}, ${first.title}: ${stopped(first.how)}`] : []
  return { good: false, text: 'Played again, it comes out differently.', more: where, kept }
}
