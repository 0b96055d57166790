import type { AmendReply } from '../../../contract/views.ts'
import { questionView } from '../journal/entryView.ts'
import type { OpenTour } from '../library/openTours.ts'
import { correct, type Amendment, type Corrected } from './correct.ts'

/** Shows what would come out differently. Changes nothing. */
export function previewAmendment(tour: OpenTour, amendment: Amendment, at: string): AmendReply {
  return replyOf(correct(tour, amendment, at))
}

/** Puts the corrected entries on a branch of their own; what was stays readable, off the path. */
export function amend(tour: OpenTour, amendment: Amendment, at: string): AmendReply & { head: number | null } {
  const { head } = tour.file.info()
  const corrected = correct(tour, amendment, at)
  const reply = replyOf(corrected)
  if (corrected.status === 'wanted') return { ...reply, head }
  const { parent } = tour.file.entry(amendment.entry)
  const written = tour.file.appendBranch({ expectedHead: head, parent, entries: corrected.entries })
  return { ...reply, head: written.at(-1)!.id }
}

function replyOf(corrected: Corrected): AmendReply {
  const { differences } = corrected
  if (corrected.status === 'ready') return { status: 'ready', differences, replayed: corrected.replayed }
  return { status: 'wanted', depth: corrected.depth, question: questionView(corrected.wanted), differences }
}
