import type { CalendarModel } from './calendarModel.ts'
import type { Mark } from '../../../../main/sheets/marks.ts'
import type { Sheet } from '../../../../main/sheets/sheet.ts'
import { calendarPage } from './pages.ts'
import type { Picture } from './picture.ts'

/** @returns short-timer calendars to colour in by hand, a page for each man, all with the same drawing. */
export function calendarSheet(model: CalendarModel, picture: Picture): Sheet {
  const { men } = model
  return {
    title: men.length === 1 ? `Short-timer calendar: ${men[0]!.name}` : 'Short-timer calendars',
    *layOut(measure, page) {
      const pages: Mark[][] = []
      for (const [i, man] of men.entries()) {
        yield { done: i, of: men.length, what: `Drawing the calendar of ${man.name}` }
        pages.push(calendarPage(measure, model, man, picture, page, `${i + 1} of ${men.length}`))
      }
      return pages
    },
  }
}
