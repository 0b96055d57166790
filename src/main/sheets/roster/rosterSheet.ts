import type { RosterModel } from '../rules/fng/sheets/rosterModel.ts'
import type { Work } from '../engine/work.ts'
import { drawDocument, inOnePiece } from './document.ts'
import { inside, type SheetOptions } from './paper.ts'
import { rosterPages } from './roster/pages.ts'

/**
 * Draws the Platoon Roster Sheet (FNG pp. 110-111).
 * @returns the work of drawing a PDF; the same model on the same paper gives the same bytes.
 */
export function drawRoster(model: RosterModel, { paper }: SheetOptions): Work<Promise<Uint8Array>> {
  const whose = model.unit === '' ? model.title : `${model.title}: ${model.unit}`
  return drawDocument(
    paper,
    whose,
    inOnePiece((measure) => rosterPages(measure, model, inside(paper))),
  )
}
