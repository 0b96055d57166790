import { label, sectionHead, tickBoxes } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages, type OpenPage } from '../../../../main/sheets/openPage.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { rowsHere } from '../../../../main/sheets/partedRows.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawFigures, lineHeight, placesIn } from '../shared/figureRows.ts'
import { forceMark, openPage, reloads } from '../shared/signs.ts'
import type { RosterFigure, RosterGroup, RosterModel, RosterUnit } from './rosterModel.ts'

/** Prints rosters, a page or more for each side. */
export const rosterSheet = (models: readonly RosterModel[]): Sheet => {
  const name = models.length === 1 ? models[0]!.title : 'Rosters'
  return sheetOf(name, (measure, page) => models.flatMap((model) => rosterPages(measure, model, page)))
}

const nameWidth = 118
const boxesWidth = 74
const headRoom = 17
const between = 8
const headsHeight = 8
/** Room for a name, and for who leads. */
const leastRow = 30
const scale = { radius: 7.6, pitch: 23 } as const
const noteHeight = 9
const rowAir = 3.5

function rosterPages(measure: Measure, model: RosterModel, page: Box): Pages {
  const pages: OpenPage[] = []
  const next = (): OpenPage => {
    const title = pages.length === 0 ? model.title : `${model.title}, continued`
    const open = openPage(measure, page, { ...model, title })
    pages.push(open)
    drawHeads(open.pen, open.room, model.asOf)
    return open
  }
  let at = next()
  let y = at.room.y + headsHeight
  const turn = (): void => {
    at = next()
    y = at.room.y + headsHeight
  }
  const end = at.room.y + at.room.h
  for (const group of model.groups) {
    const heights = group.units.map((unit) => heightOf(measure, at.room.w, unit))
    for (let from = 0; from < heights.length;) {
      if (rowsHere(heights.slice(from), end - y - headRoom) === 0) turn()
      y = drawGroupHead(at.pen, { ...at.room, y }, model, group, from === 0 ? '' : ', continued')
      const to = from + Math.max(1, rowsHere(heights.slice(from), end - y))
      for (let i = from; i < to; i += 1) {
        drawUnit(at.pen, { ...at.room, y, h: heights[i]! }, group.units[i]!)
        y += heights[i]!
      }
      from = to
    }
    y += between
  }
  drawLines(at.pen, { ...at.room, y: y + between, h: end - y - between }, 'Notes')
  return closePages(
    pages,
    page,
    [
      'Black: leads. Struck out: lost in an earlier game. Dashed: an open place. Under a figure: its weapon, or what it is where the book names none. p. 6-7',
    ],
    'roster',
  )
}

const figuresWidth = (w: number): number => w - nameWidth - boxesWidth

const heightOf = (measure: Measure, w: number, { figures, note }: RosterUnit): number =>
  Math.max(
    leastRow,
    linesOf(w, figures) * lineHeight(measure, scale, figures) + (note === '' ? 0 : noteHeight) + 2 * rowAir,
  )

const linesOf = (w: number, figures: readonly RosterFigure[]): number =>
  Math.max(1, Math.ceil(figures.length / placesIn(scale, figuresWidth(w))))

function drawHeads(pen: Pen, { x, y, w }: Box, asOf: string): void {
  pen.text({ x, y: y - 2.5, w: w - boxesWidth - 8, h: 9 }, asOf, { face: 'narrow', size: 7.5, lines: 1 })
  const at = x + w - boxesWidth
  for (const [i, word] of ['shaken', 'routed'].entries()) {
    const cell = { x: at + i * 22 - 4, y: y - 2, w: 24, h: 9 }
    pen.text(cell, word, { ...label, tracking: 0, face: 'narrow', align: 'centre' })
  }
  pen.text({ x: at + 42, y: y - 2, w: 32, h: 9 }, 'reload', { ...label, tracking: 0, face: 'narrow', align: 'centre' })
}

function drawGroupHead(pen: Pen, box: Box, { force }: RosterModel, { title, note }: RosterGroup, more: string): number {
  forceMark(pen, { x: box.x + 4, y: box.y + 6.5 }, force, 3.6)
  return sectionHead(pen, { ...box, x: box.x + 13, w: box.w - 13 }, `${title}${more}`, note) + headRoom - 13
}

function drawUnit(pen: Pen, { x, y, w, h }: Box, unit: RosterUnit): void {
  const name = { x, y: y + rowAir, w: nameWidth - 8 }
  const style = { face: 'narrowBold', size: 9.5, lines: 2, smaller: 8.5, leading: 1, at: 'top' } as const
  const { lines, size } = pen.text({ ...name, h: 21 }, unit.name, style)
  drawLeader(pen, { ...name, y: name.y + Math.min(lines.length, 2) * size + 2 }, unit)
  const figures = { x: x + nameWidth, y: y + rowAir, w: figuresWidth(w) }
  const high = lineHeight(pen.measure, scale, unit.figures)
  drawFigures(pen, figures, scale, unit.figures, high)
  const end = figures.y + linesOf(w, unit.figures) * high
  if (unit.note !== '') {
    pen.text({ ...figures, y: end, w: w - nameWidth, h: noteHeight }, unit.note, {
      face: 'narrow',
      size: 7.5,
      lines: 1,
    })
  }
  drawBoxes(pen, x + w - boxesWidth, y + rowAir + scale.radius)
  pen.line(x, y + h, x + w, y + h, 0.55, 0.67)
}

function drawLeader(pen: Pen, { x, y, w }: Omit<Box, 'h'>, { leader, led }: RosterUnit): void {
  if (leader !== null && leader !== '') {
    pen.text({ x, y, w, h: 12 }, leader, { face: 'typed', size: 9, at: 'top' })
    return
  }
  if (led) pen.line(x, y + 13, x + w, y + 13, 0.5, 0.45)
}

function drawBoxes(pen: Pen, x: number, middle: number): void {
  tickBoxes(pen, x + 4, middle - 3.5, 1, 0)
  tickBoxes(pen, x + 26, middle - 3.5, 1, 0)
  reloads(pen, { x: x + 48, y: middle })
}
