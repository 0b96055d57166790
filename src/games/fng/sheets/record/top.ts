import { figure } from '../../../../main/sheets/figure.ts'
import { fitAlways } from '../../../../main/sheets/fit.ts'
import { label, repStripe, sectionHead, starPath, headsHeight } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { drawFields } from '../roster/fields.ts'
import { drawRunIns, runInsHeight, setRunIns } from '../../../../main/sheets/runIns.ts'
import { drawCurve } from './curve.ts'
import type { RecordMan } from './recordModel.ts'

const gutter = 20
const nameHeight = 50
const curveHeight = 118
const over = 9

/** Draws who he is, his REP over time, and what he is and has. @returns the y under it. */
export function drawTop(pen: Pen, page: Box, y: number, man: RecordMan): number {
  drawName(pen, { x: page.x, y, w: page.w, h: nameHeight }, man)
  let at = y + nameHeight
  pen.line(page.x, at, page.x + page.w, at, 0.75)
  at = drawFields(pen, { x: page.x, y: at, w: page.w }, man.fields)
  at = sectionHead(pen, { x: page.x, y: at + over, w: page.w }, 'REP, half-month by half-month') + 3
  drawCurve(pen, { x: page.x, y: at, w: page.w, h: curveHeight }, man.curve)
  at += curveHeight + over
  const w = (page.w - gutter) / 2
  const carried = drawCarried(pen, { x: page.x, y: at, w }, man)
  const known = drawAttributes(pen, { x: page.x + w + gutter, y: at, w }, man)
  return Math.max(carried, known)
}

const repWidth = 54
const stampHeight = 20

function drawName(pen: Pen, { x, y, w, h }: Box, man: RecordMan): void {
  const stamp = man.stamp.toUpperCase()
  const stampWidth = stamp === '' ? 0 : Math.min(190, pen.measure.width('narrowBold', 12, stamp, 1.2) + 26)
  const words = w - repWidth - 10 - (stampWidth === 0 ? 0 : stampWidth + 12)
  const star = man.star ? 18 : 0
  const style = { face: 'typedBold', size: 19, least: 9, at: 'middle' } as const
  const name = pen.text({ x, y: y + 3, w: words - star, h: 23 }, man.name, style)
  if (man.star) pen.path(starPath(x + name.width + 12, y + 14, 6.5), { fill: 0 })
  const line = { face: 'narrow', size: 9 } as const
  pen.text({ x, y: y + 26, w: words, h: 11 }, man.about, line)
  pen.text({ x, y: y + 37, w: words, h: 11 }, man.outlook, line)
  if (stampWidth > 0) {
    const box = { x: x + w - repWidth - 14 - stampWidth, y: y + (h - stampHeight) / 2, w: stampWidth, h: stampHeight }
    pen.frame(box, 1.6, 2, { stroke: 'accent' })
    const inside = { ...box, x: box.x + 6, w: box.w - 12 }
    pen.text(inside, stamp, { face: 'narrowBold', size: 12, tracking: 1.2, align: 'centre', grey: 'accent' })
  }
  repStripe(pen, { x: x + w - repWidth + 10, y: y + 7, w: 9, h: h - 14 }, man.rep)
  const rep = { x: x + w - repWidth + 24, y: y + 3, w: repWidth - 24, h: h - 6 }
  pen.text(rep, String(man.rep), { face: 'typedBold', size: 36, least: 24, align: 'right' })
}

const lineHeight = 12
const parts = [
  { head: 'RANGE', share: 0.24, of: 'range' },
  { head: 'TARGETS', share: 0.24, of: 'targets' },
  { head: 'IMP', share: 0.09, of: 'impact' },
  { head: 'APR', share: 0.09, of: 'apr' },
] as const
const nameShare = 0.34

/** Weapons with their figures, what he carries besides, and his medals. @returns the y under them. */
function drawCarried(pen: Pen, { x, y, w }: Omit<Box, 'h'>, { arms, carries, medals }: RecordMan): number {
  const top = sectionHead(pen, { x, y, w }, 'Carries')
  let left = x + w * nameShare
  for (const { head, share } of parts) {
    pen.text({ x: left, y: top, w: Math.max(w * share - 2, 16), h: headsHeight }, head, label)
    left += w * share
  }
  let at = top + headsHeight
  for (const arm of arms) {
    pen.text({ x, y: at, w: w * nameShare - 3, h: lineHeight }, arm.name, { face: 'narrowSemi', size: 8.75 })
    let cell = x + w * nameShare
    for (const { share, of } of parts) {
      figure(pen, { x: cell, y: at, w: w * share - 2, h: lineHeight }, arm[of], 8.75)
      cell += w * share
    }
    at += lineHeight
  }
  at = drawWords(pen, { x, y: at, w }, carries, 2)
  if (medals.length === 0) return at
  at = sectionHead(pen, { x, y: at + over - 3, w }, 'Medals') + 2
  return drawWords(pen, { x, y: at, w }, medals.join('; '), 5)
}

/** @returns the y under the words; the same y where there are none. */
function drawWords(pen: Pen, { x, y, w }: Omit<Box, 'h'>, text: string, lines: number): number {
  if (text === '') return y
  const style = { face: 'narrow', size: 8.5, smaller: 8.25, lines } as const
  const fitted = fitAlways(pen.measure, text, { ...style, width: w })
  const h = fitted.lines.length * 10.6 + 1.5
  pen.lines({ x, y: y + 1, w, h }, fitted, { ...style, at: 'top', leading: 10.6 / fitted.size })
  return y + h + 1
}

/** Lines that his Attributes may take before they are counted. */
const mostAttributes = 16

function drawAttributes(pen: Pen, { x, y, w }: Omit<Box, 'h'>, { attributes }: RecordMan): number {
  const top = sectionHead(pen, { x, y, w }, 'Attributes') + 3.5
  if (attributes.length === 0) {
    pen.text({ x, y: top, w, h: 11 }, 'None.', { face: 'narrow', size: 8.5, grey: 0.2 })
    return top + 11
  }
  const list = setRunIns(pen.measure, attributes, { width: w, size: 8.75, least: 7, lines: mostAttributes })
  drawRunIns(pen, { x, y: top, w }, list)
  return top + runInsHeight(list)
}
