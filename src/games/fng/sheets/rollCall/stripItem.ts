import type { Item } from '../../../../main/sheets/chronicle/items.ts'
import { n, type Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { plain } from '../shared/toldItems.ts'
import type { StripSquare } from './rollCallModel.ts'

const perRow = 13
const high = 15
const gap = 2.5

/** @returns the tour as a strip of half-months, counted down: grey is a mission, hatched no contact, framed now. */
export function stripItem(strip: readonly StripSquare[], { x, w }: Box): Item {
  const wide = (w + gap) / perRow - gap
  const rows = Math.ceil(strip.length / perRow)
  return plain(rows * (high + gap) + 2, (pen, y) => {
    strip.forEach((square, i) => {
      const at = { x: x + (i % perRow) * (wide + gap), y: y + 2 + Math.floor(i / perRow) * (high + gap) }
      drawSquare(pen, { ...at, w: wide, h: high }, square)
    })
  })
}

function drawSquare(pen: Pen, box: Box, { number, look, now }: StripSquare): void {
  if (look === 'mission') pen.fill(box, now ? 0.72 : 0.85)
  if (look === 'quiet') pen.path(strokes(box), { stroke: 0.7, width: 0.6 })
  const inner = { x: box.x + 0.8, y: box.y + 0.8, w: box.w - 1.6, h: box.h - 1.6 }
  pen.frame(now ? inner : box, now ? 2 : 0.5, 1, now ? {} : { stroke: 0.3 })
  if (look === 'quiet') pen.fill({ x: box.x + box.w / 2 - 8, y: box.y + 3, w: 16, h: box.h - 6 }, 1)
  const style = { face: now ? 'typedBold' : 'typed', size: 9, align: 'centre' } as const
  pen.text(box, String(number), style)
}

/** Strokes that rise to the right all over a box. */
function strokes({ x, y, w, h }: Box): string {
  let d = ''
  for (let at = 4; at < w + h; at += 4) {
    const [down, right] = [Math.min(at, h), Math.min(at, w)]
    d += `M${n(x + at - down)} ${n(y + down)}L${n(x + right)} ${n(y + at - right)}`
  }
  return d
}
