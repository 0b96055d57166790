import type { ReplayView } from '../../../contract/campaign.ts'
import type { Work } from '../../engine/work.ts'
import { foreseen } from '../failures.ts'
import type { OpenTour } from '../library/openTours.ts'
import { replay } from './replay.ts'

/**
 * Replays a tour whose file may be at fault. Rows that no step ever made may lead to any mistake: then it is the file's.
 *
 * @param log takes that mistake.
 * @returns null where it cannot be played to its end.
 * @throws what is foreseen: a lock, a disk.
 */
export function* playedAgain(tour: OpenTour, log: (error: unknown) => void): Work<ReplayView | null> {
  try {
    return yield* replay(tour)
  } catch (error) {
    if (foreseen(error)) throw error
    log(error)
    return null
  }
}
