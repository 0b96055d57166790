import { drawBlockHead } from '../../../../../main/sheets/aid/blockHead.ts'
import type { AidBlock } from '../../../../../main/sheets/aid/block.ts'
import type { AidPage } from '../../../../../main/sheets/aid/page.ts'
import { n, type Box } from '../../../../../main/sheets/marks.ts'

type Place = Omit<Box, 'h'>

const inset = { x: 7, y: 3.5 }

/** A step of a flow: a frame with its head. @returns where its body begins. */
export function flowBox(
  { pen, at }: AidPage,
  [x, y, w, h]: readonly [number, number, number, number],
  block: AidBlock,
): Place {
  const box = { ...at(x, y, w), h }
  pen.frame(box, 0.95, 2.2)
  const inner = { x: box.x + inset.x, y: box.y + inset.y, w: w - 2 * inset.x }
  return { ...inner, y: drawBlockHead(pen, inner, block, 0.55) }
}

/** An arrow from one step to the next, to the right. */
export function arrowRight({ pen, at }: AidPage, from: number, to: number, y: number): void {
  const place = at(from, y, to - from)
  const [x, end] = [place.x + 1, place.x + place.w - 1]
  pen.line(x, place.y, end - 5, place.y, 1.5)
  pen.path(`M${n(end)} ${n(place.y)}l-6 -4.2v8.4Z`, { fill: 0 })
}

/** An arrow from one step to the one below. */
export function arrowDown({ pen, at }: AidPage, x: number, from: number, to: number): void {
  const place = at(x, from, 0)
  const end = place.y + to - from - 1
  pen.line(place.x, place.y + 1, place.x, end - 5, 1.5)
  pen.path(`M${n(place.x)} ${n(end)}l-4.2 -6h8.4Z`, { fill: 0 })
}
