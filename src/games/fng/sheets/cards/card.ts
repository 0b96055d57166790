import { statusBoxes } from '../shared/statusBoxes.ts'
import type { CardsModel } from './cardsModel.ts'
import type { ArmLine } from '../shared/weaponLines.ts'
import { drawDerosBar } from '../shared/derosBar.ts'
import { cardHeight, cardWidth } from '../../../../main/sheets/cutCards.ts'
import { figure } from '../../../../main/sheets/figure.ts'
import { smallest } from '../../../../main/sheets/fit.ts'
import { boxSide, label, repStripe, starPath, tickBoxes } from '../../../../main/sheets/furniture.ts'
import { nameTag, tagHeight, tagWidth } from '../shared/nameTag.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { drawRunIns, runInPitch, setRunIns } from '../../../../main/sheets/runIns.ts'

type Card = CardsModel['men'][number]

/** White between the edge of a card and what stands on it; above and below as much as a page's margin needs. */
const side = 11
const ends = 18.5
const inner = cardWidth - 2 * side

const headHeight = 29
const repWidth = 35
const gap = 4
const armHeight = 11
const footHeight = 16
const boxesHeight = 15
const noteLine = 15

/** Draws one card from its upper left corner on; null for an empty one, to be filled with the pencil. */
export function drawCard(pen: Pen, corner: { x: number; y: number }, man: Card | null, { date }: CardsModel): void {
  const x = corner.x + side
  const top = corner.y + ends
  const bottom = corner.y + cardHeight - ends
  if (man) head(pen, { x, y: top, w: inner, h: headHeight }, man)
  else blankHead(pen, { x, y: top, w: inner, h: headHeight })
  const ruled = top + headHeight + gap
  pen.line(x, ruled, x + inner, ruled, 0.9)
  const under = arms(pen, { x, y: ruled + 2, w: inner }, man?.arms ?? [], man?.kit ?? []) + 3
  pen.line(x, under, x + inner, under, 0.5, 0.45)
  const known = tests(pen, { x, y: under + 2, w: inner }, man?.tests ?? [])
  const foot = bottom - footHeight
  const boxes = foot - boxesHeight
  attributes(pen, { x, y: known + 4, w: inner, h: boxes - known - 6 }, man)
  status(pen, { x, y: boxes, w: inner, h: boxesHeight })
  pen.line(x, foot, x + inner, foot, 0.5, 0.45)
  if (man) lastLine(pen, { x, y: foot, w: inner, h: footHeight }, man, date)
  else blankFoot(pen, { x, y: foot, w: inner, h: footHeight })
}

function head(pen: Pen, { x, y, w, h }: Box, man: Card): void {
  const words = w - repWidth
  const name = { x, y, w: words - 4, h: 16 }
  pen.text(name, man.name, {
    face: 'typedBold',
    size: 11.5,
    least: 7,
    lines: 2,
    smaller: 7.5,
    leading: 1,
    at: 'middle',
  })
  const star = man.star ? 13 : 0
  const tag = man.tag ? tagWidth(pen.measure, man.tag) : 0
  const post = { x, y: y + 17, w: words - 4 - star - (tag === 0 ? 0 : tag + 6), h: 12 }
  const written = pen.text(post, man.post, { face: 'narrow', size: 9.5 })
  let at = x + written.width + 6
  if (man.star) {
    pen.path(starPath(at + 4, post.y + 6, 4.4), { fill: 0 })
    at += star
  }
  if (man.tag) nameTag(pen, { x: at, y: post.y + 6 - tagHeight / 2, w: tag, h: tagHeight }, man.tag)
  repStripe(pen, { x: x + w - repWidth + 2, y: y + 1, w: 7.5, h: h - 2 }, man.rep)
  const rep = { x: x + w - repWidth + 12, y: y - 1, w: repWidth - 12, h: h + 2 }
  pen.text(rep, String(man.rep), { face: 'typedBold', size: 28, least: 18, align: 'right' })
}

function blankHead(pen: Pen, { x, y, w, h }: Box): void {
  const words = w - repWidth - 4
  pen.line(x, y + 14, x + words, y + 14, 0.5, 0.45)
  pen.line(x, y + h - 1, x + words, y + h - 1, 0.5, 0.45)
  pen.frame({ x: x + w - repWidth + 2, y: y + 1, w: 7.5, h: h - 2 }, 0.7, 0, { dash: [1.4, 1.4] })
  pen.frame({ x: x + w - repWidth + 13, y: y + 1, w: repWidth - 13, h: h - 2 }, 0.6, 1)
}

const nameShare = 0.335
const armParts = [
  { head: 'RANGE', share: 0.23, part: 'range' },
  { head: 'TARGETS', share: 0.275, part: 'targets' },
  { head: 'IMP', share: 0.085, part: 'impact' },
  { head: 'APR', share: 0.075, part: 'apr' },
] as const

/** Lines that a card has for weapons at least. */
const leastArms = 2

