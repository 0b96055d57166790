import { repStripe } from '../../../../main/sheets/furniture.ts'
import { circlePath, n, type Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import type { RecordCurve } from './recordModel.ts'

const axisWidth = 24
const wordsHeight = 9
const monthsHeight = 11
/** REP that the axis shows at least. */
const usual = [3, 6] as const

/** Where the parts of the chart stand. */
interface Chart {
  readonly box: Box
  readonly x: (edge: number) => number
  readonly y: (rep: number) => number
  readonly reps: readonly number[]
}

/** Draws REP over a man's time: each step with what brought it, his tenth month, now, and the end. */
export function drawCurve(pen: Pen, cell: Box, curve: RecordCurve): void {
  const chart = chartOf(cell, curve)
  pen.figure(cell, curveWords(curve), () => {
    drawAxes(pen, chart, curve)
    drawMarks(pen, chart, curve)
    drawSteps(pen, chart, curve)
  })
}

/** The same for somebody who cannot see it: "REP 3, then 4 (rolled 6); home." */
function curveWords({ steps, end }: RecordCurve): string {
  const held = steps.map(({ rep, why }) => (why === null ? String(rep) : `${rep} (${why})`))
  return `REP ${held.join(', then ')}${end === '' ? '' : `; ${end}`}.`
}

function chartOf({ x, y, w, h }: Box, { from, to, steps }: RecordCurve): Chart {
  const held = steps.map(({ rep }) => rep)
  const [least, most] = [Math.min(usual[0], ...held), Math.max(usual[1], ...held)]
  const reps = Array.from({ length: most - least + 1 }, (_, i) => most - i)
  const box = { x: x + axisWidth, y: y + wordsHeight, w: w - axisWidth, h: h - wordsHeight - monthsHeight }
  const step = box.h / reps.length
  return {
    box,
    reps,
    x: (edge) => box.x + ((edge - from) / (to - from)) * box.w,
    y: (rep) => box.y + (most - rep + 0.5) * step,
  }
}

function drawAxes(pen: Pen, { box, x, y, reps }: Chart, { now, to, months }: RecordCurve): void {
  if (now !== null && now < to) pen.fill({ x: x(now), y: box.y, w: x(to) - x(now), h: box.h }, 0.94)
  for (const rep of reps) {
    pen.line(box.x, y(rep), box.x + box.w, y(rep), 0.45, 0.72)
    repStripe(pen, { x: box.x - axisWidth, y: y(rep) - 4.5, w: 4.6, h: 9 }, rep)
    const figure = { x: box.x - axisWidth + 7.5, y: y(rep) - 6, w: axisWidth - 9, h: 12 }
    pen.text(figure, String(rep), { face: 'typedBold', size: 8.5 })
  }
  const under = box.y + box.h
  pen.line(box.x, under, box.x + box.w, under, 0.6)
  months.forEach(({ at, name }, i) => {
    const end = months[i + 1]?.at ?? to
    const cell = { x: x(at) + 2, y: under + 1, w: x(end) - x(at) - 3, h: monthsHeight - 1 }
    pen.line(x(at), under, x(at), under + 3.5, 0.5)
    if (cell.w > 11) pen.text(cell, name, { face: 'narrow', size: 7 })
  })
}

const wordStyle = { face: 'narrow', size: 7 } as const
const endRoom = 46

/** His tenth month and the end of his time, with their words over the chart. */
function drawMarks(pen: Pen, { box, x }: Chart, { tenth, to, end, now }: RecordCurve): void {
  const top = box.y - wordsHeight
  const edge = x(to)
  pen.line(edge, box.y, edge, box.y + box.h, 1.6)
  pen.text({ x: edge - endRoom, y: top, w: endRoom, h: wordsHeight }, end, { ...wordStyle, align: 'right' })
  if (now !== null && now < to)
    pen.path(`M${n(x(now))} ${n(box.y)}v${n(box.h)}`, { stroke: 0.3, width: 0.6, dash: [2, 1.6] })
  if (tenth === null) return
  pen.line(x(tenth), box.y - 5, x(tenth), box.y + box.h, 0.75)
  const cell = { x: x(tenth) + 3, y: top, w: edge - endRoom - x(tenth) - 6, h: wordsHeight }
  if (cell.w > 24) pen.text(cell, 'tenth month', wordStyle)
}

const above = 9

/** The REP he held as one line, a dot at each change, and beside it what brought it where there is room. */
function drawSteps(pen: Pen, { x, y }: Chart, { steps, now, to }: RecordCurve): void {
  const last = x(now ?? to)
  const spans = steps.map(({ at, rep, why }, i) => {
    const left = Math.min(x(at), last)
    const right = Math.max(left, Math.min(x(steps[i + 1]?.at ?? to), last))
    return { left, right, y: y(rep), why }
  })
  const d = spans.map((span, i) => `${i === 0 ? `M${n(span.left)} ` : 'V'}${n(span.y)}H${n(span.right)}`)
  pen.path(d.join(''), { stroke: 0, width: 1.5 })
  for (const { left, right, y: at, why } of spans.slice(1)) {
    pen.path(circlePath(left, at, 2), { fill: 1, stroke: 0, width: 0.9 })
    const room = { x: left + 4, y: at - above, w: right - left - 6, h: above - 1 }
    if (why !== null && pen.measure.width(wordStyle.face, wordStyle.size, why) <= room.w) pen.text(room, why, wordStyle)
  }
}
