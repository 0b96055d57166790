import { join } from 'node:path'
import type { ProofView } from '../../../contract/library.ts'
import type { Work } from '../../engine/work.ts'
import type { Library } from '../../store/library.ts'
import { readKnown, type Proof } from '../../store/proofs.ts'
import type { CardLooker } from './libraryView.ts'

/** @returns what is known of each campaign of the library, by file. */
export function* proofsView(library: Library, looker: CardLooker): Work<Readonly<Record<string, ProofView>>> {
  const listed = yield* library.list(looker)
  const known = readKnown(library.folder)
  return Object.fromEntries(
    listed.flatMap(({ file, tour }) => {
      const proof = tour && known(join(library.folder, file)).proof
      return proof ? [[file, proofView(proof)]] : []
    }),
  )
}

/** @returns a proof as the page shows it. */
export const proofView = ({ at, date, entries, roster, called, inJournal, fault }: Proof): ProofView => ({
  at,
  date,
  entries,
  roster,
  ...(called !== undefined && { called }),
  inJournal,
  fault,
})
