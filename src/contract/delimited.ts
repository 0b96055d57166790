/** Tables as text: what spreadsheets write into files and onto the clipboard, and read from there. */

export type Delimiter = ',' | ';' | '\t'

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it, so that a name cannot compute
 * anything (OWASP, CSV injection). Numbers of ours stay numbers; `unharmed` is the way back.
 */
export const harmless = (cell: string | number): string =>
  typeof cell === 'string' && /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell)

/** @returns the text that `harmless` was given. */
export const unharmed = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** @returns a cell of a CSV file as RFC 4180 has it: in quotes where it needs them. */
export const quoted = (text: string): string => (/[",\r\n]/.test(text) ? inQuotes(text) : text)

/** @returns a cell for the clipboard, where a tab or a new line would end it; quotes at its start would be taken off. */
export const tabbed = (text: string): string => {
  const oneLine = text.replace(/[\t\r\n]+/g, ' ')
  return oneLine.startsWith('"') ? inQuotes(oneLine) : oneLine
}

const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`

/**
 * Reads a table as RFC 4180 has it, with any delimiter and either end of line. A cell whose quotes do not end where a
 * cell ends is taken as it stands: people type quotes too.
 * @returns its lines of cells; none for an empty text, and no empty line for the end of the last.
 */
export function readDelimited(text: string, delimiter: Delimiter): string[][] {
  const body = text.replace(/^\uFEFF/, '').replace(/(\r\n|\r|\n)$/, '')
  if (body === '') return []
  const rows: string[][] = [[]]
  let at = 0
  for (;;) {
    const cell = quotedCell(body, at, delimiter) ?? plainCell(body, at, delimiter)
    rows.at(-1)!.push(cell.text)
    if (cell.end >= body.length) return rows
    const end = lineEnd(body, cell.end)
    if (end > 0) rows.push([])
    at = cell.end + (end || 1)
    if (at >= body.length) {
      rows.at(-1)!.push('')
      return rows
    }
  }
}

interface ReadCell {
  readonly text: string
  /** Where the delimiter or the end of line stands behind it. */
  readonly end: number
}

const lineEnd = (text: string, at: number): number =>
  text.startsWith('\r\n', at) ? 2 : text[at] === '\n' || text[at] === '\r' ? 1 : 0

function quotedCell(text: string, at: number, delimiter: Delimiter): ReadCell | null {
  if (text[at] !== '"') return null
  let end = at + 1
  for (; end < text.length; end++) {
    if (text[end] !== '"') continue
    if (text[end + 1] !== '"') break
    end += 1
  }
  const behind = end + 1
  if (end >= text.length) return null
  if (behind < text.length && text[behind] !== delimiter && lineEnd(text, behind) === 0) return null
  return { text: text.slice(at + 1, end).replaceAll('""', '"'), end: behind }
}

function plainCell(text: string, at: number, delimiter: Delimiter): ReadCell {
  let end = at
  while (end < text.length && text[end] !== delimiter && lineEnd(text, end) === 0) end += 1
  return { text: text.slice(at, end), end }
}
