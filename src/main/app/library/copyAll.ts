import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CopiedView } from '../../../contract/library.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { lookInto } from '../../store/look.ts'
import { copyOfSnapshot, takeSnapshot, type Snapshot } from '../../store/snapshots.ts'
import type { TourInfo } from '../../store/types.ts'
import { gameOf, systems } from '../gameOf.ts'
import type { Session } from '../session.ts'
import { ownSnapshot } from './ownSnapshot.ts'

/**
 * Copies the newest snapshot of each file of the library to the second folder, where it does not lie there already. Of two
 * files of one campaign each has its own. Where none holds its last turn, one is kept first, of the tour as it stands; of one that
 * has not begun none is. A piece of the work is a file.
 * @throws StoreError `not-found` where no second folder is chosen; as opening a tour and keeping a snapshot do; what went
 * wrong there. The copies before it stay.
 */
export function* copyAll(session: Session): Work<CopiedView> {
  const { library, looker, secondFolder, options } = session
  secondFolder.mustBeChosen()
  const listed = yield* partOf(library.list(looker), 0, 0.3)
  const campaigns = listed.flatMap(({ file, tour }) => (tour ? [{ file, ...tour }] : []))
  let copied = 0
  let there = 0
  for (const [i, { file, info, card }] of campaigns.entries()) {
    yield { done: 0.3 + (0.7 * i) / campaigns.length, of: 1, what: info.name }
    const latest = upToDate(session, file, info) ?? keepNow(session, file)
    if (!latest) continue
    const { system, now } = gameOf(card.game)
    const bytes = readFileSync(join(library.folder, copyOfSnapshot(info.id, latest.snapshot)))
    const about = { campaign: info.id, system, now: options.now().toISOString(), monthOf: now.month }
    const copying = secondFolder
      .copy({ name: info.name, label: latest.label }, { ...about, bytes, name: latest })
      .then((isNew) => {
        if (isNew) copied++
        else there++
      })
    yield { done: 0.3 + (0.7 * (i + 1)) / campaigns.length, of: 1, what: info.name, until: copying }
  }
  return { copied, there, without: campaigns.length - copied - there }
}

/** @returns a snapshot of a file's own that holds the end of its last turn, if it has ended any. */
function upToDate({ library }: Session, file: string, info: TourInfo): Snapshot | undefined {
  const ended = lookInto(join(library.folder, file), systems, (tour) => {
    const { now } = gameOf(tour.system.id)
    const last = tour.contents().findLast(({ step }) => now.endsTurn(step))
    return last && tour.hashes().get(last.id)
  }).seen
  return ownSnapshot(library, file, info, (held) => held !== null && (ended === undefined || held.all.has(ended)))
}

function keepNow({ tours, options }: Session, file: string): Snapshot | undefined {
  const { file: tour, game } = tours.get(file)
  const { state, head } = tour.load()
  if (head === null) return undefined
  return takeSnapshot(tour, {
    label: game.now.moment(state),
    now: options.now().toISOString(),
    monthOf: game.now.month,
  })
}
