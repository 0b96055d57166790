import type { BriefingModel } from '../rules/fng/sheets/briefingModel.ts'
import { briefingPages } from './briefing/pages.ts'
import { drawDocument } from './document.ts'
import { inside, type SheetOptions } from './paper.ts'

/**
 * Draws the briefing of a mission: map, situation, turns, victory points and who goes (FNG pp. 57-60, 98-102).
 * @returns a PDF; the same model on the same paper gives the same bytes.
 */
export function drawBriefing(model: BriefingModel, { paper }: SheetOptions): Promise<Uint8Array> {
  return drawDocument(paper, `${model.title}, ${model.unit}`, (measure) => briefingPages(measure, model, inside(paper)))
}
