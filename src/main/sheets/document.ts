import PDFDocument from 'pdfkit'
import type { Work } from '../engine/work.ts'
import { tabular } from './fonts.ts'
import type { Grey, ImageMark, Mark, PathMark, TextMark } from './marks.ts'
import { Measure } from './measure.ts'
import { onWhite } from './onWhite.ts'
import { papers, type Paper } from './paper.ts'

type Doc = InstanceType<typeof PDFDocument>

const tnum: 'tnum'[] = ['tnum']

/** Sheets know no clock: the same model gives the same bytes. */
const always = new Date(Date.UTC(1967, 0, 1))

/** The pages of a sheet; each is a list of marks. */
export type Pages = readonly (readonly Mark[])[]

/** Lays out all pages of a sheet, in as many pieces as it likes. */
export type LayOut = (measure: Measure) => Work<Pages>

/** @returns a layout of a page or a few, which takes no longer than a piece. */
export const inOnePiece = (pages: (measure: Measure) => Pages): LayOut =>
  function* (measure) {
    yield { done: 0, of: 1, what: 'Laying it out' }
    return pages(measure)
  }

/**
 * Draws a sheet, page by page: between two of them others get their turn.
 * @param layOut is given the measure of this document and answers with the pages.
 * @returns the work, and from it the bytes of the PDF.
 */
export function* drawDocument(paper: Paper, title: string, layOut: LayOut): Work<Promise<Uint8Array>> {
  const { width, height } = papers[paper]
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    // Opening Helvetica, the default, would put a font into the file that no sheet uses.
    font: '',
    lang: 'en',
    displayTitle: true,
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
  const bytes = collect(doc)
  const measure = new Measure(doc)
  const pages = yield* firstHalf(layOut(measure))
  for (const [i, marks] of pages.entries()) {
    yield { done: pages.length + i, of: 2 * pages.length, what: `Page ${i + 1} of ${pages.length}` }
    doc.addPage()
    new Painter(doc, measure).paint(marks)
  }
  doc.end()
  return bytes
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

/** Laying out takes about as long as drawing: it fills the bar to its middle. */
function* firstHalf<T>(work: Work<T>): Work<T> {
  for (;;) {
    const piece = work.next()
    if (piece.done === true) return piece.value
    yield { ...piece.value, of: 2 * piece.value.of }
  }
}

/** @returns a grey as pdfkit takes it. */
function colour(grey: Grey): string {
  const part = Math.round(grey * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${part}${part}${part}`
}

/** Puts marks on the current page; pen and colour are set only when they change. */
class Painter {
  readonly #doc: Doc
  readonly #measure: Measure
  #now: Record<string, string> = {}

  constructor(doc: Doc, measure: Measure) {
    this.#doc = doc
    this.#measure = measure
  }

  paint(marks: readonly Mark[]): void {
    for (const mark of marks) {
      if (mark.kind === 'text') this.#text(mark)
      else if (mark.kind === 'path') this.#path(mark)
      else if (mark.kind === 'image') this.#image(mark)
      else {
        const { x, y, w, h } = mark.box
        this.#doc.save().rect(x, y, w, h).clip()
        this.paint(mark.marks)
        this.#doc.restore()
        this.#now = {}
      }
    }
  }

  #text({ text, face, size, x, baseline, width, tracking, grey }: TextMark): void {
    this.#measure.use(face)
    this.#set('fill', colour(grey), (value) => this.#doc.fillColor(value))
    // `textWidth` and `wordCount` spare pdfkit from measuring again; its types leave them out.
    const options = {
      lineBreak: false,
      baseline: 'alphabetic' as const,
      textWidth: width,
      wordCount: 1,
      ...(tracking === 0 ? {} : { characterSpacing: tracking }),
      ...(tabular(face) ? { features: tnum } : {}),
    }
    this.#doc.fontSize(size).text(text, x, baseline, options)
  }

  #path({ d, stroke, fill, width = 0.5, dash, round }: PathMark): void {
    const doc = this.#doc
    if (fill !== undefined) this.#set('fill', colour(fill), (value) => doc.fillColor(value))
    if (stroke !== undefined) {
      this.#set('stroke', colour(stroke), (value) => doc.strokeColor(value))
      this.#set('width', String(width), () => doc.lineWidth(width))
      this.#set('cap', round ? 'round' : 'butt', (value) =>
        doc.lineCap(value).lineJoin(value === 'round' ? 'round' : 'miter'),
      )
      this.#set('dash', dash?.join(' ') ?? '', () => (dash ? doc.dash(dash[0], { space: dash[1] }) : doc.undash()))
    }
    doc.path(d)
    if (stroke === undefined) doc.fill()
    else if (fill === undefined) doc.stroke()
    else doc.fillAndStroke()
  }

  #image({ bytes, box }: ImageMark): void {
    const { x, y, w, h } = box
    // Its box was measured as it is stored; pdfkit's types leave the option out.
    const options = { width: w, height: h, ignoreOrientation: true }
    this.#doc.image(onWhite(bytes), x, y, options)
  }

  #set(what: string, value: string, apply: (value: string) => unknown): void {
    if (this.#now[what] === value) return
    this.#now[what] = value
    apply(value)
  }
}
