import type { Box, Mark } from '../../../src/main/sheets/marks.ts'
import { put } from '../../../src/main/sheets/ink/placing.ts'
import { lying } from './inCells.ts'

/** 7 mm in points, less what is lost in rounding. */
const least = (7 / 25.4) * 72 - 0.05
/** What is lower than this is no row: the white between a heading and its rule. */
const lowest = 8
/** What is narrower is no place to write. */
const narrowest = 46

/** A level line of a page. */
interface Rule {
  readonly y: number
  readonly from: number
  readonly to: number
}

/** Lines to cut along. */
const hairline = 0.35

/** A text with what it covers. */
interface Word {
  readonly text: string
  readonly box: Box
}

/**
 * @returns rows that are empty but for a number or letters to put a ring round, and too low for a hand to write in. White
 *   under a line that is written on, and over the foot of a page, is no row.
 */
export function narrowRows(marks: readonly Mark[]): string[] {
  const { rules, texts } = readPage(marks)
  const foot = Math.max(...rules.map(({ y }) => y))
  const above = (low: Rule): Rule | undefined =>
    rules.filter((one) => one.y < low.y - lowest && overlap(one, low) >= narrowest).toSorted((a, b) => b.y - a.y)[0]
  const isFull = (low: Rule): boolean => low.y - (above(low)?.y ?? 0) >= least - near
  return rules.flatMap((low) => {
    const high = above(low)
    if (high === undefined || low.y === foot) return []
    const under = rules.filter((one) => one.y <= low.y + near && overlap(one, low) > 0).map(({ y }) => y)
    const rise = Math.max(low.y, ...under) - high.y
    if (rise >= least || (width(high) < width(low) - 20 && isFull(high))) return []
    const [from, to] = [Math.max(low.from, high.from), Math.min(low.to, high.to)]
    const inside = texts.filter(
      ({ box: { x, y, w, h } }) => y + h > high.y + 1 && y < low.y - 1 && x + w > from && x < to,
    )
    const figures = inside.filter(({ text }) => /^\d+$/.test(text))
    return figures.length <= mostFigures && inside.every(({ text }) => text.length <= 2)
      ? [`${rise.toFixed(1)} pt high and ${Math.round(to - from)} wide, at ${Math.round(from)}, ${Math.round(high.y)}`]
      : []
  })
}

/** More stand over the columns of a table. */
const mostFigures = 2

/** A line to write on stands so far over the end of its row, or nearer. */
const near = 5.5

const width = ({ from, to }: Rule): number => to - from
const overlap = (a: Rule, b: Rule): number => Math.min(a.to, b.to) - Math.max(a.from, b.from)

function readPage(marks: readonly Mark[]): { rules: Rule[]; texts: Word[] } {
  const all = lying(marks)
  const rules = all.flatMap(({ mark, through }) => {
    if (mark.kind !== 'path' || mark.width === hairline) return []
    const line = /^M(\S+) (\S+)L(\S+) (\S+)$/.exec(mark.d)
    if (!line) return []
    const [x1, y1, x2, y2] = line.slice(1).map(Number) as [number, number, number, number]
    const box = put(through, { x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) })
    return box.h < 0.1 ? [{ y: box.y, from: box.x, to: box.x + box.w }] : []
  })
  const texts = all.flatMap(({ mark, through }) =>
    mark.kind === 'text'
      ? [
          {
            text: mark.text.trim(),
            box: put(through, { x: mark.x, y: mark.baseline - mark.size * 0.7, w: mark.width, h: mark.size * 0.7 }),
          },
        ]
      : [],
  )
  return { rules, texts }
}
