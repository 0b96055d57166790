import type { Box, Ink } from './marks.ts'
import { fitAlways, smallest, wrap } from './fit.ts'
import type { Measure } from './measure.ts'
import type { Pen } from './pen.ts'

/** A bold word and what it means. */
export interface Explained {
  readonly name: string
  readonly effect: string
}

/** One of them, broken into lines: the name, then its effect beside and under it. */
interface RunIn {
  readonly name: string
  /** Where the effect begins on the first line; 0 where it begins under the name. */
  readonly indent: number
  readonly lines: readonly string[]
}

/** A list of explained words, measured. */
export interface RunIns {
  readonly size: number
  readonly items: readonly RunIn[]
  /** How many had no room. */
  readonly more: number
  /** Lines of text in all. */
  readonly lines: number
}

/** In how many lines of which width a list may be set. */
export interface RunInRule {
  readonly width: number
  readonly size: number
  readonly least?: number
  readonly lines: number
}

const nameFace = 'narrowBold'
const effectFace = 'narrow'
/** Height of a line as a part of the size. */
export const runInPitch = 1.16
const step = 0.25

/** @returns the list as large as its rule allows; what has no room at the smallest size is counted. */
export function setRunIns(measure: Measure, list: readonly Explained[], rule: RunInRule): RunIns {
  const least = rule.least ?? smallest
  for (let size = rule.size; ; size -= step) {
    const items = list.map((one) => runIn(measure, one, size, rule.width))
    const lines = sum(items)
    if (lines <= rule.lines) return { size, items, more: 0, lines }
    if (size - step < least) return counted(items, size, rule.lines)
  }
}

const sum = (items: readonly RunIn[]): number => items.reduce((lines, item) => lines + item.lines.length, 0)

/** As many as leave a line to say how many there are more. */
function counted(items: readonly RunIn[], size: number, most: number): RunIns {
  let shown = 0
  while (sum(items.slice(0, shown + 1)) < most) shown += 1
  const kept = items.slice(0, shown)
  return { size, items: kept, more: items.length - shown, lines: sum(kept) + 1 }
}

function runIn(measure: Measure, { name, effect }: Explained, size: number, width: number): RunIn {
  const words = effect.split(' ').filter((word) => word !== '')
  const gap = size * 0.42
  const indent = measure.width(nameFace, size, name) + gap
  const first = beside(measure, words, size, width - indent)
  const rest = words.slice(first).join(' ')
  // A word wider than the line is broken; what stands beside the name is never.
  const under = wrap(measure, rest, effectFace, size, width * 0.98)
  return first === 0
    ? { name, indent: 0, lines: ['', ...under] }
    : { name, indent, lines: [words.slice(0, first).join(' '), ...under] }
}

/** @returns how many words go on a line of this width. */
function beside(measure: Measure, words: readonly string[], size: number, width: number): number {
  let count = 0
  while (count < words.length && measure.width(effectFace, size, words.slice(0, count + 1).join(' ')) <= width)
    count += 1
  return count
}

/** @returns the height of a list. */
export const runInsHeight = ({ lines, size }: RunIns): number => lines * size * runInPitch

/** Draws a list from the top of a cell on. @returns the y under it. */
export function drawRunIns(
  pen: Pen,
  { x, y, w }: Omit<Box, 'h'>,
  { items, more, size }: RunIns,
  grey: Ink = 0,
): number {
  const h = size * runInPitch
  let at = y
  for (const { name, indent, lines } of items) {
    lines.forEach((line, i) => {
      const left = i === 0 ? indent : 0
      if (i === 0) {
        const cell = { x, y: at, w: indent === 0 ? w : indent, h }
        const rule = { face: nameFace, size, width: cell.w } as const
        pen.lines(cell, fitAlways(pen.measure, name, rule), { ...rule, grey })
      }
      if (line !== '') pen.text({ x: x + left, y: at, w: w - left, h }, line, { face: effectFace, size, grey })
      at += h
    })
  }
  if (more === 0) return at
  pen.text({ x, y: at, w, h }, `and ${more} more`, { face: 'narrowItalic', size, grey })
  return at + h
}
