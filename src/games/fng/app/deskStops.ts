import type { FngState, Tour } from '../rules/state.ts'
import type { Heading } from '../../../main/store/types.ts'
import type { TourFile } from '../../../main/store/tourFile.ts'
import { shownHalfMonths, type DeskStop } from './deskHalfMonths.ts'

/** What of a journal the desk asks for: it is what a tour is opened with, so it must not need all of it. */
type DeskJournal = Pick<TourFile, 'contents' | 'changeOf' | 'lines'>

/**
 * @returns the few entries that the desk tells of, oldest first: the contact tests and judgements of the newest
 * half-months. Nothing else of the journal is read.
 */
export function deskStops(state: FngState, journal: DeskJournal): DeskStop[] {
  const path = journal.contents()
  const newest = (step: string) => path.filter((one) => one.step === step).slice(-shownHalfMonths)
  const told = [...newest('testForContact'), ...newest('judgeMission')].sort((a, b) => a.depth - b.depth)
  return told.flatMap((one) => stopAt(one, state, journal) ?? [])
}

/** Both steps go on to the next phase, so the row of the tour stands among their changes. */
function stopAt({ id, step }: Heading, { tour }: FngState, journal: DeskJournal): DeskStop | null {
  const row = tour[0] && journal.changeOf(id, { collection: 'tour', id: tour[0].id })?.after
  return row ? { entry: id, step, state: { tour: [row as unknown as Tour] } } : null
}
