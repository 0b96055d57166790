import type PDFDocument from 'pdfkit'
import { tabular } from './fonts.ts'
import type { DrawField } from './formFields.ts'
import { rectPath, type FieldMark, type ImageMark, type Ink, type Mark, type PathMark, type TextMark } from './marks.ts'
import { asDrawn, type Measure } from './measure.ts'
import { accents, repColours, type Accent } from './paper.ts'
import type { Tags } from './tags.ts'

type Doc = InstanceType<typeof PDFDocument>

const tnum: 'tnum'[] = ['tnum']

/** Thousandths of a point: a screen must not put a letter into another row of pixels for what is rounded. */
const fine = (value: number): number => Math.round(value * 1000) / 1000

/** @returns an ink as pdfkit and browsers take it. */
export function colour(ink: Ink, accent: Accent | null): string {
  if (typeof ink === 'string') return accent === null ? '#000000' : ink === 'accent' ? accents[accent] : repColours[ink]
  if (typeof ink === 'object') return accent === 'full' ? ink.colour : colour(ink.grey, accent)
  const part = Math.round(ink * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${part}${part}${part}`
}

/** Puts marks on the current page; pen and colour are set only when they change. */
export class Painter {
  readonly #doc: Doc
  readonly #measure: Measure
  readonly #accent: Accent | null
  readonly #tags: Tags
  readonly #drawField: DrawField | null
  #now: Record<string, string> = {}

  /** @param drawField null where nothing can be filled in. */
  constructor(doc: Doc, measure: Measure, accent: Accent | null, tags: Tags, drawField: DrawField | null) {
    this.#doc = doc
    this.#measure = measure
    this.#accent = accent
    this.#tags = tags
    this.#drawField = drawField
  }

  paint(marks: readonly Mark[]): void {
    for (const mark of marks) {
      this.#tags.before(mark)
      if (mark.kind === 'text') this.#text(mark)
      else if (mark.kind === 'path') this.#path(mark)
      else if (mark.kind === 'image') this.#image(mark)
      else if (mark.kind === 'figure') this.paint(mark.marks)
      else if (mark.kind === 'field') this.#field(mark)
      else if (mark.kind === 'placed') this.#apart(mark.marks, () => this.#doc.transform(...mark.matrix))
      else {
        const shape = mark.d ?? rectPath(mark.box)
        this.#apart(mark.marks, () => this.#doc.path(shape).clip())
      }
      this.#tags.after(mark)
    }
  }

  #field(mark: FieldMark): void {
    const draw = this.#drawField
    if (draw === null) this.paint(mark.marks)
    else
      this.#tags.field(mark, (element) => {
        draw(mark, element)
      })
  }

  /** Paints marks for which alone something holds. */
  #apart(marks: readonly Mark[], begin: () => unknown): void {
    this.#doc.save()
    begin()
    this.#now = {}
    this.paint(marks)
    this.#tags.close()
    this.#doc.restore()
    this.#now = {}
  }

  #text(mark: TextMark): void {
    const { face, size, x, baseline, tracking, grey } = mark
    this.#set('fill', this.#colour(grey), (value) => this.#doc.fillColor(value))
    this.#set('tracking', String(tracking), (value) => this.#doc.addContent(`${value} Tc`))
    const { font, shown } = this.#measure.typeset(face, asDrawn(mark.text))
    if (shown === null) {
      this.#textByPdfkit(mark)
      return
    }
    const { page } = this.#doc as unknown as { readonly page: { readonly fonts: Record<string, unknown> } }
    page.fonts[font.id] ??= font.ref()
    this.#set('font', `/${font.id} ${size} Tf`, (value) => this.#doc.addContent(value))
    // The page is upside down, as the rest of it is drawn from its upper left corner.
    this.#doc.addContent(`BT 1 0 0 -1 ${fine(x)} ${fine(baseline)} Tm [${shown}] TJ ET`)
  }

  /** Letters with marks that pdfkit puts where they belong. */
  #textByPdfkit({ text, face, size, x, baseline, width, tracking }: TextMark): void {
    this.#measure.use(face)
    // `textWidth` and `wordCount` spare pdfkit from measuring again; its types leave them out.
    const options = {
      lineBreak: false,
      baseline: 'alphabetic' as const,
      textWidth: width,
      wordCount: 1,
      characterSpacing: tracking,
      ...(tabular(face) ? { features: tnum } : {}),
    }
    this.#doc.fontSize(size).text(`${asDrawn(text)} `, x, baseline, options)
  }

  #path({ d, stroke, fill, width = 0.5, dash, round }: PathMark): void {
    const doc = this.#doc
    if (fill !== undefined) this.#set('fill', this.#colour(fill), (value) => doc.fillColor(value))
    if (stroke !== undefined) {
      this.#set('stroke', this.#colour(stroke), (value) => doc.strokeColor(value))
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
    this.#doc.image(Buffer.from(bytes), x, y, options)
  }

  #colour(ink: Ink): string {
    return colour(ink, this.#accent)
  }

  #set(what: string, value: string, apply: (value: string) => unknown): void {
    if (this.#now[what] === value) return
    this.#now[what] = value
    apply(value)
  }
}
