import type { ChronicleBlock, ChronicleChapter, ChronicleRun, ChronicleView } from '../../../../contract/chronicle.ts'
import type { StoryPictures } from './storyPictures.ts'

/** @returns the words of a sentence without its links. */
export const wordsOf = (runs: readonly ChronicleRun[]): string =>
  runs.map((run) => (typeof run === 'string' ? run : run.text)).join('')

/** @returns the story as plain text, for the clipboard. */
export const plainStory = (view: ChronicleView): string => whole(view, plain)

/**
 * @param pictures those that are written into the file itself; of others the caption stands alone.
 * @returns the story as Markdown, for a file. What the player or a name holds of its signs is kept as it is written.
 */
export const markdownStory = (view: ChronicleView, pictures: StoryPictures): string =>
  whole(view, {
    ...markdown,
    picture: (caption, hash) => {
      const address = pictures.get(hash)
      if (address === undefined) return markdown.picture(caption, hash)
      return [`![${escaped(caption)}](${address})`, ...(caption === '' ? [] : [`*${escaped(caption)}*`])].join('\n\n')
    },
  })

/** How the parts of a story are written. */
interface Hand {
  readonly title: (text: string) => string
  readonly part: (text: string) => string
  readonly chapter: (chapter: ChronicleChapter) => string
  readonly label: (text: string) => string
  readonly item: (text: string) => string
  readonly words: (text: string) => string
  readonly note: (about: string, text: string) => string
  /** Empty where nothing is to be said of it. */
  readonly picture: (caption: string, hash: string) => string
}

function whole(view: ChronicleView, hand: Hand): string {
  const head = [hand.title(view.title), hand.words(`${view.force}. ${view.span}.`)]
  const parts = view.parts.flatMap(({ title, chapters }) => [
    ...(title === null ? [] : [hand.part(title)]),
    ...chapters.flatMap((chapter) => [
      hand.chapter(chapter),
      ...chapter.blocks.flatMap((block) => written(block, hand)),
    ]),
  ])
  return `${[...head, ...parts].join('\n\n')}\n`
}

function written(block: ChronicleBlock, hand: Hand): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [hand.words(wordsOf(block.runs))]
    case 'roll':
      return [`${hand.label(block.title)} ${hand.words(wordsOf(block.runs))}`]
    case 'list':
      return [hand.label(block.title), block.items.map((item) => hand.item(hand.words(wordsOf(item)))).join('\n')]
    case 'note':
      return [hand.note(block.about, block.text)]
    case 'picture':
      return [hand.picture(block.caption, block.hash)].filter((text) => text !== '')
  }
}

const plain: Hand = {
  title: (text) => `${text}\n${'='.repeat(text.length)}`,
  part: (text) => text.toUpperCase(),
  chapter: ({ title, digest }) => (digest === '' ? title : `${title}: ${digest}`),
  label: (text) => `${text}:`,
  item: (text) => `- ${text}`,
  words: (text) => text,
  note: (about, text) => indented('    ', about === '' ? text : `${about}:\n${text}`),
  picture: (caption) => (caption === '' ? '' : `[${caption}]`),
}

const markdown: Hand = {
  title: (text) => `# ${escaped(text)}`,
  part: (text) => `## ${escaped(text)}`,
  chapter: ({ title, digest }) => `### ${escaped(digest === '' ? title : `${title}: ${digest}`)}`,
  label: (text) => `**${escaped(text)}:**`,
  item: (text) => `- ${text}`,
  words: (text) => escaped(text),
  // Two blanks at the end of a line break it.
  note: (about, text) =>
    indented('> ', [...(about === '' ? [] : [`**${escaped(about)}**`]), escaped(text)].join('\n')).replaceAll(
      /(?<=\S)\n/g,
      '  \n',
    ),
  picture: (caption) => (caption === '' ? '' : `[${escaped(caption)}]`),
}

const indented = (margin: string, text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `${margin}${line}`.trimEnd())
    .join('\n')

/** Signs that Markdown would take for its own, wherever they stand, and those it minds at the start of a line only. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>]/g, '\\$&').replaceAll(/^(\s*)([#+-]|\d+(?=[.)]))/gm, '$1\\$2')
