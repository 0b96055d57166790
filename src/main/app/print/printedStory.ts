import type { ChronicleBlock, ChronicleRun, ChronicleView } from '../../../contract/chronicle.ts'
import type { Work } from '../../engine/work.ts'
import type { StoryBlock, StoryModel, StoryRun } from '../../sheets/chronicle/storyModel.ts'
import type { PictureFault } from '../../sheets/pictures/head.ts'
import type { ReadyPicture } from '../../sheets/pictures/unpack.ts'
import { readyPicture } from '../../sheets/pictures/workshop.ts'
import type { TourFile } from '../../store/tourFile.ts'

/** Pictures of a story by their hash, ready to be drawn or not to be. */
type Looked = ReadonlyMap<string, ReadyPicture | PictureFault>

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

function* lookedAt({ parts }: ChronicleView, file: Pick<TourFile, 'picture'>): Work<Looked> {
  const blocks = parts.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.blocks))
  const hashes = [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.hash] : [])))]
  const looked = new Map<string, ReadyPicture | PictureFault>()
  for (const [i, hash] of hashes.entries()) {
    const kept = file.picture(hash)
    if (!kept) continue
    const until = readyPicture(kept.bytes).then((found) => looked.set(hash, found))
    yield { done: i, of: hashes.length, what: 'Looking at the pictures', until }
  }
  return looked
}

function printed(block: ChronicleBlock, looked: Looked): StoryBlock {
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
