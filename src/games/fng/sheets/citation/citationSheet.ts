import type { CitationModel } from './citationModel.ts'
import { footHeight, sheetFoot } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { factRow, plate, seal, signHere } from '../../../../main/sheets/ornaments/plate.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/** @returns citations, a page for each award. */
export const citationSheet = (models: readonly CitationModel[]): Sheet =>
  sheetOf(models.length === 1 ? `Citation: ${models[0]!.name}` : 'Citations', (measure, page) =>
    models.map((model, i) => citationPage(measure, model, page, `${i + 1} of ${models.length}`)),
  )

function citationPage(measure: Measure, model: CitationModel, page: Box, number: string): Mark[] {
  const pen = new Pen(measure)
  const box = plate(pen, page, footHeight + 8)
  const { x, w } = box
  let y = seal(pen, { ...box, y: box.y + 6 }, 40) + 30
  const line = (text: string, h: number, style: Parameters<Pen['text']>[2], gap: number) => {
    pen.text({ x, y, w, h }, text, { align: 'centre', ...style })
    y += h + gap
  }
  const title = { face: 'printBold', size: 30, role: { kind: 'title', name: `Citation: ${model.name}` } } as const
  line('Citation', 36, title, 4)
  line(model.award.toUpperCase(), 14, { face: 'narrowBold', size: 11, tracking: 0.85 }, 34)
  line(model.name, 30, { face: 'typedBold', size: 24, least: 12 }, 6)
  if (model.post !== '') line(model.post, 14, { face: 'print', size: 10.5 }, 2)
  line(model.unit, 14, { face: 'print', size: 10.5, least: 8 }, 2)
  line(model.force, 14, { face: 'print', size: 10.5 }, 34)
  const narrow = Math.min(w, 360)
  for (const words of model.words) {
    const cell = { x: x + (w - narrow) / 2, y, w: narrow, h: 44 }
    const fitted = pen.text(cell, words, {
      face: 'print',
      size: 12.5,
      lines: 3,
      align: 'centre',
      at: 'top',
      leading: 1.35,
    })
    y += 10 + fitted.lines.length * fitted.size * 1.35
  }
  const foot = box.y + box.h
  if (model.facts.length > 0)
    factRow(pen, { x: x + 60, y: Math.max(y + 20, foot - 150), w: w - 120, h: 40 }, model.facts)
  signHere(pen, { x, y: foot - 26, w: w * 0.4 }, 'Commanding')
  pen.text({ x: x + w * 0.6, y: foot - 42, w: w * 0.4, h: 14 }, model.date, {
    face: 'typed',
    size: 11,
    align: 'centre',
  })
  signHere(pen, { x: x + w * 0.6, y: foot - 26, w: w * 0.4 }, 'Date')
  sheetFoot(pen, page, ['A citation of the game, and of no army'], [model.source, number])
  return pen.marks
}
