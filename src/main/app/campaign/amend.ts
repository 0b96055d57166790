import type { AmendReply } from '../../../contract/amend.ts'
import { questionView } from '../journal/entryView.ts'
import type { Work } from '../../engine/work.ts'
import type { OpenTour } from '../library/openTours.ts'
import { correct, type Amendment, type Corrected } from './correct.ts'
import { doneIn } from './placeholder.ts'

/** Shows what would come out differently. Changes nothing. */
export function* previewAmendment(tour: OpenTour, amendment: Amendment, at: string): Work<AmendReply> {
  return replyOf(tour, yield* correct(tour, amendment, at))
}

/**
 * Puts the corrected entries on a branch of their own; what was stays readable, off the path.
 * @param before is called when all is ready to be written.
 * @throws StoreError `head-moved` when the tour moved on while the entries were worked through.
 */
export function* amend(
  tour: OpenTour,
  amendment: Amendment,
  at: string,
  before: () => void = () => undefined,
): Work<AmendReply & { head: number | null }> {
  const { head } = tour.file.info()
  const corrected = yield* correct(tour, amendment, at)
  const reply = replyOf(tour, corrected)
  if (corrected.status === 'wanted') return { ...reply, head }
  before()
  const { parent } = tour.file.entry(amendment.entry)
  if (corrected.entries.length === 0) {
    // Nothing is left of it, nor of what came after it.
    tour.file.moveHead(parent, head)
    return { ...reply, head: parent }
  }
  const written = tour.file.appendBranch({ expectedHead: head, parent, entries: corrected.entries })
  return { ...reply, head: written.at(-1)!.id }
}

function replyOf(tour: OpenTour, corrected: Corrected): AmendReply {
  const { differences } = corrected
  if (corrected.status === 'wanted') {
    const { entry, wanted } = corrected
    const where = { depth: entry.depth, title: doneIn(entry).title, date: entry.moment }
    return { status: 'wanted', ...where, question: questionView(wanted), differences }
  }
  const { state, replayed } = corrected
  return {
    status: 'ready',
    differences,
    replayed,
    outcome: tour.game.words.outcome(tour.file.load().state, state),
    date: tour.game.now.moment(state),
  }
}
