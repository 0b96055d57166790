import type { Work } from '../../engine/work.ts'
import { StoreError, unsound } from '../../store/errors.ts'
import { fileMark } from '../../store/fileMark.ts'
import { foreseen } from '../failures.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Session } from '../session.ts'
import { playedAgain } from './playedAgain.ts'

/** What a tour's file was found to be, as long as nobody writes to it: what asks again and again is answered at once. */
const found = new WeakMap<OpenTour, { readonly mark: string; readonly fault: StoreError | null }>()

/**
 * Rows that no step ever made lead to mistakes of every kind, in whatever reads them. So after one that nobody foresaw the
 * campaign is looked over and played again: a file that is not what its journal makes of it is at fault, not the program.
 *
 * @param input of the call that went wrong.
 * @returns what is to be told instead of the error: that the file is damaged, and how; the error itself where it is in order.
 */
export async function fileAtFault(session: Session, input: object, error: unknown): Promise<unknown> {
  if (foreseen(error) || !('campaign' in input) || typeof input.campaign !== 'string') return error
  try {
    const tour = session.tours.get(input.campaign)
    const mark = fileMark(tour.file.path)
    const known = found.get(tour)
    if (known?.mark === mark) return known.fault ?? error
    const fault = await session.jobs.run(undefined, lookOver(tour, error))
    found.set(tour, { mark, fault })
    return fault ?? error
  } catch (other) {
    // It cannot be opened any more, or another program holds it.
    return other instanceof StoreError ? other : error
  }
}

function* lookOver(tour: OpenTour, cause: unknown): Work<StoreError | null> {
  const { path } = tour.file
  const [first] = yield* tour.file.faults()
  if (first) return unsound(path, first.message, cause)
  const played = yield* playedAgain(tour, () => undefined)
  if (played === null) return unsound(path, 'it cannot be played again', cause)
  const { same, first: other } = played
  return same ? null : unsound(path, `played again, line ${other?.depth ?? 1} comes out otherwise`, cause)
}
