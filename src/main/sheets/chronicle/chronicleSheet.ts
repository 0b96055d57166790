import type { Work } from '../engine/work.ts'
import { storyPages } from './chronicle/pages.ts'
import type { StoryModel } from './chronicle/storyModel.ts'
import { drawDocument } from './document.ts'
import { inside, type SheetOptions } from './paper.ts'

/**
 * Draws the story of a tour as a small book.
 * @returns the work of drawing a PDF; the same model on the same paper gives the same bytes.
 */
export function drawChronicle(model: StoryModel, { paper }: SheetOptions): Work<Promise<Uint8Array>> {
  return drawDocument(paper, `Chronicle: ${model.title}`, (measure) => storyPages(measure, model, inside(paper)))
}
