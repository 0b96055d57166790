import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** A die as it fell. */
export interface PaperDie {
  readonly face: number
  readonly passed: boolean
}

const side = 8.2
const gap = 1.2

/** How many stand in a row. */
const dicePerRow = 4
/** @returns how many rows dice take. */
export const diceRows = (dice: readonly PaperDie[]): number => Math.ceil(dice.length / dicePerRow)

/** Dice as squares with their figure, those that passed filled; `pitch` from row to row. */
export function drawDice(pen: Pen, { x, y }: Pick<Box, 'x' | 'y'>, dice: readonly PaperDie[], pitch: number): void {
  dice.forEach(({ face, passed }, i) => {
    const box = {
      x: x + (i % dicePerRow) * (side + gap),
      y: y + Math.floor(i / dicePerRow) * pitch + 0.8,
      w: side,
      h: side,
    }
    pen.frame(box, 0.6, 1.2, { fill: passed ? 0 : 1 })
    const style = { face: 'typedBold', size: 7, align: 'centre', grey: passed ? 1 : 0 } as const
    pen.text(box, String(face), style)
  })
}
