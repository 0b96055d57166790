import { join } from 'node:path'
import type { ComparedView } from '../../../contract/library.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { StoreError } from '../../store/errors.ts'
import type { Session } from '../session.ts'
import { families, filesOf, ownerOf, type Family } from './families.ts'
import { outcomeOf, sharedBy, standing, type Standing } from './standing.ts'
import { heldIn } from './whose.ts'

/**
 * Lays a copy beside the tour that it is a copy of; where that cannot be read any more, or is not there, beside the copy
 * that has come farthest. Of several files it is that in whose journal its last entry stands, if there is one; and it is named.
 * Nothing is written.
 *
 * @throws StoreError `not-found`, and as looking into the copy does, or into its tour.
 */
export function* compareCopy({ library, looker }: Session, copy: string): Work<ComparedView> {
  const owner = ownerOf(yield* partOf(families(library, looker), 0, 0.8), copy)
  yield { done: 0.8, of: 1, what: owner.name }
  const one = standing(join(library.folder, copy))
  yield { done: 0.9, of: 1, what: owner.name }
  const file = fileBeside(library.folder, owner, one)
  const other = file === null ? farthestBeside(library.folder, owner, copy) : standing(join(library.folder, file))
  const shared = other ? sharedBy(one, other) : 0
  return {
    copy: one.view,
    other: other?.view ?? null,
    with: file === null ? 'copy' : 'tour',
    ...(file !== null && filesOf(owner).length > 1 && { file }),
    shared,
    outcome: other ? outcomeOf(other, one) : [],
  }
}

/** @returns the file that a copy is compared with; null where none can be read. */
function fileBeside(folder: string, { fate, file, readable }: Family, { path }: Standing): string | null {
  if (fate !== 'here' || readable.length < 2) return fate === 'here' ? file : null
  const head = path.at(-1)?.hash ?? ''
  return readable.find((one) => heldIn(join(folder, one))?.all.has(head)) ?? file
}

/** Of the other copies one that cannot be read, or not just now, is passed over: this one must be restorable without it. */
function farthestBeside(folder: string, { copies }: Family, copy: string): Standing | null {
  const others = copies.filter((one) => one.copy !== copy && one.looked.tour !== null)
  const [farthest] = others.sort((a, b) => (b.looked.tour?.info.depth ?? 0) - (a.looked.tour?.info.depth ?? 0))
  try {
    return farthest ? standing(join(folder, farthest.copy)) : null
  } catch (error) {
    if (error instanceof StoreError) return null
    throw error
  }
}
