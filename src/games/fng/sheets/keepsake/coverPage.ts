import { footHeight, sheetFoot } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { factRow, plate, seal } from '../../../../main/sheets/ornaments/plate.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import type { KeepsakeModel } from './keepsakeModel.ts'

/** A line of the contents. */
interface Begins {
  readonly title: string
  /** Number of its first page. */
  readonly from: number
}

const lineHeight = 19

/** @returns the cover: whose tour it was, how it ended, what it came to, and what is in the book. */
export function coverPage(measure: Measure, model: KeepsakeModel, contents: readonly Begins[], page: Box): Mark[] {
  const pen = new Pen(measure)
  const box = plate(pen, page, footHeight + 8)
  const { x, w } = box
  let y = seal(pen, { ...box, y: box.y + 10 }, 46) + 24
  const line = (text: string, h: number, style: Parameters<Pen['text']>[2], gap: number) => {
    pen.text({ x, y, w, h }, text, { align: 'centre', ...style })
    y += h + gap
  }
  line('TOUR OF DUTY', 14, { face: 'narrowBold', size: 11, tracking: 0.85 }, 10)
  const title = { kind: 'title', name: model.unit } as const
  line(
    model.unit,
    62,
    { face: 'printBold', size: 30, lines: 2, smaller: 26, least: 14, leading: 1.05, role: title },
    10,
  )
  line(model.force, 16, { face: 'print', size: 12.5 }, 6)
  line(model.span, 18, { face: 'typed', size: 12.5, least: 9 }, 14)
  line(model.ending, 20, { face: 'typedBold', size: 15 }, 30)
  factRow(pen, { x, y, w, h: 40 }, model.facts)
  drawContents(pen, { x: x + w * 0.18, y: box.y + box.h - contents.length * lineHeight - 26, w: w * 0.64 }, contents)
  sheetFoot(pen, page, ['A book of the game, and of no army'], [model.source])
  return pen.marks
}

function drawContents(pen: Pen, { x, y, w }: Omit<Box, 'h'>, contents: readonly Begins[]): void {
  const role = { kind: 'heading', name: 'Contents' } as const
  pen.text({ x, y, w, h: 12 }, 'CONTENTS', { face: 'narrowBold', size: 8.25, tracking: 0.66, at: 'bottom', role })
  pen.line(x, y + 15, x + w, y + 15, 1.1, 'accent')
  contents.forEach(({ title, from }, i) => {
    const cell = { x, y: y + 17 + i * lineHeight, w, h: lineHeight - 1 }
    pen.text({ ...cell, w: w - 40 }, title, { face: 'print', size: 11 })
    pen.text({ ...cell, x: x + w - 36, w: 36 }, String(from), { face: 'typedBold', size: 11, align: 'right' })
    pen.line(x, cell.y + lineHeight - 1, x + w, cell.y + lineHeight - 1, 0.4, 0.6)
  })
}
