import { roundedPath, type Box } from '../marks.ts'
import type { Measure } from '../measure.ts'
import { Pen } from '../pen.ts'
import type { AidText } from './block.ts'
import { boxOn, standAt, standBefore, widthSo, type Standing } from './onBaseline.ts'
import { drawWords, markBefore, said, smallestOnAid, wordSize } from './words.ts'

/** A moment of play: a band of a page, with its tab. */
export interface Moment {
  readonly name: string
  /** Pages on which it has a band. */
  readonly on: readonly number[]
}

/** What is the same on all pages of a player aid. */
export interface AidFrame {
  /** In the foot: the game and the title. */
  readonly source: string
  /** In the head: how dice are read. */
  readonly key: readonly AidText[]
  /** In the order in which they come. */
  readonly moments: readonly Moment[]
  /** What a wedge means; "by a house rule" where it is left out. */
  readonly wedge?: string
}

/** The block of a page: the same on every paper, in the middle of it, away from the edge that bears the tabs. */
export const aidBlock = { w: 540, h: 757.5 }
/** Its two halves: how wide each is, and where the right one begins. */
export const half = { w: 261, right: 279 }
/** Where bands begin and end within the block. */
export const bands = { top: 37.5, bottom: 738.5 }
/** White between the rule over a band and its first block. */
export const under = 7

const tab = { w: 17.25, gap: 6 }
const tabText: Standing = { face: 'narrowBold', size: 11.25, tracking: 2.4, grey: 1, role: { kind: 'furniture' } }
const numberStyle: Standing = { face: 'printBold', size: 31, tracking: -0.6 }
const titleStyle: Standing = { face: 'printBold', size: 19, tracking: -0.2 }
const foot: Standing = { face: 'narrow', size: smallestOnAid, role: { kind: 'furniture' } }
const footFigure: Standing = { ...foot, face: 'typed', size: smallestOnAid, tracking: -0.3 }
const footBold: Standing = { ...foot, face: 'narrowBold' }

/** A page under way. */
export interface AidPage {
  readonly pen: Pen
  /** @returns a place within the block as a place on the page. */
  readonly at: (x: number, y: number, w: number) => Omit<Box, 'h'>
  /** @returns a height within the block as one on the page: where something has to end. */
  readonly down: (y: number) => number
  /** Draws the tab of a band, and the rule over every band but the first; both in places of the block. */
  readonly band: (name: string, top: number, bottom: number) => void
}

/**
 * @param number of the page: odd ones have their tabs on the right, even ones on the left.
 * @param page as far as tabs reach.
 * @param house does it say something that a house rule has changed?
 * @returns a page with its head and foot.
 */
export function openAidPage(
  measure: Measure,
  page: Box,
  frame: AidFrame,
  { number, title, house }: { readonly number: number; readonly title: string; readonly house: boolean },
): AidPage {
  const pen = new Pen(measure)
  const isOdd = number % 2 === 1
  const outer = tab.w + tab.gap + 1.5
  const x = isOdd ? page.x + page.w - outer - aidBlock.w : page.x + outer
  const y = page.y + (page.h - aidBlock.h) / 2
  // The name of the whole is heard before what is on its pages.
  drawFoot(pen, { x, y: y + aidBlock.h }, frame, number)
  drawHead(pen, { x, y }, frame, number, title, house)
  return {
    pen,
    at: (left, top, w) => ({ x: x + left, y: y + top, w }),
    down: (top) => y + top,
    band(name, top, bottom) {
      if (top > bands.top) pen.line(x, y + top, x + aidBlock.w, y + top, 1.1)
      const start = y + top + (top > bands.top ? 6 : 0)
      const left = isOdd ? x + aidBlock.w + tab.gap : x - tab.gap - tab.w
      drawTab(pen, { x: left, y: start, w: tab.w, h: y + bottom - start }, name, isOdd)
    },
  }
}

function drawHead(
  pen: Pen,
  { x, y }: Pick<Box, 'x' | 'y'>,
  { key, wedge = 'by a house rule' }: AidFrame,
  number: number,
  title: string,
  house: boolean,
): void {
  const baseline = y + 25
  const role = { kind: 'heading', name: `${number} ${title}` } as const
  const whole = { role, cell: boxOn(baseline, x, aidBlock.w, numberStyle.size) }
  const after = standAt(pen, x, baseline, String(number), { ...numberStyle, ...whole })
  const end = standAt(pen, after + 10, baseline, title, { ...titleStyle, ...whole })
  if (house) {
    markBefore(pen, end + 20, baseline - 3.2)
    standAt(pen, end + 21, baseline, wedge, { ...foot, size: wordSize })
  }
  key.forEach((line, i) => {
    const at = { x: x + aidBlock.w - 250, y: y + 4.5 + i * 11.2, w: 250 }
    drawWords(pen, at, said(line), { align: 'right', size: smallestOnAid, role: { kind: 'furniture' } })
  })
  pen.line(x, y + 30.5, x + aidBlock.w, y + 30.5, 2.25)
}

/** All moments, each with its pages: one looks at any page and knows which to turn to. */
function drawFoot(pen: Pen, { x, y }: Pick<Box, 'x' | 'y'>, { source, moments }: AidFrame, page: number): void {
  const baseline = y - 3
  pen.line(x, y - 13.8, x + aidBlock.w, y - 13.8, 0.75)
  const left = standAt(pen, x, baseline, source, { ...foot, role: { kind: 'title', name: source } })
  const right = 'p.: page of the book'
  standBefore(pen, x + aidBlock.w, baseline, right, foot)
  const parts = moments.map(({ name, on }) => ({
    name,
    pages: on.join(', '),
    so: on.includes(page) ? footBold : foot,
  }))
  const widths = parts.map(({ name, pages, so }) => widthSo(pen, name, so) + 2.5 + widthSo(pen, pages, footFigure))
  const room = x + aidBlock.w - widthSo(pen, right, foot) - left
  const gap = (room - widths.reduce((all, one) => all + one, 0)) / (parts.length + 1)
  let at = left + gap
  parts.forEach(({ name, pages, so }, i) => {
    standAt(pen, standAt(pen, at, baseline, name, so) + 2.5, baseline, pages, footFigure)
    at += widths[i]! + gap
  })
}

/** A black tab as high as its band, its name along it: down on the right edge, up on the left one. */
function drawTab(pen: Pen, box: Box, name: string, isOdd: boolean): void {
  pen.path(roundedPath(box, 1.5), { fill: 0 })
  const along = new Pen(pen.measure)
  const width = widthSo(along, name, tabText)
  standAt(along, -width / 2, tabText.size * 0.345, name, tabText)
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2]
  const matrix = isOdd ? ([0, 1, -1, 0, cx, cy] as const) : ([0, -1, 1, 0, cx, cy] as const)
  pen.marks.push({ kind: 'placed', matrix, marks: along.marks })
}
