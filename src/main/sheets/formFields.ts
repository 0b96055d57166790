import type PDFDocument from 'pdfkit'
import type { Box, FieldMark, Filling } from './marks.ts'
import { boxSide, tickPoints } from './furniture.ts'
import type { SheetForm } from './sheet.ts'
import type { Element } from './tags.ts'

type Doc = InstanceType<typeof PDFDocument>
type Ref = PDFKit.PDFKitReference

/** Puts the field of a box on the current page. */
export type DrawField = (mark: FieldMark, element: Element) => void

/** pdfkit writes a string as a name ("/Off"), and one of these as a string ("(Off)"). */
const inBrackets = (text: string): unknown => new String(text)

/** Bits of a field, as the PDF standard numbers them. */
const flags = { long: 1 << 12, oneOfSeveral: 1 << 15, unspelled: 1 << 22, comb: 1 << 24 }
const printed = 4

/** What viewers write with: faces that every one of them has, for whatever is typed. */
const typed = 'Cour'
const signs = 'ZaDb'
const faces = { [typed]: 'Courier', [signs]: 'ZapfDingbats' }

/** @returns what tells a form from all others: its code, and the beginning of the campaign's id. */
const formName = ({ code, campaign }: SheetForm): string =>
  campaign === null ? code : `${code} ${campaign.slice(0, 8)}`

/**
 * The boxes of a PDF that can be filled in where it is looked at. Each has its own appearance, so that every viewer shows
 * and prints the same; an empty one shows nothing but the page below it.
 */
export class FormFields {
  readonly #doc: Doc
  /** What the program's forms are called, with the boxes they have. */
  readonly #forms = new Map<string, Ref>()
  readonly #looks = new Map<string, Ref>()
  readonly #fields: Ref[] = []

  constructor(doc: Doc) {
    this.#doc = doc
  }

  /** @returns what draws the fields of a sheet; null where the PDF has that form already: one name is one box. */
  of(form: SheetForm): DrawField | null {
    const name = formName(form)
    if (this.#forms.has(name)) return null
    if (this.#forms.size === 0) this.#begin()
    const parent = this.#doc.ref({ T: inBrackets(name), Kids: [] })
    this.#forms.set(name, parent)
    this.#fields.push(parent)
    const choices = new Map<string, Ref>()
    const boxes = new Set<string>()
    return (mark, element) => {
      // All its boxes stand under its name, which says how many they are: so it is seen where some have been lost.
      boxes.add(mark.name)
      dataOf(parent)['T'] = inBrackets(`${name} ${boxes.size}`)
      const { box, filling } = mark
      if (filling.kind !== 'ring') this.#widget(mark, element, parent, this.#own(mark, filling))
      else {
        const choice = choices.get(mark.name) ?? this.#choice(mark, parent)
        choices.set(mark.name, choice)
        const looks = { [filling.letter]: this.#look(box, 'ring'), Off: this.#look(box, 'nothing') }
        this.#widget(mark, element, choice, { MK: { CA: inBrackets('l') }, AS: 'Off', AP: { N: looks } })
      }
    }
  }

  /** pdfkit has forms, but none whose boxes say what they are: only the end of the document is left to it. */
  #begin(): void {
    const fonts = Object.fromEntries(Object.entries(faces).map(([id, face]) => [id, this.#font(id, face)]))
    const form = { Fields: this.#fields, DA: inBrackets(`/${typed} 0 Tf 0 g`), DR: { Font: fonts } }
    const inner = this.#doc as unknown as { _root: { data: Record<string, unknown> }; _acroform: object }
    inner._acroform = { fonts: {}, defaultFont: typed }
    inner._root.data['AcroForm'] = this.#doc.ref(form)
  }

  #font(id: string, face: string): Ref {
    const encoding = id === typed ? { Encoding: 'WinAnsiEncoding' } : {}
    return this.#ended({ Type: 'Font', Subtype: 'Type1', BaseFont: face, ...encoding })
  }

  #own({ name, words, box }: FieldMark, filling: Exclude<Filling, { kind: 'ring' }>): Record<string, unknown> {
    const named = { T: inBrackets(name), TU: inBrackets(words) }
    if (filling.kind === 'tick') {
      const state = filling.on ? 'Yes' : 'Off'
      const looks = { Yes: this.#look(box, 'tick'), Off: this.#look(box, 'nothing') }
      const shown = { V: state, DV: state, AS: state, AP: { N: looks } }
      return { ...named, ...shown, FT: 'Btn', MK: { CA: inBrackets('4') }, DA: inBrackets(`/${signs} 0 Tf 0 g`) }
    }
    return { ...named, ...text(filling, this.#scale()), V: inBrackets(''), AP: { N: this.#look(box, 'nothing') } }
  }

  /** How much larger a page is drawn than it was laid out. */
  #scale(): number {
    const { _ctm } = this.#doc as unknown as { readonly _ctm: readonly number[] }
    return Math.hypot(_ctm[0]!, _ctm[1]!)
  }

  #choice({ name, words }: FieldMark, parent: Ref): Ref {
    const field = this.#doc.ref({
      ...{ FT: 'Btn', Ff: flags.oneOfSeveral, T: inBrackets(name), TU: inBrackets(words), Parent: parent },
      ...{ V: 'Off', DV: 'Off', DA: inBrackets(`/${signs} 0 Tf 0 g`), Kids: [] },
    })
    kidsOf(parent).push(field)
    return field
  }

  #widget({ box: { x, y, w, h } }: FieldMark, element: Element, parent: Ref, more: Record<string, unknown>): void {
    const options = { Subtype: 'Widget', F: printed, Parent: parent, structParent: element, ...more }
    this.#doc.annotate(x, y, w, h, options as PDFKit.Mixins.AnnotationOption)
    const { page } = this.#doc as unknown as { readonly page: { readonly annotations: readonly Ref[] } }
    kidsOf(parent).push(page.annotations.at(-1)!)
  }

  /** What boxes of one size show is written once. */
  #look({ w, h }: Box, what: keyof typeof drawn): Ref {
    const key = `${what} ${w} ${h}`
    const known = this.#looks.get(key)
    if (known) return known
    const box = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, w, h], Resources: {} }
    const look = this.#ended(box, drawn[what](w, h))
    this.#looks.set(key, look)
    return look
  }

  #ended(data: object, content: string | null = null): Ref {
    const ref = this.#doc.ref(data)
    ref.end(content)
    return ref
  }
}

