import type { Work } from '../../../../main/engine/work.ts'
import { isFault } from '../../../../main/sheets/pictures/head.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { rosterOf } from '../../rules/people.ts'
import type { FngState } from '../../rules/state.ts'
import { blankOf } from '../shared/blankOf.ts'
import { rosterMen } from '../shared/chosenMen.ts'
import { ofTour, type FngSource } from '../shared/ofTour.ts'
import type { Views } from '../shared/views.ts'
import { cardsModel } from './cards.ts'
import type { CardRecord } from './cardsModel.ts'
import { blankCardsSheet, cardsSheet } from './cardsSheet.ts'

export const cardsOffer = ({ records }: Views) =>
  ofTour({
    sheet: 'cards',
    title: 'Soldier cards',
    about:
      'One of the unit and one for each man, 2½ by 3½ inches: REP, weapon figures, test dice, Attributes; backs with his picture and his record.',
    group: 'unit',
    takes: ['men', 'turn', 'backs'],
    *make(source, { men, turn, backs = 'none' }) {
      const { state } = source
      const ids = rosterMen(state, men)
      const known =
        backs === 'none' ? undefined : yield* recordsOf(source, records, ids ?? rosterOf(state).map(({ id }) => id))
      const recordOf = known && ((id: number) => known.get(id)!)
      return cardsSheet(cardsModel(state, rulesOf(state), { men: ids, asOf: turn !== undefined, recordOf }), backs)
    },
  })

/** What stands on the backs of these men's cards. */
function* recordsOf(
  source: FngSource,
  records: Views['records'],
  ids: readonly number[],
): Work<ReadonlyMap<number, CardRecord>> {
  const recordOf = records(source)
  const hashes = ids.flatMap((id) => portraitOf(source.state, id) ?? [])
  const pictures = yield* source.pictures([...new Set(hashes)])
  const known = new Map<number, CardRecord>()
  for (const [i, id] of ids.entries()) {
    yield { done: i / ids.length, of: 1, what: 'Reading service records' }
    const { fields, curve, medals, spells } = recordOf(id)
    const found = pictures.get(portraitOf(source.state, id) ?? '')
    const portrait = found === undefined || isFault(found) ? null : found
    known.set(id, { fields, curve, medals, spells, portrait })
  }
  return known
}

/** @returns the hash of a man's newest portrait. */
const portraitOf = ({ pictures }: FngState, id: number): string | undefined =>
  pictures.findLast(({ soldierId, portrait }) => portrait && soldierId === id)?.hash

export const blankCardsOffer = blankOf({
  sheet: 'blankCards',
  title: 'Blank soldier cards',
  about: 'Empty cards for men, as many as you say.',
  takes: ['count'],
  make: (_, { count }) => blankCardsSheet('man', count),
})

export const blankEnemyCardsOffer = blankOf({
  sheet: 'blankEnemyCards',
  title: 'Blank enemy cards',
  about: 'Empty cards for whoever a PEF turns out to be, as many as you say.',
  takes: ['count'],
  make: (_, { count }) => blankCardsSheet('enemy', count),
})
