import type { CheckView } from '../../../contract/campaign.ts'
import type { Finding } from '../../store/findings.ts'

/** @returns what a check comes to, in words, with what to do where the findings do not say it themselves. */
export function checkView(found: readonly Finding[]): CheckView {
  const findings = found.map(({ message }) => message)
  const advice = adviceOn(found)
  return { sound: found.length === 0, findings, ...(advice !== null && { advice }) }
}

function adviceOn(found: readonly Finding[]): string | null {
  // Why a file cannot be opened is told with what is safe, and what to do.
  if (found.length === 0 || found[0]!.kind === 'open') return null
  if (found.every(({ kind }) => kind === 'pictures'))
    return 'Nothing was written to the file. All else in it is in order: play on, and choose these pictures again where they are missing.'
  return 'Nothing was written to the file. Do not play on with it. Restore a copy of it that was kept at an earlier turn: they are in the library, under Deleted and kept copies.'
}
