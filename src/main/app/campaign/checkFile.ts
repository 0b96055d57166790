import { basename, dirname } from 'node:path'
import type { CheckView } from '../../../contract/campaign.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { checkTourInPieces } from '../../store/check.ts'
import { faultOf } from '../../store/errors.ts'
import type { Finding } from '../../store/findings.ts'
import { asideJournals } from '../../store/kept.ts'
import { markNow, writeFaults } from '../../store/proofs.ts'
import { systems } from '../gameOf.ts'
import { keptOf } from '../library/families.ts'
import type { Session } from '../session.ts'
import { checkView } from './checkView.ts'

/**
 * Looks a file over. Nothing is written to it; what was found of one in the library is remembered beside it, and the windows
 * are told where that is another word than before.
 * @throws StoreError `not-found`, and `file-busy` while another process holds it.
 */
export function* checkFile(session: Session, campaign: string): Work<CheckView> {
  const path = session.tours.path(campaign)
  const mark = markNow(path)
  const found = yield* partOf(checkTourInPieces(path, systems), 0, 0.9)
  if (mark !== null && remember(session, path, mark, found)) session.changed(null)
  const beside = asideJournals(dirname(path)).filter(({ file }) => file === basename(path))
  const asides = beside.map(({ copy }) => copy)
  if (found.length === 0) return checkView(found, { isKept: false, asides })
  const isKept = yield* partOf(keptOf(session), 0.9, 1)
  return checkView(found, { isKept: isKept(path), asides })
}

/** The same for a file of which it has been told already that it is not in order: only for that to be remembered. */
export function* checkQuietly(session: Session, campaign: string): Work<null> {
  try {
    yield* checkFile(session, campaign)
  } catch (error) {
    // What is not remembered now is at the next check.
    if (faultOf(error) === null) throw error
  }
  return null
}

/** The terminal looks over files anywhere, and leaves nothing beside them. A check is told all the same where the disk is full. */
function remember({ library, options }: Session, path: string, mark: string, found: readonly Finding[]): boolean {
  if (options.anywhere || dirname(path) !== library.folder) return false
  try {
    return writeFaults(library.folder, path, mark, found)
  } catch (error) {
    if (faultOf(error) === null) throw error
    return false
  }
}
