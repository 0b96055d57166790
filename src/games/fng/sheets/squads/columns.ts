import type { Box } from '../../../../main/sheets/marks.ts'
import { testHeads } from '../shared/testDice.ts'

/** A part of the page from left to right. */
export type Across = Pick<Box, 'x' | 'w'>

/** Where everything of a row stands; tests and lines of Ranged Combat have a column each. */
export interface Columns {
  readonly no: Across
  readonly rep: Across
  readonly man: Across
  readonly arms: Across
  readonly tests: readonly Across[]
  readonly hits: readonly Across[]
  readonly boxes: Across
}

/** White at the right of each column. */
const gap = 6
const beforeBoxes = 9
const fixed = { no: 14, rep: 32, hit: 20, boxes: 75 }
/** As wide as its head is set: "Charge" needs more than "Coh.". */
const testWidths = [22, 22, 29, 29, 20, 26]
/** Ranged Combat has three lines in the book; of a campaign's own no more than these are told man by man. */
const mostHits = 4
/** How man and weapons share what is left. */
const manShare = 0.54

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0)

/** @param lines of Ranged Combat that each man has a die for. */
export function columnsOf(page: Across, lines: number): Columns {
  const hits = Array.from({ length: Math.min(lines, mostHits) }, () => fixed.hit)
  const rest = page.w - sum([fixed.no, fixed.rep, ...testWidths, ...hits, fixed.boxes, beforeBoxes])
  const man = rest * manShare
  let x = page.x
  const next = (width: number, white: number): Across => {
    const place = { x, w: width - white }
    x += width
    return place
  }
  return {
    no: next(fixed.no, 2),
    rep: next(fixed.rep, 2),
    man: next(man, gap),
    arms: next(rest - man, gap),
    tests: testWidths.map((width) => next(width, 2)),
    hits: hits.map((width) => next(width, 2)),
    boxes: { x: x + beforeBoxes, w: fixed.boxes },
  }
}

/** Places of the columns in the table, from 0. */
export const placeOf = {
  ...{ no: 0, rep: 1, man: 2, arms: 3 },
  test: (nth: number) => 4 + nth,
  hit: (nth: number) => 4 + testHeads.length + nth,
  boxes: ({ tests, hits }: Columns) => 4 + tests.length + hits.length,
}
