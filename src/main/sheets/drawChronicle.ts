import { storyPages } from './chronicle/pages.ts'
import type { StoryModel } from './chronicle/storyModel.ts'
import { drawDocument } from './document.ts'
import { inside, type SheetOptions } from './paper.ts'

/**
 * Draws the story of a tour as a small book.
 * @returns a PDF; the same model on the same paper gives the same bytes.
 */
export function drawChronicle(model: StoryModel, { paper }: SheetOptions): Promise<Uint8Array> {
  return drawDocument(paper, `Chronicle: ${model.title}`, (measure) => storyPages(measure, model, inside(paper)))
}
