import { join } from 'node:path'
import type { ComparedView } from '../../../contract/library.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { StoreError } from '../../store/errors.ts'
import type { Session } from '../session.ts'
import { families, ownerOf, type Family } from './families.ts'
import { outcomeOf, sharedBy, standing, type Standing } from './standing.ts'

/**
 * Lays a copy beside the tour that it is a copy of; where that cannot be read any more, or is not there, beside the copy
 * that has come farthest. Nothing is written.
 *
 * @throws StoreError `not-found`, and as looking into the copy does, or into its tour.
 */
export function* compareCopy({ library, looker }: Session, copy: string): Work<ComparedView> {
  const owner = ownerOf(yield* partOf(families(library, looker), 0, 0.8), copy)
  yield { done: 0.8, of: 1, what: owner.name }
  const one = standing(join(library.folder, copy))
  yield { done: 0.9, of: 1, what: owner.name }
  const other = besideIt(library.folder, owner, copy)
  const shared = other ? sharedBy(one, other) : 0
  return {
    copy: one.view,
    other: other?.view ?? null,
    with: owner.fate === 'here' ? 'tour' : 'copy',
    shared,
    outcome: other ? outcomeOf(other, one) : [],
  }
}

/** Of the other copies one that cannot be read, or not just now, is passed over: this one must be restorable without it. */
function besideIt(folder: string, { fate, file, copies }: Family, copy: string): Standing | null {
  if (fate === 'here' && file !== null) return standing(join(folder, file))
  const others = copies.filter((one) => one.copy !== copy && one.looked.tour !== null)
  const [farthest] = others.sort((a, b) => (b.looked.tour?.info.depth ?? 0) - (a.looked.tour?.info.depth ?? 0))
  try {
    return farthest ? standing(join(folder, farthest.copy)) : null
  } catch (error) {
    if (error instanceof StoreError) return null
    throw error
  }
}
