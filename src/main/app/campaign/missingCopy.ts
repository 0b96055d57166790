import { basename, dirname, join } from 'node:path'
import type { Work } from '../../engine/work.ts'
import { copyOfSnapshot, listSnapshots } from '../../store/snapshots.ts'
import type { Session } from '../session.ts'
import type { Told } from '../library/news.ts'
import { heldIn } from '../library/whose.ts'
import { keepCopy } from './keepCopy.ts'

/**
 * Makes up for the copy of a turn's end that was not kept: of a program that was killed just after the step, or of a disk
 * that was full then. It is of the tour as it stands now, which holds that turn's end. Outside the library, that is done
 * only where copies of the campaign lie already: who only looks at a file there leaves nothing beside it.
 *
 * @returns what is to be told; null where nothing is missing, or it is kept now.
 */
export function* keepMissing(session: Session, campaign: string): Work<Told | null> {
  // The program may have ended meanwhile: then nothing is opened any more.
  yield { done: 0, of: 1, what: '' }
  const tour = session.tours.get(campaign)
  const folder = dirname(tour.file.path)
  const { id } = tour.file.info()
  const kept = listSnapshots(folder, id)
  if (kept.length === 0 && folder !== session.library.folder) return null
  const ended = tour.file.contents().findLast(({ step }) => tour.game.now.endsTurn(step))
  if (!ended) return null
  const hash = tour.file.hashes().get(ended.id)!
  for (const { snapshot, depth } of kept) {
    if ((depth ?? 0) < ended.depth) continue
    yield { done: 0, of: 1, what: basename(snapshot) }
    if (heldIn(join(folder, copyOfSnapshot(id, snapshot)))?.all.has(hash)) return null
  }
  const now = session.tours.get(campaign)
  const told = keepCopy(session, now, 'missed', now.game.now.moment(now.file.load().state))
  // Where nothing can be written, nothing can be played either: who only reads there wants to hear nothing of copies.
  return told.now?.code === 'read-only' ? null : told
}