/** Draws weapons with their figures, then what he carries besides. @returns the y under them. */
function arms(pen: Pen, { x, y, w }: Omit<Box, 'h'>, list: readonly ArmLine[], kit: Card['kit']): number {
  let at = x + w * nameShare
  for (const { head: word, share } of armParts) {
    pen.text({ x: at, y, w: Math.max(w * share - 1, 15), h: 8 }, word, label)
    at += w * share
  }
  let line = y + 8
  for (const arm of list) {
    armLine(pen, { x, y: line, w, h: armHeight }, arm)
    line += armHeight
  }
  line = Math.max(line, y + 8 + leastArms * armHeight - (kit.length === 0 ? 0 : armHeight))
  if (kit.length === 0) return line
  const words = kit.map(({ name, boxes }) => (boxes > 1 ? `${boxes} ${name}` : name)).join(', ')
  pen.text({ x, y: line, w, h: armHeight }, words, { face: 'narrow', size: 8.5, lines: 2, smaller: 7, leading: 0.8 })
  return line + armHeight
}

function armLine(pen: Pen, { x, y, w, h }: Box, arm: ArmLine): void {
  pen.text({ x, y, w: w * nameShare - 2, h }, arm.name, { face: 'narrowSemi', size: 9 })
  let at = x + w * nameShare
  for (const { share, part } of armParts) {
    figure(pen, { x: at, y, w: w * share - 4, h }, arm[part], 9)
    at += w * share
  }
}

const testHeight = 11
const testWords = { face: 'narrow', size: 8.5 } as const
const testColumns = 2

/** Draws the dice of his tests in two columns, the unusual ones bold. @returns the y under them. */
function tests(pen: Pen, { x, y, w }: Omit<Box, 'h'>, list: Card['tests']): number {
  if (list.length === 0) return y - 2
  const column = (w - 14) / testColumns
  list.forEach(({ test, dice, special }, i) => {
    const cell = {
      x: x + (i % testColumns) * (column + 14),
      y: y + Math.floor(i / testColumns) * testHeight,
      w: column,
      h: testHeight,
    }
    const face = special ? 'typedBold' : 'typed'
    const width = pen.measure.width(face, 9, dice)
    pen.text({ ...cell, w: column - width - 3 }, test, testWords)
    pen.text({ ...cell, x: cell.x + column - width, w: width + 0.1 }, dice, { face, size: 9 })
  })
  const under = y + Math.ceil(list.length / testColumns) * testHeight + 2
  pen.line(x, under, x + w, under, 0.5, 0.45)
  return under
}

/** Attributes in words; what is left of the space gets lines to write on. */
function attributes(pen: Pen, { x, y, w, h }: Box, man: Card | null): void {
  const size = 8.75
  const most = Math.max(1, Math.floor(h / (smallest * runInPitch)))
  const lines = Math.max(1, Math.floor(h / (size * runInPitch)))
  const large = setRunIns(pen.measure, man?.attributes ?? [], { width: w, size, least: size, lines })
  const small = { width: w, size: 7.5, lines: most }
  const list = large.more === 0 ? large : setRunIns(pen.measure, man?.attributes ?? [], small)
  const under = drawRunIns(pen, { x, y, w }, list)
  for (let at = y + h; at - noteLine > under - 4; at -= noteLine) pen.line(x, at, x + w, at, 0.5, 0.72)
}

function status(pen: Pen, { x, y, w, h }: Box): void {
  const style = { face: 'narrow', size: 7 } as const
  const before = boxSide + 1.8
  const widths = statusBoxes.map(({ short }) => before + pen.measure.width(style.face, style.size, short) + 0.5)
  const spare = (w - widths.reduce((sum, width) => sum + width, 0)) / (statusBoxes.length - 1)
  let at = x
  statusBoxes.forEach(({ short }, i) => {
    tickBoxes(pen, at + 0.3, y + (h - boxSide) / 2, 1, 0)
    pen.text({ x: at + before, y, w: widths[i]! - before, h }, short, style)
    at += widths[i]! + spare
  })
}

const barWidth = 44

function lastLine(pen: Pen, { x, y, w, h }: Box, man: Card, date: string): void {
  const months = 26
  const words = w - barWidth - months - 8
  const row = (h - 2) / 2
  pen.text({ x, y: y + 1.6, w: words, h: row }, man.place.toUpperCase(), { ...label, at: 'bottom' })
  pen.text({ x, y: y + 1.6 + row, w: words, h: row }, date.toUpperCase(), { ...label, grey: 0.3, at: 'bottom' })
  drawDerosBar(pen, { x: x + w - months - barWidth, y: y + h / 2 - 1.5, w: barWidth, h: 5 }, man.deros)
  const cell = { x: x + w - months, y: y + 1, w: months, h }
  pen.text(cell, man.deros.text, { face: 'typedBold', size: 10, align: 'right' })
}

function blankFoot(pen: Pen, { x, y, w, h }: Box): void {
  pen.text({ x, y, w: 40, h }, 'SQUAD', label)
  pen.text({ x: x + w - 78, y, w: 44, h }, 'DEROS', { ...label, align: 'right' })
  pen.line(x + 26, y + h - 2, x + 66, y + h - 2, 0.5, 0.45)
  pen.line(x + w - 32, y + h - 2, x + w, y + h - 2, 0.5, 0.45)
}
