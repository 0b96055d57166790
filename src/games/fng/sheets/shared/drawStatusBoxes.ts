import { statusBoxes } from './statusBoxes.ts'
import { boxSide, label, tickBoxes } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** The least width of a man's boxes, set as close as a pencil allows. */
export const statusWidth = statusBoxes.length * boxSide + (statusBoxes.length - 1) * 3.2

type Across = Pick<Box, 'x' | 'w'>

/** Where the boxes stand, spread over a width. */
function boxCentres({ x, w }: Across): number[] {
  const share = (w - boxSide) / (statusBoxes.length - 1)
  return statusBoxes.map((_, i) => x + boxSide / 2 + i * share)
}

/** Letters over the boxes of the men under each other. */
export function statusHeads(pen: Pen, across: Across, y: number, h: number): void {
  boxCentres(across).forEach((x, i) => {
    pen.text({ x: x - 4, y, w: 8, h }, statusBoxes[i]!.letter, { ...label, align: 'centre' })
  })
}

/** The boxes of one man. @param y the top of them. */
export function drawStatusBoxes(pen: Pen, across: Across, y: number): void {
  for (const x of boxCentres(across)) tickBoxes(pen, x - boxSide / 2, y, 1, 0)
}

/** Boxes for his kills, under all of those but the first, which a word takes. @param y the top of them. */
export function drawKillBoxes(pen: Pen, across: Across, y: number): void {
  const [first, ...centres] = boxCentres(across)
  const word = { face: 'narrow', size: 7.5 } as const
  pen.text({ x: first! - boxSide / 2, y: y - 1, w: centres[0]! - first! - 1, h: boxSide + 2 }, 'kills', word)
  for (const x of centres) tickBoxes(pen, x - boxSide / 2, y, 1, 0)
}
