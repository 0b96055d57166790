import type { BriefingModel } from '../rules/fng/sheets/briefingModel.ts'
import { briefingPages } from './briefing/pages.ts'
import type { Work } from '../engine/work.ts'
import { drawDocument, inOnePiece } from './document.ts'
import { inside, type SheetOptions } from './paper.ts'

/**
 * Draws the briefing of a mission: map, situation, turns, victory points and who goes (FNG pp. 57-60, 98-102).
 * @returns the work of drawing a PDF; the same model on the same paper gives the same bytes.
 */
export function drawBriefing(model: BriefingModel, { paper }: SheetOptions): Work<Promise<Uint8Array>> {
  return drawDocument(
    paper,
    `${model.title}, ${model.unit}`,
    inOnePiece((measure) => briefingPages(measure, model, inside(paper))),
  )
}
