import type PDFDocument from 'pdfkit'
import type { Mark, TextMark } from './marks.ts'

type Doc = InstanceType<typeof PDFDocument>
export type Element = ReturnType<Doc['struct']>

/**
 * The structure of one sheet in a tagged PDF, and its bookmarks: a section with its title, headings and paragraphs in
 * the order of the marks. Lines, boxes and what comes again on every page are artifacts, which a reader passes over.
 */
export class Tags {
  readonly #doc: Doc
  readonly #section: Element
  readonly #bookmark: PDFKit.PDFOutline
  #open: 'nothing' | 'artifact' | 'text' = 'nothing'
  /** The title, heading or paragraph that was last begun: a line between two of its words does not end it. */
  #now: { readonly element: Element; last: TextMark } | null = null
  /** Continued pages repeat the title: only the first counts. */
  #titled = false

  /**
   * @param root of the whole document.
   * @param title of the sheet, for its bookmark. The sheet's first page must be there.
   */
  constructor(doc: Doc, root: Element, title: string) {
    this.#doc = doc
    this.#section = doc.struct('Sect', { title })
    this.#bookmark = doc.outline.addItem(title)
    root.add(this.#section)
  }

  /** Called before a mark is drawn. */
  before(mark: Mark): void {
    if (mark.kind === 'clip') this.close()
    else if (mark.kind === 'placed') this.#turnOver()
    else if (mark.kind === 'image') this.#figure(mark.alt)
    else if (mark.kind === 'text' && !this.#passedOver(mark)) this.#text(mark)
    else if (this.#open !== 'artifact') {
      this.close()
      this.#doc.markContent('Artifact', { type: 'Layout' })
      this.#open = 'artifact'
    }
  }

  /** Ends what is being marked: at the foot of a page, and around whatever cuts marks off. */
  close(): void {
    if (this.#open !== 'nothing') this.#doc.endMarkedContent()
    this.#open = 'nothing'
  }

  /** Another page begins on the same side of the paper: what stood at the end of the last one does not go on here. */
  #turnOver(): void {
    this.close()
    this.#now = null
  }

  /** Called after the last page. */
  end(): void {
    this.#section.end()
  }

  #passedOver({ role }: TextMark): boolean {
    return role?.kind === 'furniture' || (role?.kind === 'title' && this.#titled && this.#now?.last.role !== role)
  }

  #text(mark: TextMark): void {
    const goesOn = this.#now !== null && isOne(this.#now.last, mark)
    if (goesOn && this.#open === 'text') {
      this.#now!.last = mark
      return
    }
    this.close()
    const type = typeOf(mark)
    const content = this.#doc.markStructureContent(type)
    this.#open = 'text'
    if (!goesOn) this.#now = { element: this.#begin(mark, type), last: mark }
    this.#now!.element.add(content)
    this.#now!.last = mark
  }

  #begin({ role }: TextMark, type: string): Element {
    if (role?.kind === 'title') this.#titled = true
    if (role?.kind === 'heading') this.#bookmark.addItem(role.name)
    const element = this.#doc.struct(type)
    this.#section.add(element)
    return element
  }

  #figure(alt: string): void {
    this.close()
    this.#section.add(this.#doc.struct('Figure', { alt }, [this.#doc.markStructureContent('Figure')]))
    this.#open = 'text'
    this.#now = null
  }
}

const typeOf = ({ role }: TextMark): string => (role?.kind === 'title' ? 'H1' : role?.kind === 'heading' ? 'H2' : 'P')

/** How far the letters of one row may stand apart in height, in points: typed and printed words differ a little. */
const oneRow = 2.5

/** Do both belong to one paragraph: lines of one cell, or cells of one row? */
const isOne = (last: TextMark, next: TextMark): boolean =>
  last.role === next.role &&
  (last.cell === next.cell || (next.role === undefined && Math.abs(last.baseline - next.baseline) <= oneRow))
