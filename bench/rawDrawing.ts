import PDFDocument from 'pdfkit'
import { fontBytes, type Face } from '../src/main/sheets/fonts.ts'
import type { Size } from '../src/main/sheets/impose.ts'
import type { Mark } from '../src/main/sheets/marks.ts'

/** Draws strings and lines with pdfkit alone, where they have been put. @returns the bytes of the PDF. */
export function drawRaw(pages: readonly (readonly Mark[])[], size: Size): Promise<number> {
  const doc = new PDFDocument({ size: [size.width, size.height], margin: 0, autoFirstPage: false, font: '' })
  const finished = new Promise<number>((resolve) => {
    let bytes = 0
    doc.on('data', (chunk: Buffer) => (bytes += chunk.length))
    doc.on('end', () => {
      resolve(bytes)
    })
  })
  const faces = new Set<Face>()
  for (const marks of pages) {
    doc.addPage()
    for (const mark of marks) drawMark(doc, mark, faces)
  }
  doc.end()
  return finished
}

function drawMark(doc: InstanceType<typeof PDFDocument>, mark: Mark, faces: Set<Face>): void {
  if (mark.kind === 'text') {
    if (!faces.has(mark.face)) doc.registerFont(mark.face, fontBytes(mark.face))
    faces.add(mark.face)
    doc.font(mark.face).fontSize(mark.size).fillColor('black')
    doc.text(mark.text, mark.x, mark.baseline, { lineBreak: false, baseline: 'alphabetic' })
  } else if (mark.kind === 'path') {
    doc.path(mark.d)
    if (mark.stroke === undefined) doc.fillColor('black').fill()
    else
      doc
        .lineWidth(mark.width ?? 0.5)
        .strokeColor('black')
        .stroke()
  } else if ('marks' in mark) for (const inner of mark.marks) drawMark(doc, inner, faces)
}
