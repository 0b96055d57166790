import type { AidBlock, AidCell } from '../../../../../main/sheets/aid/block.ts'
import { drawWords, said } from '../../../../../main/sheets/aid/words.ts'
import { linePath, type Box } from '../../../../../main/sheets/marks.ts'
import { PaperTable } from '../../../../../main/sheets/paperTable.ts'
import type { Pen } from '../../../../../main/sheets/pen.ts'
import { die } from '../../../../../main/sheets/signs.ts'
import { asAbove, damageWords } from '../blocks/damage.ts'

const label = 60
const gap = 1.5
const high = 15.6
const dieSide = 13

/** Combat Damage as a field: black is death, grey is out, hatched is saved by cover. @returns the y under it. */
export function damageField(pen: Pen, { x, y, w }: Omit<Box, 'h'>, { rows }: AidBlock): number {
  const wide = (w - label) / 6
  const left = (face: number) => x + label + (face - 1) * wide
  for (let face = 1; face <= 6; face += 1) die(pen, { x: left(face) + (wide - dieSide) / 2, y }, dieSide, face)
  const paper = new PaperTable()
  paper.heads(pen)(0, () => drawWords(pen, { x, y: y + 1, w: label - 4 }, said('die')))
  let top = y + dieSide + 3
  for (const [name, ...cells] of rows) {
    const drawCell = paper.row(pen)
    const under = { x, y: top + 1.9, w: label - 4 }
    drawCell(0, () => drawWords(pen, under, name!))
    cells.forEach((cell, i) => {
      const box = { x: left(i + 1) + gap / 2, y: top, w: wide - gap, h: high }
      drawCell(i + 1, () => {
        drawResult(pen, box, cell)
      })
    })
    top += high + gap
  }
  return top
}

function drawResult(pen: Pen, box: Box, cell: AidCell): void {
  const words = { x: box.x + 1, y: box.y + 2.3, w: box.w - 2 }
  const write = (grey: number, bold: boolean) => {
    drawWords(pen, words, cell, { align: 'centre', bold, grey, lines: 1 })
  }
  switch (cell.text) {
    case asAbove:
      write(0, false)
      return
    case damageWords.obviouslyDead:
      pen.fill(box, 0)
      write(1, true)
      return
    case damageWords.outOfTheFight:
      pen.fill(box, 0.87)
      break
    case damageWords.stoppedByCover:
      hatch(pen, box)
  }
  pen.frame(box, 0.6, 0.4)
  write(0, true)
}

/** Slanting lines, and white behind the word. */
function hatch(pen: Pen, { x, y, w, h }: Box): void {
  const step = 4
  const count = Math.floor((w + h) / step)
  const d = Array.from({ length: count }, (_, i) => {
    const sum = (i + 0.5) * step
    const [from, to] = [Math.max(0, sum - h), Math.min(w, sum)]
    return linePath(x + from, y + sum - from, x + to, y + sum - to)
  }).join('')
  pen.path(d, { stroke: 0, width: 0.45 })
  pen.fill({ x: x + w / 2 - 13, y: y + 1.5, w: 26, h: h - 3 }, 1)
}
