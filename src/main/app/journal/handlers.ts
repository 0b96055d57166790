import type { Line } from '../../engine/lines.ts'
import { amend, previewAmendment } from '../campaign/amend.ts'
import type { Handlers, Session } from '../session.ts'
import { entryView } from './entryView.ts'
import { lineView, tablesById } from './lineView.ts'

type JournalProcedure = Extract<keyof Handlers, `journal.${string}`>

/** Reading the journal, walking along it, and correcting it. */
export function journalHandlers({ tours, options, changed }: Session): Pick<Handlers, JournalProcedure> {
  const at = () => options.now().toISOString()
  return {
    'journal.list': ({ campaign, before, limit }) => {
      const { file, app } = tours.get(campaign)
      const all = file.allEntries().toSorted((a, b) => b.id - a.id)
      const older = all.filter((entry) => before === undefined || entry.id < before)
      const entries = older.slice(0, limit)
      return {
        entries: entries.map((entry) => entryView(app, { ...entry, lines: file.lines(entry.id) })),
        more: older.length > entries.length,
      }
    },
    'journal.undo': ({ campaign }) => {
      const { file } = tours.get(campaign)
      const undone = file.undo()
      changed(campaign)
      return { undone: undone?.title ?? null, head: file.info().head }
    },
    'journal.redo': ({ campaign }) => {
      const { file } = tours.get(campaign)
      const redone = file.redo()
      changed(campaign)
      return { redone: redone?.title ?? null, head: file.info().head }
    },
    'journal.goTo': ({ campaign, entry }) => {
      const { file } = tours.get(campaign)
      file.moveHead(entry)
      changed(campaign)
      return { head: file.info().head }
    },
    'journal.why': ({ campaign, collection, id, field }) => {
      const { file, app } = tours.get(campaign)
      const tables = tablesById(app.system.tables)
      const lines = file.linesAbout(field === undefined ? { collection, id } : { collection, id, field })
      return {
        lines: lines.map((line) => ({
          ...lineView(line satisfies Line, tables),
          entry: line.entry,
          date: file.entry(line.entry).moment,
        })),
      }
    },
    'journal.preview': ({ campaign, ...amendment }) => previewAmendment(tours.get(campaign), amendment, at()),
    'journal.amend': ({ campaign, ...amendment }) => {
      const reply = amend(tours.get(campaign), amendment, at())
      changed(campaign)
      return reply
    },
  }
}
