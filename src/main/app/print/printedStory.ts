import type { ChronicleBlock, ChronicleRun, ChronicleView } from '../../../contract/chronicle.ts'
import type { Work } from '../../engine/work.ts'
import type { StoryBlock, StoryModel, StoryRun } from '../../sheets/chronicle/storyModel.ts'
import type { LookedPictures } from '../../sheets/offer.ts'
import type { TourFile } from '../../store/tourFile.ts'
import { readyPictures } from './readyPictures.ts'

/** @returns the story as it is printed: the same words, with the pictures out of the file. */
export function* printedStory(view: ChronicleView, file: Pick<TourFile, 'picture'>): Work<StoryModel> {
  const looked = yield* lookedAt(view, file)
  return {
    title: view.title,
    force: view.force,
    span: view.span,
    parts: view.parts.map(({ title, chapters }) => ({
      title,
      chapters: chapters.map((chapter) => ({
        title: chapter.title,
        digest: chapter.digest,
        blocks: chapter.blocks.map((block) => printed(block, looked)),
      })),
    })),
  }
}

function lookedAt({ parts }: ChronicleView, file: Pick<TourFile, 'picture'>): Work<LookedPictures> {
  const blocks = parts.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.blocks))
  return readyPictures([...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.hash] : [])))], file)
}

function printed(block: ChronicleBlock, looked: LookedPictures): StoryBlock {
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
        picture: looked.get(block.hash) ?? null,
        caption: block.caption,
        portrait: block.portrait,
      }
  }
}

const runsOf = (runs: readonly ChronicleRun[]): StoryRun[] =>
  runs.map((run) =>
    typeof run === 'string' ? { text: run, name: false } : { text: run.text, name: run.kind === 'man' },
  )
