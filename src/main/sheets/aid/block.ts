/** Words as they are set: **bold** and `typed` in them. */
export type AidText = string

/** A block of a player aid as a game writes it: a table, a list or a few words, at a place that never moves. */
export interface AidDraft {
  /** "2.4": the page, and its place there. */
  readonly number: string
  /** Ids of the tables that it tells, under whose numbers it stands; none where it tells of rules that no table has. */
  readonly tables: readonly string[]
  readonly title: string
  /** Beside the title: which dice, for what. */
  readonly hint?: AidText
  /** "p. 31-32" */
  readonly pages: string
  readonly heads?: readonly AidText[]
  /** Rows of as many cells as there are heads. */
  readonly rows?: readonly (readonly AidText[])[]
  /** What each row is of, in words without spaces, where a campaign may have others than the book. */
  readonly keys?: readonly string[]
  /** Set where cells stand in pairs, words and what they bring: a campaign may have other pairs, or others beside them. */
  readonly pairs?: true
  readonly notes?: readonly AidText[]
}

/** A text, and whether it is another by a house rule of the campaign. */
export interface AidCell {
  readonly text: AidText
  readonly house: boolean
}

/** A block as it is printed. */
export interface AidBlock {
  readonly number: string
  /** "4.2": the number in print, that of its tables; empty for none. */
  readonly cited: string
  readonly title: AidCell
  readonly hint: AidCell
  readonly pages: string
  readonly heads: readonly AidText[]
  readonly rows: readonly (readonly AidCell[])[]
  readonly notes: readonly AidCell[]
}

/** Stand in for letters that would be marks: in no text that anybody writes. */
const standIns: readonly (readonly [letter: string, standIn: string])[] = [
  ['*', '\uE000'],
  ['`', '\uE001'],
]

/** @returns words of whoever wrote them, in which no letter is one of our marks. */
export const asWritten = (text: string): AidText =>
  standIns.reduce((words, [letter, standIn]) => words.replaceAll(letter, standIn), text)

/** @returns words to be set: with their own letters again. */
export const unwritten = (text: AidText): string =>
  standIns.reduce((words, [letter, standIn]) => words.replaceAll(standIn, letter), text)

/** Begins another line within a cell. */
export const lineBreak = '\n'

/** Begins a cell that is a box: what stands in it comes from the player's own copy of the book. */
const boxMark = '[]'

/** @returns a cell with a figure of the player's own in a frame, or with a box to write it in. */
export const inBox = (own = ''): AidText => `${boxMark}${own}`

/** @returns what stands in the box that a cell is, empty for a hand to fill; null of any other cell. */
export const boxed = (text: AidText): AidText | null => (text.startsWith(boxMark) ? text.slice(boxMark.length) : null)

/** A cell that is one with the cell to its left, or above it. */
export const sameAsLeft = '<'
export const sameAsAbove = '^'

/**
 * @param now the block as the campaign plays it.
 * @param book the same without its house rules.
 * @param tableNumbers how the game cites tables.
 * @returns the block to print: what differs is marked.
 */
export function markedBlock(now: AidDraft, book: AidDraft, tableNumbers: (ids: readonly string[]) => string): AidBlock {
  // The frame around what is the player's own tells enough.
  const cell = (text: AidText, was: AidText | undefined): AidCell => ({
    text,
    house: text !== was && boxed(text) === null,
  })
  return {
    number: now.number,
    cited: tableNumbers(now.tables),
    title: cell(now.title, book.title),
    hint: cell(now.hint ?? '', book.hint ?? ''),
    pages: now.pages,
    heads: now.heads ?? [],
    rows: (now.rows ?? []).map((row, i) => {
      if (now.pairs) return markedPairs(row, book.rows ?? [])
      const was = rowLike(book, now.keys?.[i], i)
      return row.map((text, c) => cell(text, was?.[c]))
    }),
    notes: (now.notes ?? []).map((text, i) => cell(text, book.notes?.[i])),
  }
}

/** The row of the book that is of the same; one that is of several is of each of them. */
function rowLike({ rows, keys }: AidDraft, key: string | undefined, place: number): readonly AidText[] | undefined {
  if (key === undefined || keys === undefined) return rows?.[place]
  const [first] = key.split(' ')
  const at = keys.findIndex((one) => one.split(' ').includes(first!))
  return at < 0 ? undefined : rows?.[at]
}

/** Words are marked where the book has no such pair, what they bring where it is another. */
function markedPairs(row: readonly AidText[], book: readonly (readonly AidText[])[]): AidCell[] {
  const known = new Map(
    book.flatMap((cells) => cells.flatMap((text, i) => (i % 2 === 0 ? [[text, cells[i + 1]] as const] : []))),
  )
  return row.map((text, i) => {
    const words = row[i - (i % 2)]!
    const house = i % 2 === 0 ? text !== '' && !known.has(text) : known.has(words) && known.get(words) !== text
    return { text, house }
  })
}

/** @returns whether a block says something that a house rule has changed. */
export const hasHouse = ({ title, hint, rows, notes }: AidBlock): boolean =>
  [title, hint, ...rows.flat(), ...notes].some(({ house }) => house)

/** @returns the words alone, as they are read: without their marks. */
export const plainText = (text: AidText): string => unwritten(text.replaceAll(/\*\*|`/g, '')).replaceAll(lineBreak, ' ')
