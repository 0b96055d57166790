import type { SquadKit } from './squadsModel.ts'
import { smallest } from '../../../../main/sheets/fit.ts'
import { figure } from '../../../../main/sheets/figure.ts'
import { boxSide, sectionHead, tickBoxes, headingHeight } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

const row = 14.5
const between = 18
const boxGap = 3
/** Boxes that stand in a line; of more the number is written. */
const mostBoxes = 12

const rowsOf = (kit: readonly SquadKit[]): number => Math.ceil(kit.length / 2)

/** @returns the height of the block with its heading. */
export const kitBlockHeight = (kit: readonly SquadKit[]): number => headingHeight + rowsOf(kit) * row

/** Draws what the squad carries together, in two columns, with boxes for what is used up. @returns the y under it. */
export function drawKitBlock(pen: Pen, page: Box, y: number, kit: readonly SquadKit[]): number {
  const top = sectionHead(pen, { x: page.x, y, w: page.w }, 'The squad carries')
  const rows = rowsOf(kit)
  const w = (page.w - between) / 2
  kit.forEach((item, i) => {
    const cell = { x: page.x + Math.floor(i / rows) * (w + between), y: top + (i % rows) * row, w, h: row }
    kitRow(pen, cell, item)
    pen.line(cell.x, cell.y + row, cell.x + w, cell.y + row, 0.55, 0.69)
  })
  return top + rows * row
}

const nameShare = 0.28
/** White between figures and boxes. */
const gap = 6

function kitRow(pen: Pen, cell: Box, { name, boxes, arm }: SquadKit): void {
  const { x, y, w, h } = cell
  const figures = arm === null ? '' : figureWords(arm)
  const rest = w * (1 - nameShare)
  const room = rest - pen.measure.width('narrow', smallest, figures) - gap
  const isCounted = boxes > mostBoxes || boxesWidth(boxes) > room
  const counted = isCounted ? `${boxes} ${name}` : name
  pen.text({ x, y, w: w * nameShare - 4, h }, counted, { face: 'narrow', size: 8.5, lines: 2, smaller: 7, leading: 1 })
  const shown = isCounted ? 0 : boxes
  const width = boxesWidth(shown)
  figure(pen, { x: x + w * nameShare, y, w: rest - (shown === 0 ? 0 : width + gap), h }, figures, 8)
  tickBoxes(pen, x + w - width - 0.4, y + (h - boxSide) / 2, shown, boxGap)
}

const boxesWidth = (count: number): number => Math.max(0, count * (boxSide + boxGap) - boxGap)

/** `6", circle 5", impact 2` */
const figureWords = ({ range, targets, impact, apr }: NonNullable<SquadKit['arm']>): string =>
  [range, targets, `impact ${impact}`, ...(apr === '' || apr === impact ? [] : [`APR ${apr}`])].join(', ')
