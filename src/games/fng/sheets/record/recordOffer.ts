import { isStar, rosterOf, tourOf } from '../../rules/people.ts'
import type { FngState } from '../../rules/state.ts'
import { attributes, medal } from '../../rules/tables/index.ts'
import { menNamed } from '../shared/chosenMen.ts'
import { forceWords } from '../shared/forceWords.ts'
import { ofTour } from '../shared/ofTour.ts'
import { sourcesOf } from '../shared/sheetWords.ts'
import type { Views } from '../shared/views.ts'
import type { RecordMan, RecordModel } from './recordModel.ts'
import { recordSheet } from './recordSheet.ts'

export const recordOffer = ({ records }: Views) =>
  ofTour({
    sheet: 'record',
    title: 'Service record',
    about: 'A man from his first day to his last: REP, wounds, medals, missions. The Star, or the men you choose.',
    group: 'unit',
    takes: ['men', 'turn'],
    *make(source, { men: wanted, turn }) {
      const { state } = source
      const ids = menNamed(state, wanted)?.map(({ id }) => id) ?? whoElse(state)
      const recordOf = records(source)
      const men: RecordMan[] = []
      for (const [i, id] of ids.entries()) {
        yield { done: i / ids.length, of: 1, what: 'Reading service records' }
        men.push(recordOf(id))
      }
      return recordSheet(recordModel(state, men, turn !== undefined))
    },
  })

/** Every Star; without one who leads the platoon, and when all are gone the first who came. */
function whoElse(state: FngState): number[] {
  const stars = state.soldiers.filter(({ id }) => isStar(state, id))
  const first = rosterOf(state)[0] ?? state.soldiers[0]
  return (stars.length > 0 || !first ? stars : [first]).map(({ id }) => id)
}

/** @param asOf do the records show an earlier half-month? The head says so. */
function recordModel(state: FngState, men: readonly RecordMan[], asOf: boolean): RecordModel {
  const tour = tourOf(state)
  const source = sourcesOf(attributes.page, ...attributes.alsoOn, medal.page)
  return { unit: tour.unit, force: forceWords(tour, asOf), men, source }
}
