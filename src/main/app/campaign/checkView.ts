import type { CheckView } from '../../../contract/campaign.ts'
import type { Finding } from '../../store/findings.ts'

/** What is known of a file besides what a check has found in it. */
interface Besides {
  /** Is a copy of it kept, that could be restored? */
  readonly isKept: boolean
  /** Names of journals that were put aside beside it. */
  readonly asides: readonly string[]
}

/** @returns what a check comes to, in words, with what to do where the findings do not say it themselves. */
export function checkView(found: readonly Finding[], { isKept, asides }: Besides): CheckView {
  const findings = found.map(({ message }) => message)
  const aside = asides.length > 0 && { asides: asides.map(liesAside) }
  if (found.length === 0) return { sound: true, findings, ...aside }
  const advice = adviceOn(found, isKept)
  return {
    sound: false,
    ...(isGrave(found) && { grave: true }),
    findings,
    kept: isKept,
    ...(advice !== null && { advice }),
    ...aside,
  }
}

/** @returns what is said of a journal that was put aside. */
export const liesAside = (name: string): string =>
  `A journal of another file lies aside: ${name}. It is no part of the campaign, which is whole without it; the library erases it under Deleted and kept copies, by age.`

type Kinds = readonly Pick<Finding, 'kind'>[]

const areAll = (found: Kinds, ...kinds: readonly Finding['kind'][]): boolean =>
  found.every(({ kind }) => kinds.includes(kind))

/** Is it more than pictures, and words of what is past? */
const isGrave = (found: Kinds): boolean => !areAll(found, 'past', 'pictures')

/**
 * What to do about a file that is not sound. Whoever finds something in it has it from here, so that all say the same.
 * @param isKept is a copy of it kept, that could be restored?
 * @returns null where nothing is to be said.
 */
export function adviceOn(found: Kinds, isKept: boolean): string | null {
  // Why a file cannot be opened is told with what is safe, and what to do.
  if (found.length === 0 || found[0]!.kind === 'open') return null
  if (areAll(found, 'pictures'))
    return 'Nothing was written to the file. All else in it is in order: play on, and choose these pictures again where they are missing.'
  if (!isGrave(found))
    return `Nothing was written to the file. How the campaign stands is in order, and you can play on: only what was written down earlier is another. Most likely a disk or a copying program is failing: keep a copy of the file on another disk.${isKept ? ' An older copy can be restored in the library, under Deleted and kept copies.' : ''}`
  return `Nothing was written to the file. Do not play on with it. ${isKept ? restoreOne : noneKept}`
}

const restoreOne =
  'Restore a copy of it that was kept at an earlier turn: they are in the library, under Deleted and kept copies.'
const noneKept =
  'No copy of it is kept here. If you have one elsewhere, on another disk or in a backup, bring that in. If not, begin a new campaign; what can still be read of this one can be looked at, printed and saved as CSV.'