const dataOf = (ref: Ref) => (ref as unknown as { readonly data: Record<string, unknown> }).data
const kidsOf = (ref: Ref): Ref[] => dataOf(ref)['Kids'] as Ref[]

const text = ({ size, most, long, comb, align }: Extract<Filling, { kind: 'text' }>, scale: number) => ({
  FT: 'Tx',
  Ff: flags.unspelled | (long ? flags.long : 0) | (comb ? flags.comb : 0),
  MaxLen: most,
  DA: inBrackets(`/${typed} ${fine(size * scale)} Tf 0 g`),
  ...(align === 'centre' ? { Q: 1 } : {}),
})

const fine = (value: number): string => String(Math.round(value * 100) / 100)

/** What a box shows, in the words of a PDF: from its lower left corner. */
const drawn = {
  nothing: () => '/Tx BMC EMC',
  tick: (w: number, h: number) => {
    const [left, top] = [(w - boxSide) / 2, (h + boxSide) / 2]
    const points = tickPoints.map(([x, y]) => `${fine(left + x)} ${fine(top - y)}`)
    return `q 0.9 w 0 G ${points.map((point, i) => `${point} ${i === 0 ? 'm' : 'l'}`).join(' ')} S Q`
  },
  ring: (w: number, h: number) => {
    const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2 - 0.6]
    const k = r * 0.5523
    const curve = (...at: readonly number[]) => `${at.map(fine).join(' ')} c`
    const round = [
      curve(x - r, y + k, x - k, y + r, x, y + r),
      curve(x + k, y + r, x + r, y + k, x + r, y),
      curve(x + r, y - k, x + k, y - r, x, y - r),
      curve(x - k, y - r, x - r, y - k, x - r, y),
    ]
    return `q 1 w 0 G ${fine(x - r)} ${fine(y)} m ${round.join(' ')} s Q`
  },
}
