import { sectionHead } from '../furniture.ts'
import type { Box } from '../marks.ts'
import type { Pen } from '../pen.ts'
import type { SlipModel } from './slipModel.ts'

const box = 12.5
const gap = 2
/** White between the boxes of two throws. */
const between = 7
const rowHeight = box + 12
const head = 17

/** One throw in the line: its number and where its boxes stand. */
interface Group {
  readonly number: number
  readonly count: number
  readonly x: number
  readonly row: number
}

function groupsOf({ phases }: SlipModel, width: number): Group[] {
  const groups: Group[] = []
  let [x, row] = [0, 0]
  for (const { number, count } of phases.flatMap((phase) => phase.lines).flatMap((line) => pieces(line, width))) {
    const w = count * (box + gap) - gap
    if (x > 0 && x + w > width) [x, row] = [0, row + 1]
    groups.push({ number, count, x, row })
    x += w + between
  }
  return groups
}

/** A throw with more dice than a row has boxes goes on in the next. */
function pieces(
  { number, count }: { number: number; count: number },
  width: number,
): { number: number; count: number }[] {
  const most = Math.floor((width + gap) / (box + gap))
  if (count <= most) return [{ number, count }]
  return [{ number, count: most }, ...pieces({ number, count: count - most }, width)]
}

/** @returns the height that the line takes. */
export const copyLineHeight = (model: SlipModel, width: number): number =>
  model.throws === 0 ? 0 : head + 4 + rowHeight * ((groupsOf(model, width).at(-1)?.row ?? -1) + 1)

/** Draws all boxes once more, in one line: what the player copies it from into the program. */
export function drawCopyLine(pen: Pen, { x, y, w }: Omit<Box, 'h'>, model: SlipModel): void {
  if (model.throws === 0) return
  const top = sectionHead(pen, { x, y, w }, 'The line to type', `${model.dice} dice, throw after throw`) + 4
  for (const group of groupsOf(model, w)) {
    const at = { x: x + group.x, y: top + group.row * rowHeight }
    const wide = group.count * (box + gap) - gap
    for (let i = 0; i < group.count; i += 1)
      pen.frame({ x: at.x + i * (box + gap), y: at.y, w: box, h: box }, 0.75, 1.75)
    const under = { x: at.x - between / 2, y: at.y + box + 0.5, w: wide + between, h: 9 }
    pen.text(under, String(group.number), { face: 'narrow', size: 7, align: 'centre', grey: 0.25 })
  }
}
