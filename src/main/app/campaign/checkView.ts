import type { CheckView } from '../../../contract/campaign.ts'
import type { Finding } from '../../store/findings.ts'

/**
 * @param asides names of journals that were put aside beside the file.
 * @returns what a check comes to, in words, with what to do where the findings do not say it themselves.
 */
export function checkView(found: readonly Finding[], asides: readonly string[] = []): CheckView {
  const findings = found.map(({ message }) => message)
  const advice = adviceOn(found)
  return {
    sound: found.length === 0,
    findings,
    ...(advice !== null && { advice }),
    ...(asides.length > 0 && { asides: asides.map(liesAside) }),
  }
}

/** @returns what is said of a journal that was put aside. */
export const liesAside = (name: string): string =>
  `A journal of another file lies aside: ${name}. It is no part of the campaign, which is whole without it; the library erases it under Deleted and kept copies, by age.`

/**
 * What to do about a file that is not sound. Whoever finds something in it has it from here, so that all say the same.
 * @returns null where nothing is to be said.
 */
export function adviceOn(found: readonly Pick<Finding, 'kind'>[]): string | null {
  // Why a file cannot be opened is told with what is safe, and what to do.
  if (found.length === 0 || found[0]!.kind === 'open') return null
  const all = (...kinds: readonly Finding['kind'][]) => found.every(({ kind }) => kinds.includes(kind))
  if (all('pictures'))
    return 'Nothing was written to the file. All else in it is in order: play on, and choose these pictures again where they are missing.'
  if (all('past', 'pictures'))
    return 'Nothing was written to the file. How the campaign stands is in order, and you can play on: only what was written down earlier is another. Most likely a disk or a copying program is failing: keep a copy of the file on another disk. An older copy can be restored in the library, under Deleted and kept copies.'
  return 'Nothing was written to the file. Do not play on with it. Restore a copy of it that was kept at an earlier turn: they are in the library, under Deleted and kept copies.'
}
