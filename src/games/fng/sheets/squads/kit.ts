import type { SquadKit } from './squadsModel.ts'
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
const figuresShare = 0.52

function kitRow(pen: Pen, cell: Box, { name, boxes, arm }: SquadKit): void {
  const { x, y, w, h } = cell
  const counted = boxes > mostBoxes ? `${boxes} ${name}` : name
  pen.text({ x, y, w: w * nameShare - 4, h }, counted, { face: 'narrow', size: 8.5, lines: 2, smaller: 7, leading: 1 })
  const figures = arm === null ? '' : figureWords(arm)
  const at = x + w * nameShare
  figure(pen, { x: at, y, w: w * figuresShare - 4, h }, figures, 8)
  const shown = boxes > mostBoxes ? 0 : boxes
  const room = w * (1 - nameShare - figuresShare)
  const perRow = Math.max(1, Math.floor((room + boxGap) / (boxSide + boxGap)))
  const lines = Math.ceil(shown / perRow)
  for (let line = 0; line < lines; line += 1) {
    const count = Math.min(perRow, shown - line * perRow)
    const width = count * (boxSide + boxGap) - boxGap
    const top = y + h / 2 + (line - lines / 2) * boxSide
    tickBoxes(pen, x + w - width - 0.4, top, count, boxGap)
  }
}

/** `6", circle 5", impact 2` */
const figureWords = ({ range, targets, impact, apr }: NonNullable<SquadKit['arm']>): string =>
  [range, targets, `impact ${impact}`, ...(apr === '' || apr === impact ? [] : [`APR ${apr}`])].join(', ')
