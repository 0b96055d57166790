import PDFDocument from 'pdfkit'
import { bookRules } from '../../src/main/engine/system.ts'
import { doAtOnce } from '../../src/main/engine/work.ts'
import type { RosterModel } from '../../src/main/rules/fng/sheets/rosterModel.ts'
import { rosterModel } from '../../src/main/rules/fng/sheets/roster.ts'
import { drawDocument } from '../../src/main/sheets/document.ts'
import { rosterSheet } from '../../src/main/sheets/roster/rosterSheet.ts'
import { fontBytes, type Face } from '../../src/main/sheets/fonts.ts'
import type { Mark } from '../../src/main/sheets/marks.ts'
import { Measure } from '../../src/main/sheets/measure.ts'
import { inside, papers } from '../../src/main/sheets/paper.ts'
import { rosterPages } from '../../src/main/sheets/roster/pages.ts'
import { playTour } from '../../tests/support/playTour.ts'
import { median, ms, times, timesOfAsync, type Group } from '../measure.ts'

/** The roster of a full platoon against pdfkit drawing the same strings and lines at the same places. */
export async function sheets(): Promise<Group> {
  const model = rosterModel(playTour('usmc', 1967)[0]!.state, bookRules)
  const pages = marksOf(model)
  const marks = pages.reduce((sum, page) => sum + page.length, 0)
  const ours = median(
    await timesOfAsync(15, () => doAtOnce(drawDocument([rosterSheet(model)], { paper: 'letter', accent: null }))),
  )
  const raw = median(await timesOfAsync(15, () => drawRaw(pages)))
  const ratio = ours / raw
  return {
    title: 'The roster sheet',
    how: `A full USMC platoon on Letter, ${pages.length} pages, ${marks} strings and lines. Raw pdfkit gets them laid out, with the same fonts, and only draws.`,
    results: [
      { what: 'Roster, laid out and drawn', measured: ms(ours), target: '', met: null },
      { what: 'Raw pdfkit', measured: ms(raw), target: '', met: null },
      { what: 'Ratio', measured: times(ratio), target: 'within 2 times', met: ratio <= 2 },
    ],
  }
}

const newDocument = () => {
  const { width, height } = papers.letter
  return new PDFDocument({ size: [width, height], margin: 0, autoFirstPage: false, font: '' })
}

function marksOf(model: RosterModel): readonly (readonly Mark[])[] {
  return rosterPages(new Measure(newDocument()), model, inside('letter'))
}

function drawRaw(pages: readonly (readonly Mark[])[]): Promise<number> {
  const doc = newDocument()
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
  } else if (mark.kind === 'clip') for (const inner of mark.marks) drawMark(doc, inner, faces)
}
