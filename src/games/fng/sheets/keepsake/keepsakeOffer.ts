import type { Work } from '../../../../main/engine/work.ts'
import type { Sheet } from '../../../../main/sheets/sheet.ts'
import { chronicleSheet } from '../../../../main/sheets/chronicle/chronicleSheet.ts'
import { boardSheet } from '../board/boardSheet.ts'
import { calendarSheet } from '../calendar/calendarSheet.ts'
import { pictureChoices, pictureNamed } from '../calendar/pictures.ts'
import { certificateModel, menWithDeeds } from '../certificate/certificate.ts'
import { certificateSheet } from '../certificate/certificateSheet.ts'
import { citationsOf } from '../citation/citation.ts'
import { citationSheet } from '../citation/citationSheet.ts'
import { ofTour, type FngSource } from '../shared/ofTour.ts'
import type { Views } from '../shared/views.ts'
import { colouredCalendar, keepsakeModel } from './keepsake.ts'
import { keepsakeSheet, type KeepsakePart } from './keepsakeSheet.ts'
import { servedSheet } from './servedSheet.ts'

export const keepsakeOffer = (views: Views) =>
  ofTour({
    sheet: 'keepsake',
    title: 'Keepsake',
    about:
      'A tour that is over as one book to bind: chronicle, all who served, board, citations, calendar, certificates.',
    group: 'story',
    takes: ['picture'],
    pictures: pictureChoices,
    lacking: ({ tour: [tour] }) => (tour?.phase === 'over' ? null : 'The tour is not over yet.'),
    *make(source, { picture }): Work<Sheet> {
      const { state } = source
      const model = keepsakeModel(state, views)
      const story = yield* source.story()
      return keepsakeSheet(model, [
        { title: 'Chronicle', sheet: chronicleSheet(story) },
        { title: 'All who served', sheet: servedSheet(model) },
        { title: 'DEROS board', sheet: boardSheet(views.board(source, false)) },
        ...honours(source),
        { title: 'The tour in colour', sheet: calendarSheet(colouredCalendar(state), pictureNamed(picture)) },
        ...certificates(source),
      ])
    },
  })

function honours(source: FngSource): KeepsakePart[] {
  const { medals } = source.state
  return medals.length === 0 ? [] : [{ title: 'Citations', sheet: citationSheet(citationsOf(source, medals)) }]
}

function certificates({ state }: FngSource): KeepsakePart[] {
  const men = menWithDeeds(state)
  if (men.length === 0) return []
  return [{ title: 'Certificates', sheet: certificateSheet(men.map(({ id }) => certificateModel(state, id))) }]
}
