import type { WeaponLine } from './rosterModel.ts'
import { label, sectionHead, headsHeight } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { PaperTable, type DrawCell } from '../../../../main/sheets/paperTable.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

const row = 15
const over = 9
const between = 18
/** Lines that a column has at least, so that some stay free for the pencil. */
const leastRows = 6

const parts = [
  { head: 'WEAPON TYPES', share: 0.4, of: (line: WeaponLine) => line.name, face: 'narrow' },
  { head: 'RANGE', share: 0.22, of: (line: WeaponLine) => line.range, face: 'typed' },
  { head: 'TARGET', share: 0.2, of: (line: WeaponLine) => line.target, face: 'typed' },
  { head: 'IMPACT-APR', share: 0.18, of: (line: WeaponLine) => line.impact, face: 'typed' },
] as const

const rowsOf = (lines: readonly WeaponLine[]): number => Math.max(leastRows, Math.ceil((lines.length + 1) / 2))

/** @returns the height of the weapon block. */
export const weaponsHeight = (lines: readonly WeaponLine[]): number => over + 13 + headsHeight + rowsOf(lines) * row

/** Draws the block WEAPON TYPES, RANGE, TARGET, IMPACT-APR in two columns. @returns the y under it. */
export function drawWeapons(pen: Pen, page: Box, y: number, lines: readonly WeaponLine[]): number {
  const top = sectionHead(pen, { x: page.x, y: y + over, w: page.w }, 'Weapons', 'range in inches')
  const rows = rowsOf(lines)
  const w = (page.w - between) / 2
  const paper = new PaperTable()
  for (const side of [0, 1]) {
    const x = page.x + side * (w + between)
    drawHeads(pen, { x, y: top, w }, paper.heads(pen))
    const first = top + headsHeight
    pen.line(x, first, x + w, first, 0.6)
    for (let i = 0; i < rows; i += 1) {
      const line = lines[side * rows + i]
      if (line) weaponRow(pen, { x, y: first + i * row, w, h: row }, line, paper.row(pen))
      const last = i === rows - 1
      pen.line(x, first + (i + 1) * row, x + w, first + (i + 1) * row, last ? 0.8 : 0.55, last ? 0 : 0.69)
    }
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
