import type { WeaponLine } from './rosterModel.ts'
import { label, sectionHead, headingHeight, headsHeight } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import { PaperTable, type DrawCell } from '../../../../main/sheets/paperTable.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

const row = 15
const over = 9
const between = 18
/** Lines that a column has at least, so that some stay free for the pencil; of an empty block. */
const leastRows = 6
const emptyRows = 4

const parts = [
  { head: 'WEAPON TYPES', share: 0.4, of: (line: WeaponLine) => line.name, face: 'narrow' },
  { head: 'RANGE', share: 0.22, of: (line: WeaponLine) => line.range, face: 'typed' },
  { head: 'TARGET', share: 0.2, of: (line: WeaponLine) => line.target, face: 'typed' },
  { head: 'IMPACT-APR', share: 0.18, of: (line: WeaponLine) => line.impact, face: 'typed' },
] as const

const rowsOf = ({ length }: readonly WeaponLine[]): number =>
  length === 0 ? emptyRows : Math.max(leastRows, Math.ceil((length + 1) / 2))

/** Both columns share the height of a row: wherever one of them is free, somebody may write. */
function heightsOf(lines: readonly WeaponLine[]): number[] {
  const rows = rowsOf(lines)
  return Array.from({ length: rows }, (_, i) => (rows + i < lines.length ? row : writingRow))
}

/** @returns the height of the weapon block. */
export const weaponsHeight = (lines: readonly WeaponLine[]): number =>
  heightsOf(lines).reduce((sum, height) => sum + height, over + headingHeight + headsHeight)

/** Draws the block WEAPON TYPES, RANGE, TARGET, IMPACT-APR in two columns. @returns the y under it. */
export function drawWeapons(pen: Pen, page: Box, y: number, lines: readonly WeaponLine[]): number {
  const top = sectionHead(pen, { x: page.x, y: y + over, w: page.w }, 'Weapons', 'range in inches')
  const heights = heightsOf(lines)
  const rows = heights.length
  const w = (page.w - between) / 2
  const paper = new PaperTable()
  for (const side of [0, 1]) {
    const x = page.x + side * (w + between)
    drawHeads(pen, { x, y: top, w }, paper.heads(pen))
    let at = top + headsHeight
    pen.line(x, at, x + w, at, 0.6)
    heights.forEach((h, i) => {
      const line = lines[side * rows + i]
      if (line) weaponRow(pen, { x, y: at, w, h }, line, paper.row(pen))
      at += h
      const last = i === rows - 1
      pen.line(x, at, x + w, at, last ? 0.8 : 0.55, last ? 0 : 0.69)
    })
  }
  return y + weaponsHeight(lines)
}

function drawHeads(pen: Pen, { x, y, w }: Omit<Box, 'h'>, drawCell: DrawCell): void {
  let at = x
  parts.forEach(({ head, share }, i) => {
    const cell = { x: at, y, w: w * share - 3, h: headsHeight }
    drawCell(i, () => pen.text(cell, head, label))
    at += w * share
  })
}

function weaponRow(pen: Pen, box: Box, line: WeaponLine, drawCell: DrawCell): void {
  let at = box.x
  parts.forEach(({ share, of, face }, i) => {
    const cell = { ...box, x: at, w: box.w * share - 4 }
    const size = face === 'typed' ? 8 : 7.75
    drawCell(i, () => pen.text(cell, of(line), { face, size, lines: 2, smaller: 7, leading: 1 }))
    at += box.w * share
  })
}
