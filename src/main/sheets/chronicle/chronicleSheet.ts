import type { Sheet } from '../sheet.ts'
import { storyPages } from './pages.ts'
import type { StoryModel } from './storyModel.ts'

/** @returns the story of a tour as a small book. */
export const chronicleSheet = (model: StoryModel): Sheet => ({
  title: `Chronicle: ${model.title}`,
  layOut: (measure, page) => storyPages(measure, model, page),
})
