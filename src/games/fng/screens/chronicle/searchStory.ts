import type { ChronicleBlock, ChronicleChapter, ChronicleView } from '../../../../contract/chronicle.ts'
import { wordsOf } from './storyText.ts'

/** @returns the chapters that hold every word that is wanted; all of them when none is. */
export function chaptersWith(view: ChronicleView, wanted: readonly string[]): readonly ChronicleChapter[] {
  const chapters = view.parts.flatMap((part) => part.chapters)
  if (wanted.length === 0) return chapters
  return chapters.filter((chapter) => {
    const text = textOf(chapter).toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

const textOf = ({ title, digest, blocks }: ChronicleChapter): string =>
  [title, digest, ...blocks.map(blockText)].join('\n')

function blockText(block: ChronicleBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return wordsOf(block.runs)
    case 'roll':
      return `${block.title} ${wordsOf(block.runs)}`
    case 'list':
      return [block.title, ...block.items.map(wordsOf)].join('\n')
    case 'note':
      return `${block.about} ${block.text}`
    case 'picture':
      return block.caption
  }
}
