import { capital, shortDigest } from '../../../../main/sheets/phrases.ts'
import { boxSide, label, sectionHead, tickBoxes } from '../../../../main/sheets/furniture.ts'
import { flow } from '../../../../main/sheets/flow.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import type { EventLine, OrdersModel } from './ordersModel.ts'

/** The two panels of the orders that lie face to face. */

const gutter = 22
const left = (w: number): number => (w - gutter) * 0.64

/** The mission, and what goes. */
export function drawMission(pen: Pen, { x, y, w, h }: Box, model: OrdersModel): void {
  const wide = left(w)
  drawTask(pen, { x, y, w: wide, h }, model)
  drawCommitted(pen, { x: x + wide + gutter, y, w: w - wide - gutter, h }, model)
}

function drawTask(pen: Pen, { x, y, w, h }: Box, { label: name, mission, parts, facts, digest }: OrdersModel): void {
  pen.text({ x, y, w, h: 10 }, name.toUpperCase(), label)
  const title = { face: 'printBold', size: 20, least: 11, lines: 3, smaller: 11 } as const
  let top =
    flow(pen, { x, y: y + 12, w }, mission, { ...title, leading: 1.1, role: { kind: 'heading', name: mission } }) + 4
  for (const part of parts) {
    tickBoxes(pen, x, top + 3, 1, 0)
    top = flow(pen, { x: x + 13, y: top, w: w - 13 }, capital(`${part}.`), { face: 'print', size: 10.5, lines: 4 }) + 4
  }
  top += 3
  pen.line(x, top, x + w, top, 0.9)
  for (const { label: of, text } of facts) {
    pen.text({ x, y: top, w: 66, h: 21 }, of.toUpperCase(), label)
    pen.text({ x: x + 68, y: top, w: w - 68, h: 21 }, text, {
      face: 'print',
      size: 9,
      lines: 2,
      smaller: 8,
      leading: 1,
    })
    top += 21
    pen.line(x, top, x + w, top, 0.55, 0.6)
  }
  if (digest !== '') {
    const words = `Its proof in the journal begins with ${shortDigest(digest)}`
    top = flow(pen, { x, y: top + 4, w }, words, { face: 'narrow', size: 7, lines: 3 })
  }
  drawLines(pen, { x, y: top + 12, w, h: y + h - top - 12 }, 'Plan')
}

const committedRow = 13.5
const spentHead = 12

function drawCommitted(pen: Pen, { x, y, w, h }: Box, { committed, momentum }: OrdersModel): void {
  let top = sectionHead(pen, { x, y, w }, 'Committed', momentum)
  // Two lines to write on are left at least.
  const room = Math.floor((h - 13 - spentHead - 2 * writingRow) / committedRow)
  const all = committed.map(({ name, price }) => ({ name, price: price === null ? '-' : String(price) }))
  const shown =
    all.length <= room ? all : [...all.slice(0, room - 1), { name: `and ${all.length - room + 1} more`, price: '' }]
  for (const { name, price } of shown) {
    tickBoxes(pen, x, top + (committedRow - boxSide) / 2, 1, 0)
    const style = { face: 'narrow', size: 8.5, lines: 1 } as const
    pen.text({ x: x + 13, y: top, w: w - 13 - 24, h: committedRow }, name, style)
    pen.text({ x: x + w - 22, y: top, w: 22, h: committedRow }, price, { face: 'typed', size: 9, align: 'right' })
    top += committedRow
    pen.line(x, top, x + w, top, 0.55, 0.6)
  }
  pen.text({ x, y: top + 2, w, h: 10 }, 'SPENT IN THE GAME', label)
  writingLines(pen, { x, y: top + spentHead, w, h: y + h - top - spentHead })
}

/** As many lines to write on as there is room for. */
function writingLines(pen: Pen, { x, y, w, h }: Box): void {
  for (let at = y + writingRow; at <= y + h; at += writingRow) pen.line(x, at, x + w, at, 0.55, 0.6)
}

/** What is ticked off in play. */
export function drawTally(pen: Pen, { x, y, w, h }: Box, model: OrdersModel): void {
  const wide = left(w)
  drawEvents(pen, { x, y, w: wide, h }, model)
  drawOutcome(pen, { x: x + wide + gutter, y, w: w - wide - gutter, h }, model)
}

const namesWide = 150
const pointsWide = 28
const totalWide = 38

function drawEvents(pen: Pen, { x, y, w, h }: Box, { events, list }: OrdersModel): void {
  const top = sectionHead(pen, { x, y, w }, 'What happened', list)
  const row = Math.min(22, (h - 13) / (events.length + 1))
  events.forEach((event, i) => {
    eventRow(pen, { x, y: top + i * row, w, h: row }, event)
  })
  const last = top + events.length * row
  pen.text({ x, y: last, w: namesWide, h: row }, 'Total', { face: 'narrowBold', size: 9 })
  pen.line(x, last + row, x + w, last + row, 0.55, 0.6)
  pen.line(x + w - totalWide, top, x + w - totalWide, last + row, 0.8)
}

function eventRow(pen: Pen, { x, y, w, h }: Box, { text, points, once }: EventLine): void {
  pen.text({ x, y, w: namesWide, h }, text, { face: 'narrow', size: 8.5, lines: 2, smaller: 7.5, leading: 1 })
  pen.text({ x: x + namesWide + 2, y, w: pointsWide, h }, points, { face: 'typed', size: 9 })
  const from = x + namesWide + pointsWide + 6
  const boxes = Math.floor((x + w - totalWide - 4 - from) / (boxSide + 4))
  tickBoxes(pen, from, y + (h - boxSide) / 2, Math.min(once ? 1 : 12, boxes), 4)
  pen.line(x, y + h, x + w, y + h, 0.55, 0.6)
}

function drawOutcome(pen: Pen, { x, y, w, h }: Box, { exits, failed }: OrdersModel): void {
  let top = y
  if (exits) {
    top = sectionHead(pen, { x, y, w }, exits.title) + 6
    const across = Math.floor((w + 4) / (boxSide + 4))
    const rows = Math.min(4, Math.max(1, Math.ceil(exits.figures / across)))
    for (let i = 0; i < rows; i += 1) {
      const here = exits.figures === 0 ? across : Math.min(across, exits.figures - i * across)
      tickBoxes(pen, x, top + i * 11, here, 4)
    }
    top += rows * 11 + 8
  }
  top = sectionHead(pen, { x, y: top, w }, 'Objective') + 5
  for (const words of ['achieved', failed]) {
    tickBoxes(pen, x, top + 2.5, 1, 0)
    top = flow(pen, { x: x + 12, y: top, w: w - 12 }, words, { face: 'print', size: 9.5, lines: 3 }) + 3
  }
  pen.text({ x, y: top + 3, w, h: 10 }, 'REMARKS', label)
  writingLines(pen, { x, y: top + 13, w, h: y + h - top - 13 })
}
