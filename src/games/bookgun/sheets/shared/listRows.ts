import { tickBoxes } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { RuledTable, tableHead, type Column } from '../../../../main/sheets/ruledTable.ts'

/** What lies under a concealment marker; null in a row that is written by hand. */
export interface MarkerLine {
  readonly number: number
  readonly what: string | null
  readonly where: string
}

/** Half a page wide, or the whole. */
const columnsIn = (w: number): readonly Column[] => [
  { head: 'No.', width: 24, style: { face: 'typedBold', size: 10 } },
  { head: 'Real?', width: 34, style: { face: 'typed', size: 9 } },
  { head: 'What, under whom, strength', style: { face: 'typed', size: 9, lines: 2, smaller: 8, leading: 1 } },
  { head: 'Where', width: w * 0.29, style: { face: 'typed', size: 9, lines: 2, smaller: 8, leading: 1 } },
]

export const dummy = 'dummy'

/** @returns how high a list of so many rows is. */
export const listHeight = (rows: number, row: number): number => tableHead + rows * row

/** Draws the list of what lies under the markers. @returns the y under it. */
export function drawList(pen: Pen, box: Pick<Box, 'x' | 'y' | 'w'>, lines: readonly MarkerLine[], row: number): number {
  const table = new RuledTable(pen, box, columnsIn(box.w))
  let y = table.heads(box.y)
  for (const { number, what, where } of lines) {
    y = table.row(y, row, [
      String(number),
      what === null
        ? ({ x, y: top, h }) => {
            tickBoxes(pen, x + 2, top + (h - 7) / 2, 1, 0)
          }
        : what === dummy
          ? 'dummy'
          : 'real',
      what === null || what === dummy ? '' : what,
      where,
    ])
  }
  return y
}
