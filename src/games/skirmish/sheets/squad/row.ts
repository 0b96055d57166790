import { boxSide, tickBoxes, tickedBox } from '../../../../main/sheets/furniture.ts'
import { circlePath, type Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import type { Cell, Column } from '../../../../main/sheets/ruledTable.ts'
import { blankBox } from '../../../../main/sheets/signs.ts'
import { phaseRing } from '../shared/signs.ts'
import { counterBoxes } from './figureNow.ts'
import { grenades, type FigureNow, type SquadLine } from './squadModel.ts'

/** A figure's row on a squad sheet: boxes for the pencil, filled as far as the battle has come. */

/**
 * @param spotting are hidden figures spotted, and not listened for?
 * @param high of a row: a long name has as many lines as it allows.
 */
export const columnsOf = (spotting: boolean, high: number): readonly Column[] => [
  { head: '', width: 26 },
  { head: 'Figure', style: { face: 'typedBold', size: 9.5, lines: high < 25 ? 2 : 3, smaller: 8, leading: 1 } },
  { head: 'Weapon', width: 62 },
  { head: 'Suppress', width: 47, style: { face: 'typedBold', size: 9.5 } },
  { head: 'Counters', width: 69 },
  { head: 'Phases', width: 38 },
  { head: 'Ready', width: 31 },
  spotting ? { head: 'Spotted', width: 34 } : { head: 'Noise pips', width: 43 },
  { head: 'Note', width: 88, style: { face: 'narrow', size: 8.5, lines: 3, smaller: 7.5, leading: 1 } },
  { head: 'Out', width: 20 },
]

const blank: FigureNow = { counters: 0, spent: 0, prepared: 0, pips: 0, spotted: false, out: 0 }

/** @param line null for a row that is written by hand. */
export function cellsOf(pen: Pen, line: SquadLine | null, spotting: boolean): readonly Cell[] {
  const { mark, kind, name, weapon, suppress, note, now } = line ?? byHand
  const { counters, spent, prepared, pips, spotted, out } = now ?? blank
  const boxes = boxesBy(pen)
  const found = spotting ? boxes(1, Number(spotted), 0) : boxes(3, pips, 4)
  const many = kind === 'mortar' ? ['', boxes(1, spent, 0), boxes(2, prepared, 0), ''] : null
  const usual = [countersBy(pen, counters), boxes(3, spent, 4), kind === 'apc' ? '' : boxes(3, prepared, 0), found]
  return [
    at((middle, { x }) => {
      phaseRing(pen, x + 11, middle, 9.5, mark)
    }),
    ...[name, weapon],
    suppressBy(pen, suppress),
    ...(many ?? usual),
    note,
    // The second kill makes a vehicle explode.
    kind === 'apc' ? boxes(2, out, 1) : boxes(1, out, 0),
  ]
}

const byHand: SquadLine = { mark: '', kind: 'man', name: '', weapon: '', suppress: null, note: '', now: null }

/** What draws itself about the middle of its cell. */
const at =
  (draw: (middle: number, cell: Box) => void): Cell =>
  (cell) => {
    draw(cell.y + cell.h / 2, cell)
  }

/** Scores to be seen at a glance, a word for a weapon that needs none, or a box to write in. */
const suppressBy = (pen: Pen, suppress: string | null): Cell =>
  suppress === grenades
    ? (cell) => pen.text({ ...cell, x: cell.x + 2, w: cell.w - 4 }, suppress, { face: 'narrow', size: 8.5 })
    : (suppress ??
      at((middle, { x }) => {
        blankBox(pen, { x: x + 2, y: middle - 5.5, w: 30, h: 11 })
      }))

/** A row of tick boxes, the first of them ticked. */
const boxesBy =
  (pen: Pen) =>
  (count: number, ticked: number, gap: number): Cell =>
    at((middle, { x }) => {
      tickBoxes(pen, x + 2, middle - boxSide / 2, count, gap)
      for (let i = 0; i < Math.min(count, ticked); i++)
        tickedBox(pen, x + 2 + i * (boxSide + gap), middle - boxSide / 2)
    })

/** Circles for counters; those that lie on it are dotted, so that they can be struck out. */
const countersBy = (pen: Pen, count: number): Cell =>
  at((middle, { x }) => {
    const circles = (many: number, r: number) =>
      Array.from({ length: many }, (_, i) => circlePath(x + 6 + i * 10.4, middle, r)).join('')
    pen.path(circles(counterBoxes, 3.9), { stroke: 0, width: 0.7 })
    pen.path(circles(Math.min(counterBoxes, count), 2), { fill: 0 })
  })
