import { fitAlways } from '../fit.ts'
import type { Box } from '../marks.ts'
import type { Measure } from '../measure.ts'
import type { Pen } from '../pen.ts'
import type { GlanceFact, GlanceModel } from './glanceModel.ts'
import { writingRow } from '../paper.ts'
import { leastAtTable, small } from './setting.ts'

/** Head, facts and foot of a page. */

const title = { face: 'printBold', size: 18.75, least: 13, at: 'bottom' } as const
const side = { face: 'printSemi', size: 9.75, least: leastAtTable, at: 'bottom' } as const
const furniture = { kind: 'furniture' } as const
const whose = { face: 'typedBold', size: 9.4, least: 7, align: 'right', at: 'bottom', role: furniture } as const
const when = { ...whose, face: 'typed' } as const
const emblemSide = 19
const rule = 2.25
const headHeight = 32

type Headed = Pick<GlanceModel, 'title' | 'emblem' | 'whose' | 'when' | 'asked'>

/** Title and part at the left, whose and when at the right, over a thick rule. @returns the y under it. */
export function drawHead(pen: Pen, { x, y, w }: Box, model: Headed, part: string): number {
  const base = y + headHeight - 5
  const left = x + (model.emblem === null ? 0 : emblemSide + 7)
  model.emblem?.(pen, { x, y: base - emblemSide, w: emblemSide, h: emblemSide })
  const blank = model.whose === '' && model.when === ''
  const partWide = part === '' ? 0 : pen.measure.width(side.face, side.size, part) + 10
  const cell = { x: left, y, w: x + w - left - partWide - leastRight, h: base - y }
  const { width } = pen.text(cell, model.title, { ...title, role: { kind: 'title', name: model.title } })
  if (part !== '') pen.text({ ...cell, x: left + width + 10, w: partWide, h: base - y - 2 }, part, side)
  const after = left + width + partWide + 12
  const at = { x: after, w: x + w - after, h: 12 }
  if (blank) drawAsked(pen, { ...at, y: base - 15 }, model.asked)
  else {
    pen.text({ ...at, y: base - 24 }, model.whose, whose)
    pen.text({ ...at, y: base - 12 }, model.when, when)
  }
  pen.line(x, base + 3, x + w, base + 3, rule, 'accent')
  return y + headHeight
}

/** A long title leaves so much for whose and when. */
const leastRight = 150

/** Lines beside each other, as wide as the title leaves them: over one another they would be too close to write on. */
function drawAsked(pen: Pen, { x, y, w, h }: Box, asked: GlanceModel['asked']): void {
  const share = w / asked.length
  asked.forEach((word, i) => {
    const cell = { x: x + i * share, y, w: share, h }
    const { width } = pen.text({ ...cell, w: share / 2 }, word, { ...small, at: 'bottom', role: furniture })
    pen.line(cell.x + width + 4, y + h, cell.x + share - (i < asked.length - 1 ? 8 : 0), y + h, 0.5)
  })
}

const factValue = { face: 'typedBold', size: 10.5, least: leastAtTable, lines: 2, smaller: 9.5, leading: 1.05 } as const
const labelHeight = 11
const white = 12

/** What holds today, in one row. @returns the y under its rule. */
export function drawFacts(pen: Pen, { x, y, w }: Box, facts: readonly GlanceFact[]): number {
  if (facts.length === 0) return y
  const blank = facts.every(({ value }) => value === '')
  const widths = blank
    ? facts.map(() => (w - white * (facts.length - 1)) / facts.length)
    : widthsOf(pen.measure, facts, w)
  const spare = w - widths.reduce((sum, one) => sum + one, 0)
  const gap = facts.length === 1 ? 0 : spare / (facts.length - 1)
  const high = blank ? writingRow : valueHeight(pen.measure, facts, widths)
  let at = x
  facts.forEach(({ label, value }, i) => {
    const cell = { x: at, w: widths[i]! }
    pen.text({ ...cell, y: y + 3, h: labelHeight }, label, small)
    const under = { ...cell, y: y + 3 + labelHeight, h: high }
    if (value === '') pen.line(at, under.y + high - 2, at + cell.w, under.y + high - 2, 0.6)
    else pen.text(under, value, factValue)
    at += cell.w + gap
  })
  const end = y + 3 + labelHeight + high + 3
  pen.line(x, end, x + w, end, 0.75)
  return end
}

/** As wide as they are; where all together are too wide the widest give way, all of them to one width. */
function widthsOf(measure: Measure, facts: readonly GlanceFact[], w: number): number[] {
  const wanted = facts.map(
    ({ label, value }) =>
      Math.max(measure.width(small.face, small.size, label), measure.width(factValue.face, factValue.size, value)) + 1,
  )
  const room = w - white * (facts.length - 1)
  let most = Math.max(...wanted)
  const taken = (): number => wanted.reduce((sum, one) => sum + Math.min(one, most), 0)
  while (taken() > room) most -= 1
  return wanted.map((one) => Math.min(one, most))
}

function valueHeight(measure: Measure, facts: readonly GlanceFact[], widths: readonly number[]): number {
  const lines = facts.map(({ value }, i) => fitAlways(measure, value, { ...factValue, width: widths[i]! }).lines.length)
  return Math.max(...lines) > 1 ? 22 : 13
}

export const footHeight = 17
const foot = { face: 'narrow', size: leastAtTable, least: 7, at: 'bottom', role: furniture } as const

/** Where it comes from, the code that opens its page, which page this is. */
export function drawFoot(pen: Pen, { x, y, w, h }: Box, left: string, code: string, page: string): void {
  const top = y + h - footHeight + 3
  pen.line(x, top, x + w, top, 0.75)
  const cell = { x, y: top + 1, w, h: footHeight - 4 }
  const end = pen.text(cell, page, { ...foot, align: 'right' }).width
  const letters = pen.measure.width('typedBold', 10, code)
  const codeAt = x + w - Math.max(end + 24, 96) - letters
  if (code !== '') {
    pen.text({ ...cell, x: codeAt, w: letters + 1 }, code, { ...foot, face: 'typedBold', size: 10 })
    pen.text({ ...cell, x: codeAt - 34, w: 30 }, 'code', { ...foot, align: 'right' })
  }
  const room = (code === '' ? x + w - end : codeAt - 34) - x - 10
  pen.text({ ...cell, w: room }, left, foot)
}
