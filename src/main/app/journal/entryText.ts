import type { EntryView, LineView } from '../../../contract/journal.ts'

/** @returns a line of the journal with its dice and page. */
export function lineText(line: LineView): string {
  const dice = line.dice.length > 0 ? ` [${line.dice.map(dieText).join(' ')}]` : ''
  const page = line.table?.page ?? line.page
  return `${line.text}${dice}${page === null ? '' : ` (p. ${page})`}`
}

/** "4"; of other than six sides "11/d12"; in brackets where it was taken off. */
function dieText({ face, sides, off }: LineView['dice'][number]): string {
  const die = sides === undefined ? String(face) : `${face}/d${sides}`
  return off ? `(${die})` : die
}

/** @returns an entry as a paragraph: its title, and what was said. */
export const entryText = (entry: EntryView): string[] => [
  entry.title,
  ...entry.lines.map((line) => `  ${lineText(line)}`),
]
