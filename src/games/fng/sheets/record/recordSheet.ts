import { fitAlways, type Fitted } from '../../../../main/sheets/fit.ts'
import {
  footHeight,
  headHeight,
  sectionHead,
  sheetFoot,
  sheetHead,
  headingHeight,
  headsHeight,
} from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import type { RecordMan, RecordModel } from './recordModel.ts'
import { columnsOf, drawHeads, drawSpell, measureSpell, type MeasuredSpell } from './spell.ts'
import { drawTop } from './top.ts'
import type { Sheet } from '../../../../main/sheets/sheet.ts'

/** @returns service records: each man begins a page of his own. */
export const recordSheet = (model: RecordModel): Sheet => ({
  title: model.men.length === 1 ? `Service record: ${model.men[0]!.name}` : `Service records: ${model.unit}`,
  *layOut(measure, page) {
    const pages = []
    for (const [i, man] of model.men.entries()) {
      yield { done: i, of: model.men.length, what: `Laying out: ${man.name}` }
      pages.push(...recordPages(measure, model, man, page))
    }
    return pages
  },
})

const over = 10
const breath = 6

/** Lays out one man's record: who he is on the first page, his half-months on as many as they take. */
function recordPages(measure: Measure, model: RecordModel, man: RecordMan, page: Box): Mark[][] {
  const roll = new Roll(measure, model, man, page)
  roll.y = drawTop(roll.pen, page, roll.y, man)
  drawSpells(roll, measure, man)
  drawNotes(roll, measure, man)
  const bottom = roll.bottom - 2
  drawLines(roll.pen, { ...page, y: roll.y + over, h: bottom - roll.y - over }, man.notes.length > 0 ? 'More' : 'Notes')
  roll.pens.forEach((pen, i) => {
    const legend = [
      'black dice: equal to or under what they were thrown against',
      'half-months in which nothing happened to him are left out',
    ]
    sheetFoot(pen, page, legend, [model.source, `${i + 1} of ${roll.pens.length}`])
  })
  return roll.pens.map((pen) => pen.marks)
}

/** Pages that follow each other as they fill. */
class Roll {
  readonly pens: Pen[] = []
  readonly page: Box
  readonly bottom: number
  y = 0
  readonly #next: () => Pen

  constructor(measure: Measure, model: RecordModel, man: RecordMan, page: Box) {
    this.page = page
    this.bottom = page.y + page.h - footHeight - breath
    this.#next = () => {
      const pen = new Pen(measure)
      const title = this.pens.length === 0 ? 'Service record' : `${man.name}, continued`
      sheetHead(pen, page, title, model.unit, model.force)
      return pen
    }
    this.turn()
  }

  get pen(): Pen {
    return this.pens.at(-1)!
  }

  turn(): void {
    this.pens.push(this.#next())
    this.y = this.page.y + headHeight - 4
  }

  holds(height: number): boolean {
    return this.y + height <= this.bottom
  }
}

function drawSpells(roll: Roll, measure: Measure, { spells }: RecordMan): void {
  const { page } = roll
  const columns = columnsOf(page)
  const open = () => {
    const top = sectionHead(roll.pen, { x: page.x, y: roll.y + over, w: page.w }, 'Record')
    roll.y = drawHeads(roll.pen, columns, top)
    roll.pen.line(page.x, roll.y, page.x + page.w, roll.y, 0.6)
  }
  const furniture = over + headingHeight + headsHeight
  const most = roll.bottom - page.y - headHeight - furniture
  const measured = spells.map((spell) => measureSpell(measure, spell, columns))
  const pieces = measured.flatMap((one) => split(measure, one, columns, most))
  if (pieces.length === 0) return
  if (!roll.holds(furniture + pieces[0]!.height)) roll.turn()
  open()
  for (const one of pieces) {
    if (!roll.holds(one.height)) {
      roll.turn()
      open()
    }
    drawSpell(roll.pen, roll, columns, one)
    roll.y += one.height
    roll.pen.line(page.x, roll.y, page.x + page.w, roll.y, 0.5, 0.65)
  }
}

/** A half-month that is taller than a page is told in two. */
function split(
  measure: Measure,
  one: MeasuredSpell,
  columns: ReturnType<typeof columnsOf>,
  most: number,
): MeasuredSpell[] {
  const { spell } = one
  if (one.height <= most || spell.lines.length < 2) return [one]
  const half = Math.ceil(spell.lines.length / 2)
  return [spell.lines.slice(0, half), spell.lines.slice(half)].flatMap((lines) =>
    split(measure, measureSpell(measure, { ...spell, lines }, columns), columns, most),
  )
}

const dateWidth = 92
const noteStyle = { face: 'typed', size: 8.75, smaller: 8.5 } as const
const notePitch = 11

/** What the player wrote, typed; a long note is cut where the page ends and goes on on the next. */
function drawNotes(roll: Roll, measure: Measure, { notes }: RecordMan): void {
  const { page } = roll
  if (notes.length === 0) return
  const width = page.w - dateWidth
  const lines = notes.flatMap(({ date, text }) =>
    text
      .split('\n')
      .flatMap((part) => [...fitAlways(measure, part, { ...noteStyle, lines: 60, width }).lines])
      .map((line, i) => ({ date: i === 0 ? date : '', line })),
  )
  if (!roll.holds(over + headingHeight + 2 * notePitch)) roll.turn()
  roll.y = sectionHead(roll.pen, { x: page.x, y: roll.y + over, w: page.w }, 'Clerk’s notes') + 3
  for (const { date, line } of lines) {
    if (!roll.holds(notePitch)) roll.turn()
    const cell = { y: roll.y, h: notePitch }
    pen(roll, { x: page.x, w: dateWidth - 6, ...cell }, date)
    const fitted: Fitted = fitAlways(measure, line, { ...noteStyle, width })
    roll.pen.lines({ x: page.x + dateWidth, w: width, ...cell }, fitted, noteStyle)
    roll.y += notePitch
  }
}

const pen = (roll: Roll, cell: Box, date: string): void => {
  roll.pen.text(cell, date, { face: 'narrow', size: 8.25 })
}
