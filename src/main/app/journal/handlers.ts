import { amend, previewAmendment } from '../campaign/amend.ts'
import { playBranch, previewBranch } from '../campaign/playBranch.ts'
import type { Handlers, Session } from '../session.ts'
import { keepCopyBefore } from '../campaign/keepCopy.ts'
import type { Told } from '../library/news.ts'
import { amendForm } from '../campaign/amendForm.ts'
import { diceView } from './diceView.ts'
import { entryDetail } from './entryDetail.ts'
import { viewsOf } from './entriesOf.ts'
import { journalPage } from './journalPage.ts'
import { redo, undo } from './undoRun.ts'
import { whyView } from './why.ts'

type JournalProcedure = Extract<keyof Handlers, `journal.${string}` | `dice.${string}`>

/** Reading the journal, walking along it, and correcting it. */
export function journalHandlers(session: Session): Pick<Handlers, JournalProcedure> {
  const { tours, jobs, options, changed, beside } = session
  const at = () => options.now().toISOString()
  return {
    'journal.list': ({ campaign, before, limit }) => {
      const tour = tours.get(campaign)
      const older = tour.file.headings().filter(({ id }) => before === undefined || id < before)
      return { entries: viewsOf(tour, older.slice(-limit)).toReversed(), more: older.length > limit }
    },
    'journal.undo': ({ campaign }) => {
      const tour = tours.get(campaign)
      const undone = undo(tour)
      changed(campaign)
      return { undone, head: tour.file.info().head }
    },
    'journal.redo': ({ campaign }) => {
      const tour = tours.get(campaign)
      const redone = redo(tour)
      changed(campaign)
      return { redone, head: tour.file.info().head }
    },
    'journal.goTo': ({ campaign, entry }) => {
      const { file } = tours.get(campaign)
      file.moveHead(entry)
      changed(campaign)
      return { head: file.info().head }
    },
    'journal.why': ({ campaign, collection, id, field }) =>
      whyView(tours.get(campaign), field === undefined ? { collection, id } : { collection, id, field }),
    'journal.search': ({ campaign, before, limit, ...wanted }) =>
      journalPage(tours.get(campaign), wanted, { before, limit }),
    'journal.changes': ({ campaign, entry }) => entryDetail(tours.get(campaign), entry),
    'journal.amendForm': ({ campaign, entry }) => amendForm(tours.get(campaign), entry),
    'dice.view': ({ campaign, ...wanted }) => diceView(tours.get(campaign), wanted),
    'journal.preview': ({ campaign, job, ...amendment }) =>
      jobs.run(job, previewAmendment(tours.get(campaign), amendment, at())),
    'journal.amend': async ({ campaign, job, ...amendment }) => {
      const tour = tours.get(campaign)
      const copies: Told[] = []
      const before = () => {
        copies.push(keepCopyBefore(session, tour, 'amendment'))
      }
      const reply = await jobs.run(job, amend(tour, amendment, at(), before))
      changed(campaign)
      for (const told of copies) beside(reply, told)
      return reply
    },
    'journal.previewBranch': ({ campaign, job, ...branch }) =>
      jobs.run(job, previewBranch(tours.get(campaign), branch, at())),
    'journal.playBranch': async ({ campaign, job, ...branch }) => {
      const reply = await jobs.run(job, playBranch(tours.get(campaign), branch, at()))
      changed(campaign)
      return reply
    },
  }
}
