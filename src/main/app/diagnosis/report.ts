import type { ReportPart, ReportView } from '../../../contract/diagnosis.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { entryText } from '../journal/entryText.ts'
import { viewsOf } from '../journal/entriesOf.ts'
import type { Session } from '../session.ts'
import { lastErrors } from './errorLog.ts'
import { fileLines } from './fileLines.ts'
import { systemLines, versionLines } from './machine.ts'

/** What is asked of a report. */
export interface WantedReport {
  readonly with: readonly ReportPart[]
  readonly campaign?: string | undefined
  readonly browser?: string | undefined
}

/** How many of the last errors are told, and of the last entries. */
const mostErrors = 40
const mostEntries = 20

/**
 * Makes the report: versions, system, what checks of the files come to, the last errors. It tells no name, no note and no
 * die, unless they are asked for. Nothing is written.
 */
export function* report(session: Session, { with: parts, campaign, browser }: WantedReport): Work<ReportView> {
  const { options, library } = session
  const named = parts.includes('names')
  const journal = parts.includes('journal') && campaign !== undefined ? lastEntries(session, campaign) : []
  const files = yield* partOf(fileLines(session, named), 0, 1)
  const errors = lastErrors(library.folder, mostErrors)
  const lines = [
    `Report of Short-Timer, ${options.now().toISOString()}`,
    told(named, journal.length > 0),
    ...part('Versions', versionLines(browser)),
    ...part('System', systemLines(library.folder)),
    ...part('Files', files),
    ...part(errors.length === 0 ? 'Errors: none in the log' : `The last ${errors.length} errors`, errors),
    ...(journal.length > 0 ? part('The last entries of the open campaign', journal) : []),
  ]
  return { lines }
}

const part = (title: string, lines: readonly string[]): string[] => ['', title, ...lines.map((line) => `  ${line}`)]

function told(named: boolean, withJournal: boolean): string {
  const held = [...(named ? ['names of files'] : []), ...(withJournal ? ['entries of a journal'] : [])]
  return held.length === 0
    ? 'It holds no names, no notes and no dice.'
    : `It holds ${held.join(' and ')}, as was ticked.`
}

/** What is sealed is not told: these are the entries as every player may see them. */
function lastEntries({ tours }: Session, campaign: string): string[] {
  const tour = tours.get(campaign)
  return viewsOf(tour, tour.file.contents().slice(-mostEntries)).flatMap((entry) => {
    const [title, ...lines] = entryText(entry)
    return [`${entry.depth} ${entry.step}: ${title}`, ...lines]
  })
}
