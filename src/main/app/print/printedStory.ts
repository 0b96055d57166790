import type { ChronicleBlock, ChronicleRun, ChronicleView } from '../../../contract/chronicle.ts'
import type { StoryBlock, StoryModel, StoryRun } from '../../sheets/chronicle/storyModel.ts'
import type { TourFile } from '../../store/tourFile.ts'

/** @returns the story as it is printed: the same words, with the pictures out of the file. */
export function printedStory(view: ChronicleView, file: Pick<TourFile, 'picture'>): StoryModel {
  return {
    title: view.title,
    force: view.force,
    span: view.span,
    parts: view.parts.map(({ title, chapters }) => ({
      title,
      chapters: chapters.map((chapter) => ({
        title: chapter.title,
        digest: chapter.digest,
        blocks: chapter.blocks.map((block) => printed(block, file)),
      })),
    })),
  }
}

function printed(block: ChronicleBlock, file: Pick<TourFile, 'picture'>): StoryBlock {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', runs: runsOf(block.runs) }
    case 'roll':
      return { kind: 'roll', title: block.title, runs: runsOf(block.runs) }
    case 'list':
      return { kind: 'list', title: block.title, items: block.items.map(runsOf) }
    case 'note':
      return { kind: 'note', about: block.about, text: block.text }
    case 'picture':
      return {
        kind: 'picture',
        bytes: file.picture(block.hash)?.bytes ?? null,
        caption: block.caption,
        portrait: block.portrait,
      }
  }
}

const runsOf = (runs: readonly ChronicleRun[]): StoryRun[] =>
  runs.map((run) =>
    typeof run === 'string' ? { text: run, name: false } : { text: run.text, name: run.kind === 'man' },
  )
