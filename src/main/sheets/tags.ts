import type PDFDocument from 'pdfkit'
import type { Box, CellRole, FieldMark, FigureMark, ImageMark, Mark, TextMark } from './marks.ts'
import { cellType, TableTags } from './tableTags.ts'

type Doc = InstanceType<typeof PDFDocument>
export type Element = ReturnType<Doc['struct']>

/** What was last begun: a line between two of its words does not end it. */
interface Begun {
  readonly last: TextMark
  /** Null for a cell: its table keeps what is written in it. */
  readonly element: Element | null
}

/**
 * The structure of one sheet in a tagged PDF, and its bookmarks: a section with its title, headings, paragraphs, tables
 * and figures in the order of the marks. Lines, boxes and what comes again on every page are artifacts, which a reader
 * passes over.
 */
export class Tags {
  readonly #doc: Doc
  readonly #section: Element
  readonly #bookmark: PDFKit.PDFOutline
  /** That of the last heading of the sheet itself. */
  #chapter: PDFKit.PDFOutline
  readonly #tables = new Map<object, TableTags>()
  #open: 'nothing' | 'artifact' | 'text' | 'figure' = 'nothing'
  #now: Begun | null = null
  /** Continued pages repeat the title: only the first counts. */
  #titled = false
  /** In how many marks that lie elsewhere than they say what is drawn now stands. */
  #placed = 0

  /**
   * @param root of the whole document.
   * @param title of the sheet, for its bookmark. The sheet's first page must be there.
   */
  constructor(doc: Doc, root: Element, title: string) {
    this.#doc = doc
    this.#section = doc.struct('Sect', { title })
    this.#bookmark = doc.outline.addItem(title)
    this.#chapter = this.#bookmark
    root.add(this.#section)
  }

  /** Called before a mark is drawn. */
  before(mark: Mark): void {
    // What is within a figure is told by its words alone, and a field is no part of the page that it lies on.
    if (this.#open === 'figure' || mark.kind === 'field') return
    if (mark.kind === 'clip') this.close()
    else if (mark.kind === 'placed') this.#turnOver()
    else if (mark.kind === 'image' || mark.kind === 'figure') this.#figure(mark)
    else if (mark.kind === 'text' && !this.#passedOver(mark)) this.#text(mark)
    else if (this.#open !== 'artifact') {
      this.close()
      this.#doc.markContent('Artifact', { type: 'Layout' })
      this.#open = 'artifact'
    }
  }

  /** Called after a mark has been drawn, and all that stands in it. */
  after({ kind }: Mark): void {
    if (kind === 'placed') this.#placed -= 1
    if (kind === 'figure' || kind === 'image') this.#end()
  }

  /**
   * Puts a box that can be filled in where it stands among the words.
   * @param draw is handed what it is in the structure.
   */
  field({ words, role }: FieldMark, draw: (element: Element) => void): void {
    this.close()
    const element = this.#doc.struct('Form', { alt: words })
    if (role) this.#tableOf(role).add(role, element)
    else this.#section.add(element)
    draw(element)
    // Now, for pdfkit takes it to be on the page that there is when it ends.
    element.end()
    this.#now = null
  }

  /** Ends what is being marked: at the foot of a page, and around whatever cuts marks off. */
  close(): void {
    if (this.#open !== 'figure') this.#end()
  }

  /** Called after the last page. */
  end(): void {
    for (const table of this.#tables.values()) table.end()
    this.#section.end()
  }

  #end(): void {
    if (this.#open !== 'nothing') this.#doc.endMarkedContent()
    this.#open = 'nothing'
  }

  /** Another page begins on the same side of the paper: what stood at the end of the last one does not go on here. */
  #turnOver(): void {
    this.close()
    this.#now = null
    this.#placed += 1
  }

  #passedOver({ role }: TextMark): boolean {
    return role?.kind === 'furniture' || (role?.kind === 'title' && this.#titled && this.#now?.last.role !== role)
  }

  #text(mark: TextMark): void {
    const begun = this.#now !== null && isOne(this.#now.last, mark) ? this.#now : null
    if (begun === null || this.#open !== 'text') this.#mark(mark, begun)
    this.#now = { element: this.#now?.element ?? null, last: mark }
  }

  /** Begins to mark words, as one with what was begun before, or anew. */
  #mark(mark: TextMark, begun: Begun | null): void {
    this.close()
    const { role } = mark
    const type = role?.kind === 'cell' ? cellType(role) : typeOf(mark)
    const content = this.#doc.markStructureContent(type)
    this.#open = 'text'
    if (role?.kind === 'cell') {
      this.#tableOf(role).add(role, content)
      this.#now = { element: null, last: mark }
      return
    }
    const element = begun?.element ?? this.#begin(mark, type)
    element.add(content)
    this.#now = { element, last: mark }
  }

  #tableOf({ table }: CellRole): TableTags {
    const known = this.#tables.get(table) ?? new TableTags(this.#doc, this.#section)
    this.#tables.set(table, known)
    return known
  }

  #begin({ role }: TextMark, type: string): Element {
    if (role?.kind === 'title') this.#titled = true
    if (role?.kind === 'heading') {
      if (role.level === 3) this.#chapter.addItem(role.name)
      else this.#chapter = this.#bookmark.addItem(role.name)
    }
    const element = this.#doc.struct(type)
    this.#section.add(element)
    return element
  }

  #figure({ alt, box }: ImageMark | FigureMark): void {
    this.close()
    const place = this.#placed === 0 ? { bbox: cornersOf(box) } : {}
    this.#section.add(this.#doc.struct('Figure', { alt, ...place }, [this.#doc.markStructureContent('Figure')]))
    this.#open = 'figure'
    this.#now = null
  }
}

const cornersOf = ({ x, y, w, h }: Box): [number, number, number, number] => [x, y, x + w, y + h]

const typeOf = ({ role }: TextMark): string =>
  role?.kind === 'title' ? 'H1' : role?.kind === 'heading' ? `H${role.level ?? 2}` : 'P'

/** How far the letters of one row may stand apart in height, in points: typed and printed words differ a little. */
const oneRow = 2.5

/** Do both belong to one paragraph: lines of one cell, or cells of one row? Number and title are one heading. */
const isOne = (last: TextMark, next: TextMark): boolean =>
  last.role === next.role &&
  (next.role?.kind === 'cell' ||
    next.role?.kind === 'heading' ||
    last.cell === next.cell ||
    (next.role === undefined && Math.abs(last.baseline - next.baseline) <= oneRow))
