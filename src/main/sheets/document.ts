import PDFDocument from 'pdfkit'
import { partOf, type Work } from '../engine/work.ts'
import { FormFields } from './formFields.ts'
import type { Mark } from './marks.ts'
import { Measure } from './measure.ts'
import { Painter } from './painter.ts'
import { accentIn, inked, type InkUse } from './ink/inked.ts'
import { onPaper, type Laying } from './onPaper.ts'
import { papers, type Accent, type Paper } from './paper.ts'
import type { Sheet } from './sheet.ts'
import { Tags, type Element } from './tags.ts'

type Doc = InstanceType<typeof PDFDocument>

/** Sheets know no clock: the same model gives the same bytes. */
const always = new Date(Date.UTC(1967, 0, 1))

/** How sheets are printed. */
export interface Printing extends Laying {
  /** Black and white where it is null. */
  readonly accent: Accent | null
  /** `usual` where it is left out; `mono` has no accent. */
  readonly ink?: InkUse
  /** Does each sheet begin on a front? A blank back comes before it where it must. */
  readonly bothSides?: boolean
  /** Of the PDF; that of its first sheet where it is left out. */
  readonly title?: string
}

/** Something went wrong in one of the sheets of a PDF: without it the others can be drawn. */
export class SheetFault extends Error {
  /** Its place among them, from 0. */
  readonly nth: number

  /** @param cause what was thrown while it was laid out or drawn. */
  constructor(nth: number, cause: unknown) {
    super(`Sheet ${nth + 1} cannot be drawn.`, { cause })
    this.name = 'SheetFault'
    this.nth = nth
  }
}

/** @returns a measure for layouts that are not drawn into a PDF of their own. */
export const newMeasure = (): Measure => new Measure(new PDFDocument({ autoFirstPage: false, font: '' }))

/**
 * Draws sheets into one PDF with a bookmark each. Between two pages others get their turn.
 * @param sheets at least one.
 * @returns the work, and from it the bytes of the PDF: the same sheets on the same paper give the same bytes.
 * @throws SheetFault for whatever is thrown in the midst of a sheet.
 */
export function* drawDocument(sheets: readonly Sheet[], printing: Printing): Work<Promise<Uint8Array>> {
  const { paper, ink = 'usual', bothSides = false, title = sheets[0]!.title } = printing
  const accent = accentIn(printing.accent, ink)
  const doc = newDocument(paper, title, isReadInOrder(printing))
  if (sheets.some(({ trueSize }) => trueSize)) forbidScaling(doc)
  const bytes = collect(doc)
  const measure = new Measure(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  let pages = 0
  const fields = new FormFields(doc)
  for (const [i, sheet] of sheets.entries()) {
    // A page that lies smaller or turned among others has boxes for a pencil only.
    const drawField = sheet.form && (printing.fold ?? 'none') === 'none' ? fields.of(sheet.form) : null
    const paint = (marks: readonly Mark[], tags: Tags) => {
      new Painter(doc, measure, accent, tags, drawField).paint(inked(marks, ink))
    }
    try {
      if (bothSides && pages % 2 === 1) pages += blankBack(doc)
      const work = drawSheet(sheet, { doc, root, measure, laying: printing, paint })
      pages += yield* partOf(work, i / sheets.length, (i + 1) / sheets.length)
    } catch (error) {
      throw new SheetFault(i, error)
    }
  }
  root.end()
  doc.end()
  return bytes
}

/** The PDF that a sheet is drawn into. */
interface Into {
  readonly doc: Doc
  readonly root: Element
  readonly measure: Measure
  readonly laying: Laying
  readonly paint: (marks: readonly Mark[], tags: Tags) => void
}

/** Leaves the back of the page before blank. @returns how many pages that takes. */
function blankBack(doc: Doc): number {
  const { width, height } = doc.page
  doc.addPage({ size: [width, height], margin: 0 })
  return 1
}

/** @returns the work, and from it how many pages the sheet has. */
function* drawSheet(sheet: Sheet, { doc, root, measure, laying, paint }: Into): Work<number> {
  // Laying out takes about as long as drawing.
  const { size, sides } = yield* partOf(onPaper(sheet, measure, laying), 0, 0.5)
  let tags: Tags | null = null
  for (const [nth, { marks }] of sides.entries()) {
    const what = `Page ${nth + 1} of ${sides.length}: ${sheet.title}`
    yield { done: 0.5 + nth / (2 * sides.length), of: 1, what }
    doc.addPage({ size: [size.width, size.height], margin: 0 })
    tags ??= new Tags(doc, root, sheet.title)
    paint(marks, tags)
    tags.close()
  }
  tags?.end()
  return sides.length
}

/** Folded, pages stand in the order in which they are printed: who hears them hears them so. */
const isReadInOrder = ({ fold }: Laying): boolean => fold !== 'long' && fold !== 'short'

/** @param accessible does it say of itself that it keeps to PDF/UA-1? */
function newDocument(paper: Paper, title: string, accessible: boolean): Doc {
  const { width, height } = papers[paper]
  return new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    // Opening Helvetica, the default, would put a font into the file that no sheet uses.
    font: '',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    // pdfkit knows it, but not its types.
    ...(accessible ? { subset: 'PDF/UA' as never } : {}),
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: '',
      Creator: 'Short-Timer',
      Producer: 'Short-Timer',
      CreationDate: always,
      ModDate: always,
    },
  })
}

/** Tells viewers to print at full size, for what is cut out has to lie over figures and between rulers. */
function forbidScaling(doc: Doc): void {
  // pdfkit has no option for it, but it has made the place where it stands, with `displayTitle`.
  const { _root } = doc as unknown as { _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } } }
  _root.data.ViewerPreferences.data['PrintScaling'] = 'None'
}

/** A picture may still be unpacked when the last page is drawn: only then the bytes are whole. */
function collect(doc: Doc): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => {
      resolve(new Uint8Array(Buffer.concat(chunks)))
    })
    doc.on('error', reject)
  })
}
