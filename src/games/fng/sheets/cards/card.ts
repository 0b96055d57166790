import { statusBoxes } from '../shared/statusBoxes.ts'
import type { CardsModel, ManCard } from './cardsModel.ts'
import { insideOf, type Corner } from './cardFrame.ts'
import type { ArmLine } from '../shared/weaponLines.ts'
import { drawDerosBar } from '../shared/derosBar.ts'
import { kitWords } from '../shared/paperMan.ts'
import { figure } from '../../../../main/sheets/figure.ts'
import { smallest } from '../../../../main/sheets/fit.ts'
import { boxSide, label, repStripe, starPath, tickBoxes } from '../../../../main/sheets/furniture.ts'
import { nameTag, tagHeight, tagWidth } from '../shared/nameTag.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import { PaperTable, type DrawCell } from '../../../../main/sheets/paperTable.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { drawRunIns, runInPitch, setRunIns } from '../../../../main/sheets/runIns.ts'

const headHeight = 29
const repWidth = 35
const gap = 4
const armHeight = 11
const footHeight = 16
/** Height of the boxes for what befalls a man. */
export const boxesHeight = 15

/** Draws a man's card from its upper left corner on. */
export function drawCard(pen: Pen, corner: Corner, man: ManCard, { date }: CardsModel): void {
  const { x, y, w, h } = insideOf(corner)
  head(pen, { x, y, w, h: headHeight }, man)
  const ruled = y + headHeight + gap
  pen.line(x, ruled, x + w, ruled, 0.9)
  const under = arms(pen, { x, y: ruled + 2, w }, man.arms, man.kit) + 3
  pen.line(x, under, x + w, under, 0.3)
  const known = tests(pen, { x, y: under + 2, w }, man.tests)
  const foot = y + h - footHeight
  const boxes = foot - boxesHeight
  attributes(pen, { x, y: known + 4, w, h: boxes - known - 6 }, man)
  drawStatus(pen, { x, y: boxes, w, h: boxesHeight })
  pen.line(x, foot, x + w, foot, 0.3)
  lastLine(pen, { x, y: foot, w, h: footHeight }, man, date)
}

function head(pen: Pen, { x, y, w, h }: Box, man: ManCard): void {
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
    role: { kind: 'heading', name: man.name },
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

const nameShare = 0.335
const armParts = [
  { head: 'RANGE', share: 0.23, part: 'range' },
  { head: 'TARGETS', share: 0.275, part: 'targets' },
  { head: 'IMP', share: 0.085, part: 'impact' },
  { head: 'APR', share: 0.075, part: 'apr' },
] as const

/** Draws the heads over the figures of weapons. */
export function armHeads(pen: Pen, { x, y, w }: Omit<Box, 'h'>, paper = new PaperTable()): void {
  const drawCell = paper.heads(pen)
  let at = x + w * nameShare
  armParts.forEach(({ head: word, share }, i) => {
    const cell = { x: at, y, w: Math.max(w * share - 1, 15), h: 8 }
    drawCell(i + 1, () => pen.text(cell, word, label))
    at += w * share
  })
}

/** Lines that a card has for weapons at least. */
const leastArms = 2

/** Draws weapons with their figures, then what he carries besides. @returns the y under them. */
function arms(pen: Pen, { x, y, w }: Omit<Box, 'h'>, list: readonly ArmLine[], kit: ManCard['kit']): number {
  const paper = new PaperTable()
  if (list.length > 0) armHeads(pen, { x, y, w }, paper)
  let line = y + 8
  for (const arm of list) {
    armLine(pen, { x, y: line, w, h: armHeight }, arm, paper.row(pen))
    line += armHeight
  }
  line = Math.max(line, y + 8 + leastArms * armHeight - (kit.length === 0 ? 0 : armHeight))
  if (kit.length === 0) return line
  const words = kit.map(kitWords).join(', ')
  pen.text({ x, y: line, w, h: armHeight }, words, { face: 'narrow', size: 8.5, lines: 2, smaller: 7, leading: 0.8 })
  return line + armHeight
}

function armLine(pen: Pen, { x, y, w, h }: Box, arm: ArmLine, drawCell: DrawCell): void {
  drawCell(0, () => pen.text({ x, y, w: w * nameShare - 2, h }, arm.name, { face: 'narrowSemi', size: 9 }))
  let at = x + w * nameShare
  armParts.forEach(({ share, part }, i) => {
    const cell = { x: at, y, w: w * share - 4, h }
    drawCell(i + 1, () => {
      figure(pen, cell, arm[part], 9)
    })
    at += w * share
  })
}

const testHeight = 11
const testWords = { face: 'narrow', size: 8.5 } as const
const testColumns = 2

/** Draws the dice of his tests in two columns, the unusual ones bold. @returns the y under them. */
function tests(pen: Pen, { x, y, w }: Omit<Box, 'h'>, list: ManCard['tests']): number {
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
  pen.line(x, under, x + w, under, 0.3)
  return under
}

/** Attributes in words; what is left of the space gets lines to write on. */
function attributes(pen: Pen, { x, y, w, h }: Box, man: ManCard): void {
  const size = 8.75
  const most = Math.max(1, Math.floor(h / (smallest * runInPitch)))
  const lines = Math.max(1, Math.floor(h / (size * runInPitch)))
  const large = setRunIns(pen.measure, man.attributes, { width: w, size, least: size, lines })
  const small = { width: w, size: 7.5, lines: most }
  const list = large.more === 0 ? large : setRunIns(pen.measure, man.attributes, small)
  const under = drawRunIns(pen, { x, y, w }, list)
  for (let at = y + h; at - writingRow > under - 2; at -= writingRow) pen.line(x, at, x + w, at, 0.3)
}

/** Draws the six boxes for what befalls a man, each with its word. */
export function drawStatus(pen: Pen, { x, y, w, h }: Box): void {
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

function lastLine(pen: Pen, { x, y, w, h }: Box, man: ManCard, date: string): void {
  const months = 26
  const words = w - barWidth - months - 8
  const row = (h - 2) / 2
  pen.text({ x, y: y + 1.6, w: words, h: row }, man.place.toUpperCase(), { ...label, at: 'bottom' })
  pen.text({ x, y: y + 1.6 + row, w: words, h: row }, date.toUpperCase(), { ...label, grey: 0.3, at: 'bottom' })
  drawDerosBar(pen, { x: x + w - months - barWidth, y: y + h / 2 - 1.5, w: barWidth, h: 5 }, man.deros)
  const cell = { x: x + w - months, y: y + 1, w: months, h }
  pen.text(cell, man.deros.text, { face: 'typedBold', size: 10, align: 'right' })
}
