import type { PaperTable } from '../../paperTable.ts'
import type { Pen, TextStyle } from '../../pen.ts'
import { setLines, type SetLine, type Wording } from '../words.ts'
import type { Elsewhere } from './bookletModel.ts'
import type { Leaf } from './leaf.ts'
import type { PageOf } from './seeBlock.ts'

const size = 8.75
const pitch = 10.9
/** White before another letter begins. */
const letterGap = 3.5
const gutter = 14
const numberWidth = 29
const pageWidth = 17
const columns = 2

/** A name in the index, in lines. */
export interface IndexLine extends Elsewhere {
  readonly lines: readonly SetLine[]
  readonly before: number
}

/** Names of one page of the index, column by column. */
export type IndexPlan = readonly (readonly IndexLine[])[]

/** @returns all names in two columns on as many pages as they take, each column about as long as the others. */
export function indexLeaves(
  wording: Wording,
  index: readonly Elsewhere[],
  room: { w: number; h: number },
): IndexPlan[] {
  const wide = (room.w - gutter) / columns - numberWidth - pageWidth
  const names = index.map((one, i) => ({
    ...one,
    lines: wording.lines(wording.of('narrow', one.title), size, wide),
    before: i > 0 && letterOf(index[i - 1]!) !== letterOf(one) ? letterGap : 0,
  }))
  const pages = Math.ceil(inColumns(names, room.h).length / columns)
  let h = room.h
  while (inColumns(names, h - pitch).length <= pages * columns && h > 2 * pitch) h -= pitch
  const all = inColumns(names, h)
  return Array.from({ length: pages }, (_, page) => all.slice(page * columns, (page + 1) * columns))
}

/** Fills columns of a height, one after the other. */
function inColumns(names: readonly IndexLine[], most: number): IndexLine[][] {
  const all: IndexLine[][] = [[]]
  let used = 0
  for (const one of names) {
    const h = one.lines.length * pitch
    if (used > 0 && used + one.before + h > most) {
      all.push([])
      used = 0
    }
    const before = used > 0 ? one.before : 0
    all.at(-1)!.push({ ...one, before })
    used += before + h
  }
  return all
}

const letterOf = ({ title }: Elsewhere): string => /[\p{L}\d]/u.exec(title)?.[0].toUpperCase() ?? ''

/** Draws a page of the index: name, number of the table, page. @param paper the index as a whole. */
export function drawIndex(
  pen: Pen,
  { body: { x, y, w } }: Leaf,
  plan: IndexPlan,
  pageOf: PageOf,
  paper: PaperTable,
): void {
  const wide = (w - gutter) / columns
  const draw = ({ id, number, lines }: IndexLine, left: number, top: number) => {
    const cell = paper.row(pen)
    const right = left + wide
    const name = { x: left, y: top, w: wide - numberWidth - pageWidth, h: lines.length * pitch }
    cell(0, () => {
      setLines(pen, name, lines, { face: 'narrow', size })
    })
    const line = { y: top - 0.6, h: 11 }
    cell(1, () => pen.text({ ...line, x: right - pageWidth - numberWidth, w: numberWidth - 3 }, number, numberStyle))
    cell(2, () => pen.text({ ...line, x: right - pageWidth, w: pageWidth }, String(pageOf(id)), pageStyle))
  }
  plan.forEach((names, c) => {
    let top = y
    for (const one of names) {
      top += one.before
      draw(one, x + c * (wide + gutter), top)
      top += one.lines.length * pitch
    }
  })
}

const numberStyle: TextStyle = { face: 'typed', size: 8.5, align: 'right', lines: 1, at: 'top' }
const pageStyle: TextStyle = { face: 'typedBold', size: 9, align: 'right', lines: 1, at: 'top' }
