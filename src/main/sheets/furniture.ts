import { n, circlePath, type Box, type FieldMark, type Ink } from './marks.ts'
import type { Pen, TextStyle } from './pen.ts'

/** The parts that every sheet shares: head, foot, headings, boxes, REP stripes. All sizes in points. */

export const label: TextStyle = { face: 'narrowSemi', size: 7, tracking: 0.15 }
const heading: TextStyle = { face: 'narrowBold', size: 8.25, tracking: 0.66, at: 'bottom' }
/** A title that is too long for the line is set on two. */
const titleStyle: TextStyle = { face: 'printBold', size: 15.75, least: 11, at: 'bottom' }
const twoLines: TextStyle = { ...titleStyle, lines: 2, smaller: 11, least: 8, leading: 1 }
/** Whose and when, sources and numbers of pages. */
const role = { kind: 'furniture' } as const
const unit: TextStyle = { face: 'typedBold', size: 8.75, align: 'right', at: 'bottom', role }
const force: TextStyle = { face: 'typed', size: 8.75, align: 'right', at: 'bottom', role }
const foot: TextStyle = { face: 'narrow', size: 7, at: 'bottom', role }

/** Height of the head with its rule, and of the foot. */
export const headHeight = 33
export const footHeight = 13

/** Draws the emblem of a game into a square. */
export type DrawEmblem = (pen: Pen, square: Box) => void

/** What is asked for on the lines of a head that is filled in by hand. */
export type AskedByHand = readonly [left: string, right: string]

const usuallyAsked: AskedByHand = ['Unit', 'Force, date']

/** Title left, whose it is and when right, over a rule; lines to write on where both are empty. The emblem is that of its game. */
export function sheetHead(
  pen: Pen,
  page: Box,
  title: string,
  whose: string,
  when: string,
  emblem: DrawEmblem | null = null,
  asked: AskedByHand = usuallyAsked,
): void {
  const { x, y, w } = page
  const indent = emblem === null ? 0 : emblemSide + 7
  const isBlank = whose === '' && when === ''
  const wide = isBlank ? blankWidth(pen, w - indent, title) : rightWidth(pen, w, [whose, when])
  emblem?.(pen, { x, y: y + 9, w: emblemSide, h: emblemSide })
  const cell = { x: x + indent, y: y + 4, w: w - wide - 14 - indent, h: 23 }
  const style = pen.measure.width('printBold', 11, title) <= cell.w ? titleStyle : twoLines
  pen.text(cell, title, { ...style, role: { kind: 'title', name: title } })
  const right = { x: x + w - wide, w: wide, h: 11 }
  if (isBlank) blankRight(pen, { ...right, y }, asked)
  else {
    pen.text({ ...right, y: y + 3 }, whose, unit)
    pen.text({ ...right, y: y + 14 }, when, force)
  }
  pen.line(x, y + headHeight - 4, x + w, y + headHeight - 4, 1.5, 'accent')
}

const emblemSide = 17

/** Whose and when have as much room as they take, and leave the title the larger part. */
function rightWidth(pen: Pen, w: number, [whose, when]: readonly [string, string]): number {
  const widths = [pen.measure.width(unit.face, unit.size, whose), pen.measure.width(force.face, force.size, when)]
  return Math.min(w * 0.52, Math.max(...widths) + 1)
}

/** What the title leaves goes to the pencil, within reason. */
const blankWidth = (pen: Pen, w: number, title: string): number =>
  Math.min(410, Math.max(w * 0.52, w - pen.measure.width(titleStyle.face, titleStyle.size, title) - 14 - titleGap))
const titleGap = 12

/** Two lines beside each other: there is no height for one over the other that a hand could write in. */
function blankRight(pen: Pen, { x, y, w }: Omit<Box, 'h'>, asked: AskedByHand): void {
  const half = w / 2
  const base = y + 24
  asked.forEach((word, i) => {
    const written = pen.text({ x: x + i * half, y: base - 9, w: half - 30, h: 9 }, word.toUpperCase(), {
      ...label,
      at: 'bottom',
    })
    const from = x + i * half + written.width + 4
    pen.line(from, base, x + (i + 1) * half - (i === 0 ? 8 : 0), base, 0.5, 0.45)
  })
}

/** Legend left, source and page right, under a rule. */
export function sheetFoot(pen: Pen, page: Box, left: readonly string[], right: readonly string[]): void {
  const y = page.y + page.h - footHeight
  pen.line(page.x, y, page.x + page.w, y, 0.75)
  const cell = { x: page.x, y: y + 1, w: page.w, h: footHeight - 1 }
  const end = pen.text(cell, right.join(gaps[0]), { ...foot, align: 'right' })
  const w = page.w - end.width - 12
  const fits = (gap: string) => pen.measure.width(foot.face, foot.size, left.join(gap)) <= w
  pen.text({ ...cell, w }, left.join(gaps.find(fits) ?? '; '), foot)
}

/** Between the parts of a foot: white where there is room for it, for white that has none is closed up. */
const gaps = ['     ', '   ', '; '] as const

