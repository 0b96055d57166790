import type { CalendarColumn, CalendarMan, CalendarModel } from './calendarModel.ts'
import { footHeight, headHeight, label, sheetFoot, sheetHead } from '../../../../main/sheets/furniture.ts'
import { rectPath, type Box, type Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { calendarArt } from './art.ts'
import type { Picture } from './picture.ts'
import { field } from './points.ts'
import type { Sheet } from '../../../../main/sheets/sheet.ts'

/** @returns short-timer calendars to colour in by hand, a page for each man, all with the same drawing. */
export function calendarSheet(model: CalendarModel, picture: Picture): Sheet {
  const { men } = model
  return {
    title: men.length === 1 ? `Short-timer calendar: ${men[0]!.name}` : 'Short-timer calendars',
    ownSize: true,
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

const gap = 7
const stripHeight = 29
const noteHeight = 11
const writingLine = 22

/**
 * Lays out one man's calendar: the picture as wide as the page, under it which area belongs to which month.
 * @param number "1 of 2".
 * @returns the page as a list of marks.
 */
function calendarPage(
  measure: Measure,
  { unit, force, source }: Omit<CalendarModel, 'men'>,
  man: CalendarMan,
  picture: Picture,
  page: Box,
  number: string,
): Mark[] {
  const pen = new Pen(measure)
  const title = man.coloured === undefined ? `Short-timer calendar: ${man.name}` : 'The tour in colour'
  sheetHead(pen, page, title, unit, force)
  const box = { x: page.x, y: page.y + headHeight + gap - 3, w: page.w, h: (page.w * field.h) / field.w }
  const left = man.coloured === undefined ? `${man.toGo} are still to be coloured` : `${man.coloured.size} are coloured`
  const shows = `${picture.title}, a drawing in ${man.count} areas numbered down to 1; ${left}.`
  pen.figure(box, shows, () => {
    calendarArt(pen, box, picture, man)
  })
  const strip = { x: page.x, y: box.y + box.h + gap, w: page.w, h: stripHeight }
  drawStrip(pen, strip, man)
  const note = { x: page.x, y: strip.y + strip.h + 2, w: page.w, h: noteHeight }
  drawNote(pen, note, man)
  drawLines(pen, { ...note, y: note.y + noteHeight, h: page.y + page.h - footHeight - gap - note.y - noteHeight })
  sheetFoot(pen, page, [`Drawing: ${picture.title}`], [source, number])
  return pen.marks
}

/** Widest column of the strip. */
const widest = 90

function drawStrip(pen: Pen, { x, y, w, h }: Box, { columns, toGo }: CalendarMan): void {
  const step = Math.min(widest, w / columns.length)
  columns.forEach((column, i) => {
    drawColumn(pen, { x: x + i * step, y, w: step, h }, column, toGo)
    if (i > 0) pen.line(x + i * step, y, x + i * step, y + h, 0.4, 0.6)
  })
  pen.path(rectPath({ x, y, w: step * columns.length, h }), { stroke: 0, width: 0.9 })
}

/** What is done is grey. */
const doneGrey = 0.5

function drawColumn(pen: Pen, { x, y, w, h }: Box, { label: name, numbers }: CalendarColumn, toGo: number): void {
  const tracking = w > 30 ? 0.42 : 0
  pen.text({ x: x + 1, y: y + 3, w: w - 2, h: 9 }, name.toUpperCase(), {
    ...label,
    size: 7,
    tracking,
    align: 'centre',
  })
  const each = (w - 4) / numbers.length
  numbers.forEach((number, i) => {
    const cell = { x: x + 2 + i * each, y: y + 13, w: each, h: h - 15 }
    const grey = number > toGo ? doneGrey : 0
    pen.text(cell, String(number), { face: 'typed', size: 9.5, align: 'centre', grey })
  })
}

function drawNote(pen: Pen, cell: Box, man: CalendarMan): void {
  const right = pen.text(cell, man.span, { face: 'narrow', size: 8, align: 'right' })
  pen.text({ ...cell, w: cell.w - right.width - 12 }, noteOn(man), { face: 'narrow', size: 8, least: 7 })
}

function noteOn({ unit, count, toGo, coloured }: CalendarMan): string {
  if (coloured !== undefined)
    return 'Strongly coloured: a mission. Lightly: no contact. White: the tour did not last so long.'
  const what = unit === 'day' ? 'day' : 'half-month'
  const hatched = toGo < count ? ' Hatched: served before this was printed.' : ''
  return `Colour one area when its ${what} is over; 1 is the last.${hatched}`
}

/** What a taller paper has left gets lines to write on. */
function drawLines(pen: Pen, { x, y, w, h }: Box): void {
  for (let at = writingLine; at <= h; at += writingLine) pen.line(x, y + at, x + w, y + at, 0.5, 0.6)
}
