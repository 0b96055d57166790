import { fitAlways } from '../../../../main/sheets/fit.ts'
import { flow } from '../../../../main/sheets/flow.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages, type OpenPage } from '../../../../main/sheets/openPage.ts'
import { rowsHere } from '../../../../main/sheets/partedRows.ts'
import { RuledTable, tableHead, type Column } from '../../../../main/sheets/ruledTable.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawFields } from '../shared/logParts.ts'
import { game, openPage } from '../shared/signs.ts'
import type { AfterActionModel } from './afterAction.ts'
import type { Section } from './sections.ts'
import { drawSides } from './victoryLists.ts'

/** Prints what a turn of the campaign brought. */
export const afterActionSheet = (model: AfterActionModel): Sheet =>
  sheetOf(`${model.title}: ${model.when}`, (measure, page) => reportPages(measure, model, page), { ownSize: true })

const style = { face: 'typed', size: 8.5, lines: 20, smaller: 7.5, leading: 1 } as const
const headRoom = 15
const toRemark = 64

/** How close parts and rows stand; words keep their size. */
interface Spacing {
  readonly between: number
  readonly lowest: number
  /** A line of the victory lists. */
  readonly line: number
}

const loose: Spacing = { between: 10, lowest: 14, line: 13 }
const tight: Spacing = { between: 7, lowest: 11.5, line: 12 }

/** Closer where that saves a page, or leaves room to write on the last. */
function reportPages(measure: Measure, model: AfterActionModel, page: Box): Pages {
  const [wide, close] = [loose, tight].map((spacing) => new Report(measure, model, page, spacing)) as [Report, Report]
  return (close.pages.length < wide.pages.length || wide.left < toRemark ? close : wide).finished()
}

/** A report laid out. */
class Report {
  readonly pages: OpenPage[] = []
  readonly #page: Box
  readonly #model: AfterActionModel
  readonly #spacing: Spacing
  readonly #measure: Measure
  #y: number

  constructor(measure: Measure, model: AfterActionModel, page: Box, spacing: Spacing) {
    this.#page = page
    this.#model = model
    this.#spacing = spacing
    this.#measure = measure
    const { pen, room } = this.#next()
    const { between, line } = spacing
    let y = room.y - 4
    for (const fields of model.fields) y = drawFields(pen, { ...room, y }, fields)
    this.#y = drawSides(pen, { ...room, y: y + between }, model.sides, line) + between
    for (const section of model.sections) this.#section(section)
    if (model.words !== '') this.#words(model.words)
  }

  /** Room under all of it. */
  get left(): number {
    const { room } = this.pages.at(-1)!
    return room.y + room.h - this.#y
  }

  /** @returns the pages, with lines to write on down to the foot of the last. */
  finished(): Pages {
    const { pen, room } = this.pages.at(-1)!
    drawLines(pen, { ...room, y: this.#y, h: this.left }, 'Remarks')
    return closePages(this.pages, this.#page, [`${game}, p. 10-18`], 'after action report')
  }

  #next(): OpenPage {
    const { title } = this.#model
    const head = this.pages.length === 0 ? this.#model : { ...this.#model, title: `${title}, continued` }
    this.pages.push(openPage(this.#measure, this.#page, head))
    const at = this.pages.at(-1)!
    this.#y = at.room.y
    return at
  }

  /** Draws a table, on as many pages as it takes. */
  #section({ title, note, heads, rows, none }: Section): void {
    let at = this.pages.at(-1)!
    const all = heads.reduce((sum, { share }) => sum + share, 0)
    const columns = heads.map(({ head, share }): Column => ({ head, width: (at.room.w * share) / all, style }))
    const heights = rows.map((row) => rowHeight(this.#measure, columns, row, this.#spacing.lowest))
    // A head goes with the first of its rows.
    if (rowsHere(heights, this.left - headRoom - tableHead) === 0 && (rows.length > 0 || this.left < 2 * headRoom))
      at = this.#next()
    this.#y = sectionHead(at.pen, { ...at.room, y: this.#y }, title, note)
    if (rows.length === 0) {
      const words = { face: 'narrow', size: 8.5, lines: 1 } as const
      this.#y = flow(at.pen, { ...at.room, y: this.#y + 3 }, none, words)
    } else this.#y += 1
    for (let from = 0; from < rows.length;) {
      if (from > 0) at = this.#next()
      const table = new RuledTable(at.pen, at.room, columns)
      this.#y = table.heads(this.#y)
      const count = Math.max(1, rowsHere(heights.slice(from), this.left))
      for (let i = from; i < from + count; i += 1) this.#y = table.row(this.#y, heights[i]!, rows[i]!)
      from += count
    }
    this.#y += this.#spacing.between
  }

  /** The players' own. */
  #words(words: string): void {
    let at = this.pages.at(-1)!
    const said = { face: 'typed', size: 9.5, lines: 40 } as const
    const { lines } = fitAlways(this.#measure, words, { ...said, width: at.room.w })
    if (18 + lines.length * 11.4 > this.left) at = this.#next()
    const y = sectionHead(at.pen, { ...at.room, y: this.#y }, 'In your words') + 4
    this.#y = flow(at.pen, { ...at.room, y }, words, said) + this.#spacing.between
  }
}

/** As high as its longest cell. */
function rowHeight(measure: Measure, columns: readonly Column[], row: readonly string[], lowest: number): number {
  const lines = row.map((text, i) => fitAlways(measure, text, { ...style, width: columns[i]!.width! - 4 }).lines.length)
  return Math.max(lowest, 3 + style.smaller * Math.max(...lines))
}
