import type { DerosCell } from '../roster/rosterModel.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** Draws the part of a tour that is still to be served, with a tick where the tenth month begins. */
export function drawDerosBar(pen: Pen, box: Box, { left, tick }: DerosCell, grey = 0): void {
  pen.fill(box, 0.87)
  pen.fill({ ...box, w: box.w * left }, grey)
  if (tick === null) return
  const x = box.x + box.w * tick
  pen.line(x, box.y - 2, x, box.y + box.h + 2, 0.75)
}
