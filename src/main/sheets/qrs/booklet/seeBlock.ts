import { capital } from '../../phrases.ts'
import type { Pen } from '../../pen.ts'
import { referenceTo } from '../reference.ts'
import { setLines, type Wording } from '../words.ts'
import type { Elsewhere } from './bookletModel.ts'
import type { LeafBlock } from './leafBlock.ts'

const size = 9
const pitch = 13
const gap = 18
/** Room of the number of a page. */
const pageWidth = 22

/** @returns the page of the booklet on which a table stands: known once all of it is laid out. */
export type PageOf = (id: string) => number

/** @returns lines that send on to tables of other chapters: arrow, number, title and page, in two columns. */
export function seeBlock(wording: Wording, all: readonly Elsewhere[], width: number, pageOf: PageOf): LeafBlock {
  const columns = all.length > 1 ? 2 : 1
  const wide = (width - (columns - 1) * gap) / columns
  const lines = all.map(({ number, title }) =>
    wording.lines(wording.of('narrow', `${referenceTo(number)} ${capital(title)}`), size, wide - pageWidth),
  )
  const rows = Array.from({ length: Math.ceil(all.length / columns) }, (_, row) => {
    const places = Array.from({ length: columns }, (_one, c) => row * columns + c).filter((at) => at < all.length)
    return { places, h: Math.max(...places.map((at) => lines[at]!.length)) * pitch }
  })
  const draw = (pen: Pen, at: number, x: number, y: number) => {
    const cell = { x, y, w: wide, h: lines[at]!.length * pitch }
    setLines(pen, cell, lines[at]!, { face: 'narrow', size })
    const page = { x: x + wide - pageWidth, y: y - 1, w: pageWidth, h: 12 }
    pen.text(page, String(pageOf(all[at]!.id)), { face: 'typed', size, align: 'right', lines: 1 })
  }
  return {
    height: rows.reduce((sum, { h }) => sum + h, 0),
    draw(pen, { x, y }) {
      let top = y
      for (const { places, h } of rows) {
        places.forEach((at, c) => {
          draw(pen, at, x + c * (wide + gap), top)
        })
        top += h
      }
    },
  }
}
