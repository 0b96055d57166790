import type PDFDocument from 'pdfkit'
import type { CellRole } from './marks.ts'

type Doc = InstanceType<typeof PDFDocument>
type Element = ReturnType<Doc['struct']>
type Content = ReturnType<Doc['markStructureContent']>

interface TaggedCell {
  readonly role: CellRole
  readonly element: Element
}

/** @returns what a cell is called in the structure of a PDF. */
export const cellType = ({ head }: CellRole): 'TH' | 'TD' => (head === null ? 'TD' : 'TH')

/**
 * A table of a tagged PDF. Its cells come in any order, over as many pages as they like; only at the end of the sheet
 * rows are made of them, all of the same number of columns.
 */
export class TableTags {
  readonly #doc: Doc
  readonly #element: Element
  readonly #rows = new Map<number, Map<number, TaggedCell>>()

  /** @param section what it stands in: its place is that of its first word. */
  constructor(doc: Doc, section: Element) {
    this.#doc = doc
    this.#element = doc.struct('Table')
    section.add(this.#element)
  }

  /** Adds what was written in a cell, or a box in it that can be filled in. */
  add(role: CellRole, content: Content | Element): void {
    const cells = this.#rows.get(role.row) ?? new Map<number, TaggedCell>()
    this.#rows.set(role.row, cells)
    const cell = cells.get(role.column) ?? { role, element: this.#cell(role) }
    cells.set(role.column, cell)
    cell.element.add(content)
  }

  /** Called when the sheet ends: every row gets a cell for each column, if an empty one. */
  end(): void {
    const cells = [...this.#rows.values()].flatMap((row) => [...row.values()])
    const width = Math.max(...cells.map(({ role }) => role.column + role.span))
    const rows = [...this.#rows].toSorted(([a], [b]) => a - b)
    for (const [, row] of rows) this.#element.add(this.#row(row, width))
  }

  #row(cells: ReadonlyMap<number, TaggedCell>, width: number): Element {
    const row = this.#doc.struct('TR')
    for (let column = 0; column < width;) {
      const cell = cells.get(column)
      row.add(cell?.element ?? this.#doc.struct('TD', {}, []))
      column += cell?.role.span ?? 1
    }
    return row
  }

  #cell(role: CellRole): Element {
    const element = this.#doc.struct(cellType(role))
    const attributes = {
      ...(role.head === null ? {} : { Scope: role.head }),
      ...(role.span === 1 ? {} : { ColSpan: role.span }),
    }
    if (Object.keys(attributes).length > 0) dictionaryOf(element)['A'] = { O: 'Table', ...attributes }
    return element
  }
}

/** pdfkit knows scopes of heads but no spans; its types know no dictionaries. */
const dictionaryOf = (element: Element): Record<string, unknown> =>
  (element as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data
