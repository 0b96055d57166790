import type { Box } from '../../marks.ts'
import { roundedPath } from '../../marks.ts'
import type { Pen, TextStyle } from '../../pen.ts'
import type { Leaf } from './leaf.ts'

/** Thumb tabs: one for each chapter, at the same height on every page, and at that of its line in the contents. */
const top = 51.75
const tallest = 36
/** What the last tab leaves of the page. */
const below = 60
const width = 21
const openWidth = 15

/** @returns where the tab of a chapter stands, counted from 0; as high as its line in the contents. */
export function tabPlace({ page }: Pick<Leaf, 'page'>, count: number, nth: number): Pick<Box, 'y' | 'h'> {
  const h = Math.min(tallest, (page.h - top - below) / count)
  return { y: page.y + top + nth * h, h }
}

/** Draws all tabs of a page at its outer edge. @param on the chapter that the page is of, counted from 0. */
export function drawTabs(pen: Pen, leaf: Leaf, count: number, on: number): void {
  const { page, isRight } = leaf
  const edge = isRight ? page.x + page.w : page.x
  for (let nth = 0; nth < count; nth += 1) {
    const place = tabPlace(leaf, count, nth)
    const [y, h] = [place.y + 1.5, place.h - 3]
    const wide = nth === on ? width : openWidth
    const box = { x: isRight ? edge - wide : edge, y, w: wide, h }
    if (nth === on) pen.path(roundedPath(box, 1.5), { fill: 'accent' })
    else {
      const line = isRight ? box.x : box.x + box.w
      pen.line(line, y, line, y + h, 0.375, 0.47)
    }
    pen.text(box, String(nth + 1), nth === on ? onStyle : offStyle)
  }
}

const role = { kind: 'furniture' } as const
const onStyle: TextStyle = { face: 'typedBold', size: 14.25, grey: 1, align: 'centre', lines: 1, role }
const offStyle: TextStyle = { face: 'typed', size: 9.75, align: 'centre', lines: 1, role }
