import type { AidBlock } from '../../../../../main/sheets/aid/block.ts'
import { standAt, widthSo, type Standing } from '../../../../../main/sheets/aid/onBaseline.ts'
import { rowRule } from '../../../../../main/sheets/aid/table.ts'
import { drawWords, heightOf, markBefore, said } from '../../../../../main/sheets/aid/words.ts'
import type { Box } from '../../../../../main/sheets/marks.ts'
import { PaperTable } from '../../../../../main/sheets/paperTable.ts'
import type { Pen } from '../../../../../main/sheets/pen.ts'

const column = 35
const headHeight = 17
const rep: Standing = { face: 'printBold', size: 10 }
const needed: Standing = { face: 'typedBold', size: 16, tracking: -0.4 }
const thin = rowRule

/** Ranged Combat as a field in a frame: large figures, for they are looked for in a hurry. @returns the y under it. */
export function hitField(pen: Pen, box: Box, { heads, rows }: AidBlock): number {
  const { x, y, w, h } = box
  const label = w - column * (heads.length - 1)
  const high = (h - headHeight) / rows.length
  const left = (c: number) => x + label + (c - 1) * column
  pen.frame(box, 1.5, 3)
  const middle = (c: number, text: string, so: Standing) => left(c) + (column - widthSo(pen, text, so)) / 2
  const paper = new PaperTable()
  const drawHead = paper.heads(pen)
  drawHead(0, () => drawWords(pen, { x: x + 6, y: y + 3, w: label - 8 }, said(heads[0]!)))
  heads.slice(1).forEach((head, i) => {
    drawHead(i + 1, () => standAt(pen, middle(i + 1, head, rep), y + 12.2, head, rep))
  })
  rows.forEach((row, r) => {
    const top = y + headHeight + r * high
    pen.line(x, top, x + w, top, r === 0 ? 0.75 : thin.width, r === 0 ? 0 : thin.grey)
    const [name, ...cells] = row
    const drawCell = paper.row(pen)
    const at = { x: x + 7, w: label - 11 }
    const place = { ...at, y: top + (high - heightOf(pen, name!, at.w, words)) / 2 }
    drawCell(0, () => drawWords(pen, place, name!, words))
    cells.forEach(({ text, house }, i) => {
      drawCell(i + 1, () => standAt(pen, middle(i + 1, text, needed), top + high / 2 + 5, text, needed))
      if (house) markBefore(pen, middle(i + 1, text, needed), top + high / 2)
    })
  })
  heads.slice(1).forEach((_, i) => {
    pen.line(left(i + 1), y, left(i + 1), y + h, thin.width, thin.grey)
  })
  return y + h
}

const words = { size: 9.6 }
