import { basename } from 'node:path'
import type { LaidView, TogetherView } from '../../../contract/together.ts'
import { RuleError } from '../../engine/errors.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { lookInto } from '../../store/look.ts'
import { mustBeOneCampaign } from '../../store/together.ts'
import type { TourFile } from '../../store/tourFile.ts'
import { tryTogether } from '../../store/tryTogether.ts'
import { gameOf, systems } from '../gameOf.ts'
import type { Session } from '../session.ts'
import type { OpenTour } from './openTours.ts'
import { mustHoldNothingSealed } from './sealedCopy.ts'
import { outcomeOf, sharedBy, standingOf } from './standing.ts'

interface Two {
  readonly campaign: string
  /** Another copy of it, named as a campaign is. */
  readonly other: string
}

/**
 * Lays another copy of a campaign beside it: where they part, and how they stand differently. Nothing is written.
 * @throws StoreError `not-found` for what is no copy of it, and as opening either does.
 * @throws RuleError `not-now` where players keep something from each other, `bad-input` for the same file.
 */
export function* compareTours(session: Session, two: Two): Work<TogetherView> {
  const { tour, path } = pair(session, two)
  const here = standingOf(tour.file)
  yield { done: 0.4, of: 1, what: basename(path) }
  const known = new Set(tour.file.hashes().values())
  return lookAt(tour, path, (file) => {
    const there = standingOf(file)
    const shared = sharedBy(here, there)
    const last = here.path[shared - 1]
    return {
      name: file.info().name,
      compared: { copy: there.view, other: here.view, with: 'tour', shared, outcome: outcomeOf(here, there) },
      parted: last ? { title: last.title, date: last.moment } : null,
      lacking: [...file.hashes().values()].filter((hash) => !known.has(hash)).length,
    }
  })
}

/**
 * Lays all that another copy holds beyond a campaign into its journal, as branches. Where the campaign stands stays as it
 * is, and so does the other file. It is all done for trial first.
 * @throws as `compareTours`; StoreError `damaged` for a copy whose journal is not in order. Then nothing was changed.
 */
export function* layTogether(session: Session, two: Two): Work<LaidView> {
  const { tour, path } = pair(session, two)
  yield { done: 0, of: 1, what: basename(path) }
  const known = new Set(tour.file.hashes().values())
  const beyond = lookAt(tour, path, (file) => file.beyond(known))
  yield* partOf(tryTogether(tour.file, beyond), 0.1, 1)
  const { made, head } = tour.file.layIn(beyond)
  const end = head === null ? null : tour.file.entry(head)
  return {
    made: made.length,
    end: end && { entry: end.id, title: end.title, date: end.moment, onPath: isOnPath(tour, end.id) },
  }
}

const isOnPath = ({ file }: OpenTour, entry: number): boolean => file.contents().some(({ id }) => id === entry)

function pair({ tours }: Session, { campaign, other }: Two): { readonly tour: OpenTour; readonly path: string } {
  const tour = tours.get(campaign)
  const path = tours.path(other)
  if (path === tours.path(campaign))
    throw new RuleError('bad-input', 'That is the same file. Choose another copy of the campaign.')
  mustHoldNothingSealed(tour, tillOpened)
  return { tour, path }
}

/** The other file may be anybody's: it is only looked into, and of another campaign nothing is told. */
function lookAt<Seen>({ file }: OpenTour, path: string, look: (copy: TourFile) => Seen): Seen {
  return lookInto(path, systems, (copy) => {
    mustBeOneCampaign(file.info(), copy.info(), path)
    mustHoldNothingSealed({ file: copy, game: gameOf(copy.system.id) }, tillOpened)
    return look(copy)
  }).seen
}

const tillOpened = 'End the game in both copies first; then they can be laid together.'
