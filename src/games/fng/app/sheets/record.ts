import { isStar, rosterOf } from '../../rules/people.ts'
import type { FngState } from '../../rules/state.ts'
import { fngTables } from '../../rules/tables/index.ts'
import { recordSheet } from '../../sheets/record/recordSheet.ts'
import type { RecordView } from '../../contract/record.ts'
import type { Line } from '../../../../main/engine/lines.ts'
import { lineView, tablesById } from '../../../../main/app/journal/lineView.ts'
import type { RecordLines } from '../../../../main/app/appSystem.ts'
import { recordView } from '../recordView.ts'
import { recordStops } from '../stops.ts'
import { ofTour, type FngSource } from './define.ts'
import { menNamed } from './men.ts'
import { recordModel } from './recordModel.ts'

export const record = ofTour({
  sheet: 'record',
  title: 'Service record',
  about: 'A man from his first day to his last: REP, wounds, medals, missions. The Star, or the men you choose.',
  group: 'platoon',
  takes: ['men', 'halfMonth'],
  *make(source, { men, halfMonth }) {
    const { state } = source
    const ids = menNamed(state, men)?.map(({ id }) => id) ?? whoElse(state)
    const stops = source.walk()
    const linesOf = linesAbout(source)
    const views: RecordView[] = []
    for (const [i, id] of ids.entries()) {
      yield { done: i / ids.length, of: 1, what: 'Reading service records' }
      const lines = linesOf(id)
      views.push(recordView(state, recordStops(stops, lines.telling, id), lines, id))
    }
    return recordSheet(recordModel(state, views, halfMonth !== undefined))
  },
})

/** Every Star; without one who leads the platoon, and when all are gone the first who came. */
function whoElse(state: FngState): number[] {
  const stars = state.soldiers.filter(({ id }) => isStar(state, id))
  const first = rosterOf(state)[0] ?? state.soldiers[0]
  return (stars.length > 0 || !first ? stars : [first]).map(({ id }) => id)
}

/** @returns what the journal tells of a man; its lines are read once for all of them. */
function linesAbout({ walk, linesOf }: FngSource): (soldierId: number) => RecordLines {
  const lines = new Map<number, readonly Line[]>(walk().map(({ entry }) => [entry.id, linesOf(entry.id)]))
  const telling = new Map<number, Set<number>>()
  for (const [entry, told] of lines)
    for (const { about } of told)
      if (about?.collection === 'soldiers') telling.set(about.id, (telling.get(about.id) ?? new Set()).add(entry))
  const tables = tablesById(fngTables)
  return (soldierId) => ({
    telling: telling.get(soldierId) ?? new Set(),
    of: (entry) => lines.get(entry) ?? [],
    view: (line) => lineView(line, tables),
  })
}
