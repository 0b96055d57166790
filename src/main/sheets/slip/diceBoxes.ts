import { writingRow } from '../paper.ts'
import type { Pen } from '../pen.ts'

/** A box for one die is as high as a hand needs, and as wide as a figure. */
export const boxHeight = writingRow

/** How wide boxes are, what is between two of a throw, and between two throws. */
export interface Boxing {
  readonly box: number
  readonly gap: number
  readonly between: number
}

/** Boxes of one throw that stand side by side: all of them, or as many as a row has. */
export interface BoxPiece {
  /** Which of the throws, from 0, and which piece of it, from 1. */
  readonly nth: number
  readonly piece: number
  readonly count: number
  readonly x: number
  readonly w: number
  readonly row: number
}

/**
 * Puts the boxes of throws side by side, and on into the next row where one is full.
 * @param counts dice of each throw.
 */
export function placeBoxes(counts: readonly number[], width: number, { box, gap, between }: Boxing): BoxPiece[] {
  const most = Math.max(1, Math.floor((width + gap) / (box + gap)))
  const placed: BoxPiece[] = []
  let [x, row] = [0, 0]
  for (const [nth, count] of counts.entries())
    for (let from = 0; from < count; from += most) {
      const piece = Math.min(most, count - from)
      const w = piece * (box + gap) - gap
      if (x > 0 && x + w > width) [x, row] = [0, row + 1]
      placed.push({ nth, piece: from / most + 1, count: piece, x, w, row })
      x += w + between
    }
  return placed
}

/** @returns how wide the boxes are together. */
export const widthOf = (pieces: readonly BoxPiece[]): number => Math.max(0, ...pieces.map(({ x, w }) => x + w))

/** @returns in how many rows they stand. */
export const rowsOf = (pieces: readonly BoxPiece[]): number => (pieces.at(-1)?.row ?? -1) + 1

/** Draws the boxes of a piece from their upper left corner on. */
export function drawPiece(
  pen: Pen,
  { x, y }: { readonly x: number; readonly y: number },
  piece: BoxPiece,
  { box, gap }: Boxing,
): void {
  for (let i = 0; i < piece.count; i += 1) pen.frame({ x: x + i * (box + gap), y, w: box, h: boxHeight }, 0.8, 2)
}
