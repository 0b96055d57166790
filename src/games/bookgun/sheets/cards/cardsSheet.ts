import { cardHeight, cardWidth, cutCards, type DrawCard } from '../../../../main/sheets/cutCards.ts'
import { flow } from '../../../../main/sheets/flow.ts'
import { label, tickBoxes } from '../../../../main/sheets/furniture.ts'
import { rectPath, type Box } from '../../../../main/sheets/marks.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen, TextStyle } from '../../../../main/sheets/pen.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { blankBox } from '../../../../main/sheets/signs.ts'
import { drawFigures, lineHeight, placesIn, type ShownFigure } from '../shared/figureRows.ts'
import { forceMark, reloads } from '../shared/signs.ts'
import type { Printed } from '../shared/words.ts'
import type { CardsModel, LeaderCard, RoeCard } from './cards.ts'

/** Prints cards of the rules of engagement and of leaders, to be cut out. */
export const cardsSheet = ({ roe, leaders, blank }: CardsModel): Sheet =>
  sheetOf(
    title,
    (measure, page) =>
      cutCards(measure, page, {
        title,
        cards: [...roe.map(drawRoe), ...leaders.map(drawLeader)].map((front) => ({ front })),
        empty: { front: drawLeader(blank) },
      }),
    { trueSize: true, toEdge: true },
  )

const title = 'Cards for leaders and rules of engagement'

/** White between the edge of a card and what stands on it; above and below as much as a page's margin needs. */
const side = 12
const ends = 20
const inner = cardWidth - 2 * side

const drawRoe =
  ({ rule, name, text, breach, freedom }: RoeCard): DrawCard =>
  (pen, corner) => {
    const x = corner.x + side
    const [top, bottom] = [corner.y + ends, corner.y + cardHeight - ends]
    pen.text({ x, y: top, w: inner, h: 12 }, rule, { face: 'typedBold', size: 10 })
    pen.text({ x, y: top + 12, w: inner, h: 20 }, name, { face: 'printBold', size: 16 })
    pen.line(x, top + 36, x + inner, top + 36, 1.4)
    flow(pen, { x, y: top + 43, w: inner }, text, { face: 'print', size: 11.5, lines: 9, leading: 1.32 })
    const foot = bottom - 30
    pen.line(x, foot, x + inner, foot, 0.55, 0.4)
    pen.text({ x, y: foot + 2, w: inner, h: 19 }, breach, {
      face: 'narrow',
      size: 8.5,
      lines: 2,
      smaller: 8,
      leading: 1,
    })
    const wide = (inner - 9) / 4
    for (let i = 0; i < 4; i += 1) {
      const box = { x: x + i * (wide + 3), y: bottom - 6, w: wide, h: 6 }
      if (i < freedom) pen.fill(box, 0)
      pen.path(rectPath(box), { stroke: 0, width: 0.75 })
    }
  }

const blankWord = 'Leader'
const forceWords = { army: 'Army, black', insurgents: 'Insurgents, red', civilians: 'Civilians' } as const
const row = 14.5
/** Names are written into it by hand, too. */
const headHigh = 35
/** White over and under a box to write in. */
const boxAir = 1
const lineWords: TextStyle = { face: 'narrow', size: 9 }

const drawLeader =
  ({ force, unit, leader, lines, spots, figures }: LeaderCard): DrawCard =>
  (pen, corner) => {
    const x = corner.x + side
    const [top, bottom] = [corner.y + ends, corner.y + cardHeight - ends]
    const isBlank = unit === ''
    drawHead(pen, { x, y: top, w: inner }, isBlank ? blankWord : forceWords[force], isBlank ? 'Unit' : unit, leader)
    if (!isBlank) forceMark(pen, { x: x + 4, y: top + 5 }, force, 3.2)
    let y = top + headHigh
    const line = (what: string, isWritten: boolean, draw: (cell: Box) => void) => {
      const h = isWritten ? writingRow + 2 * boxAir : row
      pen.text({ x, y, w: 84, h }, what, lineWords)
      draw({ x: x + 62, y, w: inner - 62, h })
      y += h
      pen.line(x, y, x + inner, y, 0.5, 0.67)
    }
    line('Command', false, (cell) => {
      typed(pen, cell, leader === null ? 'none' : '6"')
    })
    for (const { what, value } of lines)
      line(isBlank ? '' : what, isBlank || value.how === 'blank', (cell) => {
        if (!isBlank) drawValue(pen, cell, value)
      })
    const isLost = [spots.withLeader, spots.without].some((one) => one?.how === 'blank')
    line(isBlank ? '' : `Spots ${spots.reach}`, isBlank || isLost, (cell) => {
      if (!isBlank) drawSpots(pen, cell, spots)
    })
    drawUnit(pen, { x, y: y + 7, w: inner, h: bottom - 13 - y - 7 }, figures)
    drawBoxes(pen, { x, y: bottom - 9, w: inner })
  }

