import type { Work } from '../../../engine/work.ts'
import type { Box, Mark } from '../../marks.ts'
import type { Measure } from '../../measure.ts'
import { PaperTable } from '../../paperTable.ts'
import { Pen } from '../../pen.ts'
import { drawLines } from '../../ruledLines.ts'
import type { Pages, Sheet } from '../../sheet.ts'
import { Wording } from '../words.ts'
import type { BookletModel, ChapterModel } from './bookletModel.ts'
import { chapterLeaves, type LeafPlan } from './chapterLeaves.ts'
import { drawContents, type Begins } from './contents.ts'
import { drawCover } from './cover.ts'
import { drawIndex, indexLeaves, type IndexPlan } from './indexLeaves.ts'
import { leafFoot, leafHead, leafOf, type Leaf } from './leaf.ts'
import type { Room } from './leafUnits.ts'
import type { PageOf } from './seeBlock.ts'
import { drawTabs } from './tabs.ts'

/** @returns the quick reference of a game as one booklet, half as large as the paper, to be folded and stapled. */
export const bookletSheet = (model: BookletModel): Sheet => ({
  title: `${model.title}, ${model.game}`,
  leaves: 'half',
  layOut: (measure, page) => bookletPages(measure, model, page),
})

/** The cover and the contents stand before the first chapter. */
const firstPage = 3

/** @returns the work of laying out all pages of a booklet, in the order of reading. */
function* bookletPages(measure: Measure, model: BookletModel, page: Box): Work<Pages> {
  const wording = new Wording(measure)
  const { body } = leafOf(page, firstPage)
  const pages = new Map<string, number>()
  const pageOf: PageOf = (id) => pages.get(id)!
  const plans = yield* planned(wording, model, { width: body.w, height: body.h }, pageOf)
  for (const { from, leaves } of plans)
    leaves.forEach((plan, nth) => {
      const begun = plan.flatMap(({ tables }) => tables).filter(({ goesOn }) => !goesOn)
      for (const { tables } of begun) pages.set(tables[0]!.id, from + nth)
    })
  yield { done: 0.8, of: 1, what: 'Laying out: contents and index' }
  const index = indexLeaves(wording, model.index, body)
  const next = plans.reduce((sum, { leaves }) => sum + leaves.length, firstPage)
  // The index is on the last pages of a booklet that is folded: what is left over stands before it, for notes.
  const notes = (4 - ((next - 1 + index.length) % 4)) % 4
  const begins: Begins = { chapters: plans.map(({ from }) => from), index: next + notes }
  const book: Book = { measure, model, page, pageOf }
  const names = new PaperTable()
  return [
    coverPage(book),
    contentsPage(book, wording, begins),
    ...plans.flatMap((one) => one.leaves.map((_, nth) => chapterPage(book, one, nth))),
    ...Array.from({ length: notes }, (_, nth) => notesPage(book, next + nth)),
    ...index.map((plan, nth) => indexPage(book, begins.index + nth, { plan, begins: nth === 0, names })),
  ]
}

/** A chapter with the page on which it begins. */
interface Planned {
  readonly chapter: ChapterModel
  readonly from: number
  readonly leaves: readonly LeafPlan[]
}

function* planned(wording: Wording, { chapters }: BookletModel, room: Room, pageOf: PageOf): Work<Planned[]> {
  const plans: Planned[] = []
  let from = firstPage
  for (const [i, chapter] of chapters.entries()) {
    yield { done: (0.8 * i) / chapters.length, of: 1, what: `Laying out: ${chapter.title}` }
    const leaves = chapterLeaves(wording, chapter.entries, room, pageOf)
    plans.push({ chapter, from, leaves })
    from += leaves.length
  }
  return plans
}

interface Book {
  readonly measure: Measure
  readonly model: BookletModel
  readonly page: Box
  readonly pageOf: PageOf
}

function pageMarks({ measure, page }: Book, number: number, draw: (pen: Pen, leaf: Leaf) => void): Mark[] {
  const pen = new Pen(measure)
  draw(pen, leafOf(page, number))
  return pen.marks
}

const coverPage = (book: Book): Mark[] =>
  pageMarks(book, 1, (pen) => {
    drawCover(pen, book.page, book.model)
  })

const footOf = ({ game, title }: BookletModel): string => `${game}, ${title.toLowerCase()}`

const contentsPage = (book: Book, wording: Wording, begins: Begins): Mark[] =>
  pageMarks(book, 2, (pen, leaf) => {
    const { model } = book
    leafHead(pen, leaf, { title: 'Contents', right: [model.whose, ''], begins: true })
    drawContents(pen, wording, leaf, model, begins)
    leafFoot(pen, leaf, footOf(model))
  })

const chapterPage = (book: Book, { chapter, from, leaves }: Planned, nth: number): Mark[] =>
  pageMarks(book, from + nth, (pen, leaf) => {
    const { number, title, entries } = chapter
    const plan = leaves[nth]!
    const numbers = plan.flatMap(({ tables }) => tables.map((table) => table.number))
    const right = nth === 0 ? chapter.pages : [spanOf(numbers)]
    leafHead(pen, leaf, { number, title, right, begins: nth === 0 })
    for (const { block, y } of plan) block.draw(pen, { x: leaf.body.x, y: leaf.body.y + y })
    drawTabs(pen, leaf, book.model.chapters.length, number - 1)
    const count = entries.filter(({ kind }) => kind === 'table').length
    const foot = `${number} ${title}, ${count} ${count === 1 ? 'table' : 'tables'}`
    leafFoot(pen, leaf, leaf.isRight ? foot : footOf(book.model))
  })

/** "4.3 to 4.6"; of a page with one table its number alone. */
const spanOf = (numbers: readonly string[]): string =>
  [...new Set([numbers[0] ?? '', numbers.at(-1) ?? ''])].filter((one) => one !== '').join(' to ')

const notesPage = (book: Book, number: number): Mark[] =>
  pageMarks(book, number, (pen, leaf) => {
    drawLines(pen, leaf.body, 'Notes')
    leafFoot(pen, leaf, footOf(book.model))
  })

interface IndexPart {
  readonly plan: IndexPlan
  readonly begins: boolean
  /** The index as a whole. */
  readonly names: PaperTable
}

const indexPage = (book: Book, number: number, { plan, begins, names }: IndexPart): Mark[] =>
  pageMarks(book, number, (pen, leaf) => {
    leafHead(pen, leaf, { title: 'All tables by name', right: ['number, page'], begins })
    drawIndex(pen, leaf, plan, book.pageOf, names)
    leafFoot(pen, leaf, footOf(book.model))
  })
