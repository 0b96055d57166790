import type { Work } from '../engine/work.ts'
import { drawDocument, inOnePiece } from './document.ts'
import { inside, type SheetOptions } from './paper.ts'
import { slipPages } from './slip/pages.ts'
import type { SlipModel } from './slip/slipModel.ts'

/**
 * Draws a dice slip: all throws of a stretch, with an empty box for every die.
 * @returns the work of drawing a PDF; the same model on the same paper gives the same bytes.
 */
export function drawSlip(model: SlipModel, { paper }: SheetOptions): Work<Promise<Uint8Array>> {
  return drawDocument(
    paper,
    `${model.title}: ${model.unit}`,
    inOnePiece((measure) => slipPages(measure, model, inside(paper))),
  )
}
