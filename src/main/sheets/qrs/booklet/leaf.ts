import type { Box } from '../../marks.ts'
import { leafMargin } from '../../onPaper.ts'
import type { Pen, TextStyle } from '../../pen.ts'

/** A page of the booklet: half a sheet of paper, with thumb tabs at its outer edge. All sizes in points. */
export interface Leaf {
  readonly number: number
  /** Right-hand pages have odd numbers. */
  readonly isRight: boolean
  /** As far as tabs reach. */
  readonly page: Box
  /** Where its text stands. */
  readonly column: Omit<Box, 'h' | 'y'>
  /** Under its head, and above its foot. */
  readonly body: Box
}

/** White from the edge of the paper to the text, at the fold and where the tabs are. */
const inner = 33
const outer = 45
const upper = 22.5
const headHeight = 31.5
const underHead = 8
/** From the edge of the paper up to the text, and up to the line of the foot. */
const lower = 33
const footLine = 15

/** @param page the part of the paper that tabs reach, less white at its edges. */
export function leafOf(page: Box, number: number): Leaf {
  const isRight = number % 2 === 1
  const x = page.x - leafMargin + (isRight ? inner : outer)
  const w = page.w + 2 * leafMargin - inner - outer
  const y = page.y - leafMargin + upper + headHeight + underHead
  const bottom = page.y + page.h + leafMargin - lower
  return { number, isRight, page, column: { x, w }, body: { x, y, w, h: bottom - y } }
}

/** What stands over the text of a page. */
export interface LeafHead {
  /** Of the chapter; left out on other pages. */
  readonly number?: number
  readonly title: string
  /** At the right, in the longest wording for which there is room. */
  readonly right: readonly string[]
  /** Does its chapter begin here? Then it is large, and a bookmark. */
  readonly begins: boolean
}

const rightStyle: TextStyle = { face: 'typed', size: 9, align: 'right', lines: 1 }

/** Draws the head with its rule. */
export function leafHead(pen: Pen, { page, column: { x, w } }: Leaf, { number, title, right, begins }: LeafHead): void {
  const y = page.y - leafMargin + upper
  const rule = y + headHeight
  const size = begins ? 17.25 : 11
  const cell = (from: number, wide: number, h = 26) => ({ x: x + from, y: rule - 3 - h, w: wide, h })
  let at = 0
  const name = number === undefined ? title : `${number} ${title}`
  const role = begins ? ({ kind: 'heading', name } as const) : ({ kind: 'furniture' } as const)
  const style = { size, at: 'bottom', lines: 1, role } as const
  if (number !== undefined) {
    const { width } = pen.text(cell(0, 60), String(number), { ...style, face: 'typedBold' })
    at = width + (begins ? 7 : 5)
  }
  const { width } = pen.text(cell(at, w - at), title, { ...style, face: 'printBold' })
  const room = w - at - width - 14
  const words = right.find((one) => pen.measure.width('typed', 9, one) <= room) ?? right.at(-1) ?? ''
  if (words !== '') pen.text(cell(w - room, room, 12), words, { ...rightStyle, at: 'bottom' })
  pen.line(x, rule, x + w, rule, begins ? 1.5 : 0.75, 'accent')
}

/** Draws the number of the page at its outer edge, and what the page is of at the fold. */
export function leafFoot(pen: Pen, { page, column: { x, w }, isRight, number }: Leaf, words: string): void {
  const cell = { x, y: page.y + page.h + leafMargin - footLine - 11, w, h: 12 }
  const role = { kind: 'furniture' } as const
  const align = isRight ? 'right' : 'left'
  pen.text(cell, String(number), { face: 'typedBold', size: 11.25, align, at: 'bottom', role })
  const room = isRight ? { ...cell, w: w - 40 } : { ...cell, x: x + 40, w: w - 40 }
  pen.text(room, words, { face: 'narrow', size: 9, align: isRight ? 'left' : 'right', at: 'bottom', lines: 1, role })
}
