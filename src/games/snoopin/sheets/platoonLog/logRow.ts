import { fitAlways } from '../../../../main/sheets/fit.ts'
import { boxSide, tickBoxes } from '../../../../main/sheets/furniture.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import type { Cell, Column } from '../../../../main/sheets/ruledTable.ts'
import { chipPitch, drawChips, linesOf, placeChips, type Placed } from '../shared/chips.ts'
import { rankBoxes, rankWidth } from '../shared/signs.ts'
import type { LogLine, Ranks } from './platoonLogModel.ts'

/** A row of the platoon log. */

const unitWide = 55
const fixed = unitWide + 72 + 112 + 46 + 46

const unitStyle = { face: 'typedBold', size: 9, lines: 4, smaller: 7.5, leading: 1 } as const

export const columns: readonly Column[] = [
  { head: 'Unit ID', width: unitWide, style: unitStyle },
  { head: 'Role', width: 72, style: { face: 'narrow', size: 8.5, lines: 2, smaller: 7.5, leading: 1 } },
  { head: 'Name', width: 112, style: { face: 'typedBold', size: 9, lines: 2, smaller: 7.5, leading: 1 } },
  { head: 'Ret. to duty', width: 46 },
  { head: 'Replace?', width: 46 },
  { head: 'Advancements: Firepower, Defence, Reaction' },
]

/** Rows grow where there is room. */
export const highest = 25

const letters = ['F', 'D', 'R'] as const
const rankStep = rankWidth + 15
/** What ranks take before the first chip. */
const ranksWide = 3 * rankStep + 2

/** @returns a line's chips at their places, on a page so wide. */
const placed = (measure: Measure, { ranks, chips }: LogLine, width: number): Placed[] =>
  placeChips(measure, chips, width - fixed - 4, ranks === null ? 0 : ranksWide)

/** @returns how much higher than others a row is, for its chips or for a long name of its unit. */
export function extra(measure: Measure, line: LogLine, width: number): number {
  const { lines, size } = fitAlways(measure, line.unit, { ...unitStyle, width: unitWide - 4 })
  const chips = (linesOf(placed(measure, line, width)) - 1) * chipPitch
  return Math.max(chips, Math.max(0, lines.length - 2) * size)
}

/** A line that is written by hand. */
export const byHand: LogLine = {
  ...{ unit: '', role: '', name: '', words: '', returning: 0, replacing: 0, chips: [] },
  ranks: { firepower: 0, defence: 0, reaction: 0 },
}

export function cellsOf(pen: Pen, line: LogLine, width: number): readonly Cell[] {
  const { unit, role, name, returning, replacing, words, ranks } = line
  const isTeam = ranks !== null
  return [
    ...[unit, role, name],
    waiting(pen, returning),
    waiting(pen, replacing),
    ({ x, y, w, h }) => {
      if (!isTeam) {
        pen.text({ x: x + 2, y, w: w - 4, h }, words, { face: 'typed', size: 9 })
        return
      }
      const all = placed(pen.measure, line, width)
      const middle = y + (h - (linesOf(all) - 1) * chipPitch) / 2
      drawRanks(pen, x + 2, middle, ranks)
      drawChips(pen, x + 2, middle, all)
    },
  ]
}

function drawRanks(pen: Pen, x: number, middle: number, { firepower, defence, reaction }: Ranks): void {
  ;[firepower, defence, reaction].forEach((reached, i) => {
    const left = x + i * rankStep
    pen.text({ x: left, y: middle - 5, w: 8, h: 10 }, letters[i]!, { face: 'narrowSemi', size: 7.5 })
    rankBoxes(pen, { x: left + 8, y: middle }, reached)
  })
}

/** How many wait there, and boxes to tick for more. */
const waiting =
  (pen: Pen, count: number): Cell =>
  ({ x, y, h }) => {
    if (count > 0) pen.text({ x: x + 2, y, w: 11, h }, String(count), { face: 'typedBold', size: 9 })
    tickBoxes(pen, x + 14, y + (h - boxSide) / 2, 2, 3.5)
  }
