import { sectionHead } from '../furniture.ts'
import type { Box } from '../marks.ts'
import type { Pen } from '../pen.ts'
import { boxHeight, drawPiece, placeBoxes, rowsOf, type Boxing, type BoxPiece } from './diceBoxes.ts'
import type { SlipModel } from './slipModel.ts'

const boxing: Boxing = { box: 14, gap: 1.5, between: 6 }
const rowHeight = boxHeight + 11
const head = 17

const throwsOf = ({ phases }: SlipModel) => phases.flatMap(({ lines }) => lines)

const placed = (model: SlipModel, width: number): BoxPiece[] =>
  placeBoxes(
    throwsOf(model).map(({ count }) => count),
    width,
    boxing,
  )

/** @returns the height that the line takes. */
export const copyLineHeight = (model: SlipModel, width: number): number =>
  model.throws === 0 ? 0 : head + 4 + rowHeight * rowsOf(placed(model, width))

/** Draws all boxes once more, in one line: what the player copies it from into the program. */
export function drawCopyLine(pen: Pen, { x, y, w }: Omit<Box, 'h'>, model: SlipModel): void {
  if (model.throws === 0) return
  const dice = model.dice === 1 ? '1 die' : `${model.dice} dice, throw after throw`
  const top = sectionHead(pen, { x, y, w }, 'The line to type', dice) + 4
  const throws = throwsOf(model)
  for (const piece of placed(model, w)) {
    const at = { x: x + piece.x, y: top + piece.row * rowHeight }
    drawPiece(pen, at, piece, boxing)
    const under = { x: at.x - boxing.between / 2, y: at.y + boxHeight + 0.5, w: piece.w + boxing.between, h: 9 }
    pen.text(under, String(throws[piece.nth]!.number), { face: 'narrow', size: 7, align: 'centre', grey: 0.25 })
  }
}
