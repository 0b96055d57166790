import type { ErasedView } from '../../../contract/library.ts'
import { RuleError } from '../../engine/errors.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { writeErased } from '../../store/erased.ts'
import { faultOf, notFound } from '../../store/errors.ts'
import type { Session } from '../session.ts'
import { asideJournals } from '../../store/kept.ts'
import { families, type Family } from './families.ts'

/**
 * Erases kept copies for good, by the player's word alone: of a tour that is deleted or gone any of them, of one that is in
 * the library only what was deleted or put aside; and journals that were put aside. Whether all may go is settled before the first does.
 *
 * @param copies as the list of kept copies names them.
 * @throws StoreError `not-found` for a copy that is not there, RuleError `not-now` for one that must stay; then none has gone.
 */
export function* eraseCopies({ library, looker }: Session, copies: readonly string[]): Work<ErasedView> {
  const all = yield* partOf(families(library, looker), 0, 0.9)
  const asides = asideJournals(library.folder)
  const wanted = [...new Set(copies)].map((copy) => asides.find((one) => one.copy === copy) ?? erasable(all, copy))
  // From here on nothing is left half done by a second thought.
  for (const { copy } of wanted) library.erase(copy)
  remember(library.folder, all, new Set(wanted.map(({ copy }) => copy)))
  return { copies: wanted.length, bytes: wanted.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Of a deleted campaign its snapshots may be left: that it was deleted stays known as long as they are. */
function remember(folder: string, all: readonly Family[], gone: ReadonlySet<string>): void {
  const left = all.filter(({ fate, copies }) => {
    const rest = copies.filter(({ copy }) => !gone.has(copy))
    return fate === 'deleted' && rest.length > 0 && rest.every(({ kind }) => kind !== 'deleted')
  })
  try {
    writeErased(folder, new Set(left.map(({ id }) => id)))
  } catch (error) {
    // What was to go has gone; only the word for it is another then.
    if (faultOf(error) === null) throw error
  }
}

function erasable(all: readonly Family[], copy: string) {
  for (const { fate, copies } of all) {
    const found = copies.find((one) => one.copy === copy)
    if (!found) continue
    if (found.kind === 'deleted' || fate === 'deleted' || fate === 'gone') return { copy, bytes: found.looked.bytes }
    throw new RuleError(
      'not-now',
      'That copy is of a campaign that is in the library: it is kept in case its file is lost. Nothing was erased. Delete the campaign first.',
    )
  }
  throw notFound('That copy')
}
