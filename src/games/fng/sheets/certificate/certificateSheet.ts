import type { CertificateModel } from './certificateModel.ts'
import { footHeight, sheetFoot } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { factRow, plate, seal, signHere } from '../../../../main/sheets/ornaments/plate.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/** @returns end-of-tour certificates, a page for each man. */
export const certificateSheet = (models: readonly CertificateModel[]): Sheet =>
  sheetOf(models.length === 1 ? `Tour of duty: ${models[0]!.name}` : 'Tours of duty', (measure, page) =>
    models.map((model, i) => certificatePage(measure, model, page, `${i + 1} of ${models.length}`)),
  )

function certificatePage(measure: Measure, model: CertificateModel, page: Box, number: string): Mark[] {
  const pen = new Pen(measure)
  const box = plate(pen, page, footHeight + 8)
  const { x, w } = box
  let y = box.y + 58
  const line = (text: string, h: number, style: Parameters<Pen['text']>[2], gap: number) => {
    pen.text({ x, y, w, h }, text, { align: 'centre', ...style })
    y += h + gap
  }
  const small = { face: 'print', size: 12 } as const
  line('Tour of duty', 44, { face: 'printBold', size: 36, role: { kind: 'title', name: model.name } }, 8)
  line('COMPLETED', 14, { face: 'narrowBold', size: 11, tracking: 0.85 }, 52)
  line(model.name, 34, { face: 'typedBold', size: 28, least: 12 }, 16)
  line('served with', 16, small, 8)
  line(model.unit, 22, { face: 'printSemi', size: 16, least: 9 }, 4)
  line(model.force, 16, small, 20)
  line(model.span, 18, { face: 'typed', size: 13.5, least: 9 }, 8)
  line('and went home.', 16, small, 46)
  factRow(pen, { x, y, w, h: 40 }, model.facts)
  seal(pen, { ...box, y: y + 68 }, 52)
  const foot = box.y + box.h
  signHere(pen, { x, y: foot - 26, w: w * 0.36 }, 'Commanding')
  signHere(pen, { x: x + w * 0.64, y: foot - 26, w: w * 0.36 }, 'The man himself')
  sheetFoot(pen, page, ['A certificate of the game, and of no army'], [model.source, number])
  return pen.marks
}
