import { join } from 'node:path'
import type { CheckView } from '../../../contract/campaign.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { readKnown } from '../../store/proofs.ts'
import { checkView } from '../campaign/checkView.ts'
import type { Session } from '../session.ts'
import { keptOf } from './families.ts'

/** @returns what the last check said of each file of the library that is not in order, and is still as it was then. */
export function* checksView(session: Session): Work<Readonly<Record<string, CheckView>>> {
  const { library, looker } = session
  const listed = yield* partOf(library.list(looker), 0, 0.5)
  const known = readKnown(library.folder)
  const found = listed.flatMap(({ file }) => {
    const { faults } = known(join(library.folder, file))
    return faults ? [{ file, faults }] : []
  })
  if (found.length === 0) return {}
  const isKept = yield* partOf(keptOf(session), 0.5, 1)
  return Object.fromEntries(
    found.map(({ file, faults }) => [
      file,
      checkView(faults, { isKept: isKept(join(library.folder, file)), asides: [] }),
    ]),
  )
}
