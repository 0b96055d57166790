import type { Item } from '../../../../main/sheets/chronicle/items.ts'
import { fitAlways } from '../../../../main/sheets/fit.ts'
import { footHeight, sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen, TextStyle } from '../../../../main/sheets/pen.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'

/** The parts of sheets that tell what happened, item by item down the page. */

const words: TextStyle = { face: 'print', size: 9, at: 'top' }
const pitch = 12
/** Part of the width for what stands left of a text. */
const side = 56
/** White over a heading. */
const headGap = 12

/** @returns something that stands under what was before it, and may be the last on its page. */
export const plain = (height: number, draw: Item['draw']): Item => ({ height, before: 0, keep: false, draw })

/** @returns a heading that stays with its first line; a section of nothing is left out. */
export function section({ x, w }: Box, title: string, note: string, items: readonly Item[]): Item[] {
  if (items.length === 0) return []
  const head: Item = {
    height: 17,
    before: headGap,
    keep: true,
    draw: (pen, y) => {
      sectionHead(pen, { x, y, w }, title, note)
    },
  }
  return [head, ...items]
}

/** @returns a text on as many lines as it takes, with a word at its side. */
export function paragraph(measure: Measure, text: string, { x, w }: Box, label = ''): Item[] {
  const cell = { x: x + (label === '' ? 0 : side), w: w - (label === '' ? 0 : side) }
  const fitted = fitAlways(measure, text, { face: 'print', size: 9, least: 8.5, lines: 12, width: cell.w })
  const height = fitted.lines.length * pitch
  return [
    plain(height + 1.5, (pen, y) => {
      if (label !== '') pen.text({ x, y, w: side - 6, h: pitch }, label, { face: 'typedBold', size: 9, at: 'top' })
      pen.lines({ ...cell, y, h: height }, fitted, { ...words, leading: pitch / fitted.size })
    }),
  ]
}

/** @returns what came of it, in one sentence above all else. */
export function sentence(measure: Measure, text: string, { x, w }: Box): Item[] {
  const fitted = fitAlways(measure, text, { face: 'printSemi', size: 14, least: 11, lines: 3, width: w })
  const leading = 18
  const height = fitted.lines.length * leading
  return [
    plain(height + 2, (pen, y) => {
      pen.lines({ x, y: y + 4, w, h: height }, fitted, {
        face: 'printSemi',
        size: fitted.size,
        at: 'top',
        leading: leading / fitted.size,
      })
    }),
  ]
}

/** What is left of the last page gets lines to write on. */
export function drawEmpty(pen: Pen, page: Box, last: { readonly item: Item; readonly y: number }): void {
  const from = last.y + last.item.height + headGap
  const bottom = page.y + page.h - footHeight - 10
  drawLines(pen, { x: page.x, y: from, w: page.w, h: bottom - from }, 'In your own words')
}