function drawHead(pen: Pen, { x, y, w }: Omit<Box, 'h'>, whose: string, unit: string, leader: string | null): void {
  pen.text({ x: x + (whose === blankWord ? 0 : 10), y, w: 62, h: 10 }, whose.toUpperCase(), label)
  const where: TextStyle = { face: 'narrowSemi', size: 8, lines: 2, smaller: 7, leading: 1, align: 'right' }
  pen.text({ x: x + 74, y: y - 4, w: w - 74, h: 17 }, unit, where)
  pen.text({ x, y: y + 12, w, h: headHigh - 15 }, leader ?? 'Leaderless', {
    face: leader === null ? 'typed' : 'typedBold',
    size: 11.5,
    at: 'middle',
  })
  pen.line(x, y + headHigh - 2, x + w, y + headHigh - 2, 0.9)
}

const typed = (pen: Pen, cell: Box, text: string): void => {
  pen.text(cell, text, { face: 'typed', size: 9.5, align: 'right' })
}

/** A figure of a table: plain, framed where it is the player's own, or a box to write in. */
function drawValue(pen: Pen, cell: Box, { text, how }: Printed): void {
  const wide = how === 'plain' ? 0 : Math.max(26, pen.measure.width('typed', 9.5, text) + 8)
  const air = how === 'blank' ? boxAir : 2.2
  const box = { x: cell.x + cell.w - wide, y: cell.y + air, w: wide, h: cell.h - 2 * air }
  if (how === 'blank') blankBox(pen, box)
  if (how === 'own') pen.frame(box, 0.9, 0.6)
  if (how !== 'blank') typed(pen, how === 'own' ? { ...cell, w: cell.w - 4 } : cell, text)
}

/** With a leader, and without. */
function drawSpots(pen: Pen, cell: Box, { withLeader, without }: LeaderCard['spots']): void {
  if (withLeader === null) {
    drawValue(pen, cell, without)
    return
  }
  if (withLeader.how === 'plain' && without.how === 'plain') {
    typed(pen, cell, `${withLeader.text}, alone ${without.text}`)
    return
  }
  const half = 50
  drawValue(pen, { ...cell, w: cell.w - half }, withLeader)
  pen.text({ ...cell, x: cell.x + cell.w - half, w: 20 }, 'alone', { face: 'narrow', size: 7.5, align: 'right' })
  drawValue(pen, cell, without)
}

const scale = { radius: 7.4, pitch: 23 } as const

/** As many as there is room for; of a larger unit the rest is counted. */
function drawUnit(pen: Pen, { x, y, w, h }: Box, figures: readonly ShownFigure[]): void {
  const high = lineHeight(pen.measure, scale, figures)
  const across = placesIn(scale, w)
  const room = across * Math.max(1, Math.floor((h + 2) / high))
  const shown = figures.length > room ? room - 1 : figures.length
  drawFigures(pen, { x, y, w }, scale, figures.slice(0, shown), high)
  if (shown === figures.length) return
  const cell = { x: x + (shown % across) * scale.pitch, y: y + Math.floor(shown / across) * high }
  pen.text({ ...cell, w: scale.pitch, h: 2 * scale.radius }, `+ ${figures.length - shown}`, { face: 'typed', size: 8 })
}

function drawBoxes(pen: Pen, { x, y }: Omit<Box, 'h'>): void {
  const word = (text: string, at: number, w: number) => {
    pen.text({ x: x + at, y: y - 1, w, h: 9 }, text, { face: 'narrow', size: 8 })
  }
  tickBoxes(pen, x, y, 1, 0)
  word('shaken', 10, 30)
  tickBoxes(pen, x + 44, y, 1, 0)
  word('routed', 54, 28)
  word('reload', 98, 28)
  reloads(pen, { x: x + 128, y: y + 3.5 })
}