/** A heading over its rule, with a small note at the right. @returns the y under the rule. */
export function sectionHead(pen: Pen, box: Omit<Box, 'h'>, title: string, note = ''): number {
  const cell = { ...box, h: 11.5 }
  const { width } = pen.text(cell, title.toUpperCase(), { ...heading, role: { kind: 'heading', name: title } })
  if (note !== '') {
    const rest = { ...cell, x: box.x + width + 14, w: box.w - width - 14 }
    pen.text(rest, note, { face: 'narrow', size: 7.5, align: 'right', at: 'bottom' })
  }
  pen.line(box.x, box.y + 13, box.x + box.w, box.y + 13, 1.1, 'accent')
  return box.y + 13
}

/** Side of a tick box. */
export const boxSide = 7

/** A row of tick boxes, with their upper left corner at x and y. */
export function tickBoxes(pen: Pen, x: number, y: number, count: number, gap: number): void {
  for (let i = 0; i < count; i += 1) {
    pen.frame({ x: x + i * (boxSide + gap), y, w: boxSide, h: boxSide }, 0.65, 0.6)
  }
}

/** A tick box that is ticked in print: to be struck out where it does not hold. */
export function tickedBox(pen: Pen, x: number, y: number): void {
  tickBoxes(pen, x, y, 1, 0)
  const { d, ...how } = tick(x, y)
  pen.path(d, how)
}

/** Where the strokes of a tick begin, turn and end, from the upper left corner of its box. */
export const tickPoints = [
  [1.3, boxSide / 2],
  [3, 5.6],
  [5.9, 1.1],
] as const

const tick = (x: number, y: number) => ({
  d: tickPoints.map(([right, down], i) => `${i === 0 ? 'M' : 'L'}${n(x + right)} ${n(y + down)}`).join(''),
  stroke: 0,
  width: 0.9,
})

/** How far around a box that can be ticked on a screen a finger may hit. */
const around = 3

/** A tick box that can be ticked where the PDF is looked at; `on`: it is ticked at first, in print as well. */
export function tickField(pen: Pen, x: number, y: number, named: Pick<FieldMark, 'name' | 'words'>, on = false): void {
  tickBoxes(pen, x, y, 1, 0)
  const box = { x: x - around, y: y - around, w: boxSide + 2 * around, h: boxSide + 2 * around }
  pen.field({ ...named, box, filling: { kind: 'tick', on } }, on ? [{ kind: 'path', ...tick(x, y) }] : [])
}

const stripe = { w: 4.6, h: 9 }

/** REP as a pattern and as its figure, in the middle of a cell. */
export function repMark(pen: Pen, cell: Box, grade: number, grey = 0): void {
  repStripe(pen, { x: cell.x, y: cell.y + (cell.h - stripe.h) / 2, ...stripe }, grade, grey)
  const figure = { x: cell.x + stripe.w + 3, y: cell.y, w: cell.w - stripe.w - 3, h: cell.h }
  pen.text(figure, String(grade), { face: 'typedBold', size: 9, grey })
}

/** REP as a pattern that fills a box of any size, in the rulebook's colour where colours are printed. */
export function repStripe(pen: Pen, { x, y, w, h }: Box, grade: number, grey = 0): void {
  const box = { x: x + 0.4, y: y + 0.4, w: w - 0.8, h: h - 0.8 }
  const ink = grey === 0 ? (gradeInks[grade] ?? 0) : grey
  pen.path(gradeHatch(box, grade), { stroke: ink, width: 0.75 })
  if (grade === 4) pen.fill(box, ink)
  if (grade === 5) {
    const bar = box.w * 0.34
    pen.fill({ ...box, w: bar }, ink)
    pen.fill({ ...box, x: box.x + box.w - bar, w: bar }, ink)
  }
  const dotted = grade <= 2
  pen.frame(box, 0.7, 0, dotted ? { stroke: grey, dash: [0.7, 1] } : { stroke: grey })
}

const gradeInks: Readonly<Partial<Record<number, Ink>>> = { 3: 'rep3', 4: 'rep4', 5: 'rep5' }

/** Strokes of REP 3 (one way) and of 7 and more (both ways). */
function gradeHatch({ x, y, w, h }: Box, grade: number): string {
  const rising = grade === 3 || grade >= 7
  let d = ''
  for (let at = -w; at < h; at += 2.7) {
    const from = Math.max(0, at)
    const to = Math.min(h, at + w)
    if (rising) d += `M${n(x + from - at)} ${n(y + h - from)}L${n(x + to - at)} ${n(y + h - to)}`
    if (grade >= 7) d += `M${n(x + from - at)} ${n(y + from)}L${n(x + to - at)} ${n(y + to)}`
  }
  return d
}

/** A star of five points. */
export function starPath(cx: number, cy: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? r : r * 0.46
    const turn = (Math.PI * i) / 5
    return `${n(cx + reach * Math.sin(turn))} ${n(cy - reach * Math.cos(turn))}`
  })
  return `M${points.join('L')}Z`
}

/** A figure in a round marker. */
export function disc(pen: Pen, cx: number, cy: number, r: number, figure: string, dash?: [number, number]): void {
  pen.path(circlePath(cx, cy, r), { fill: 1, stroke: 0, width: 1.3, ...(dash ? { dash } : {}) })
  pen.text({ x: cx - r, y: cy - r, w: 2 * r, h: 2 * r }, figure, { face: 'typedBold', size: 10, align: 'centre' })
}

/** Height of a heading over a table, and of the heads of its columns. */
export const headingHeight = 13
export const headsHeight = 9.5
