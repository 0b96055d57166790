import { mentions, named, tellingIn } from './figureWords.ts'
import type { Given, RowPatch } from './houseRules.ts'
import { missing, type Row, type Table } from './table.ts'

// A figure and the words that tell it are one: who changes the figure changes the words with it, on every paper.

type Words = Pick<Row, 'text' | 'cells'>

/** The places of a row's words, `text` or heads of columns, that tell one of its figures. */
function placesTold({ tells = {} }: Table, row: Row, figure: string): readonly string[] {
  if (tells[figure] === undefined || row.gives?.[figure] === undefined) return []
  return [tells[figure]].flat().filter((place) => wordsAt(row, place) !== undefined)
}

const wordsAt = ({ text, cells }: Words, place: string): string | number | undefined =>
  place === 'text' ? text : cells?.[place]

/** @returns heads of those columns of a row that are made of its figures: nobody words them apart. */
export const columnsTold = (table: Table, row: Row): string[] =>
  Object.keys(row.gives ?? {}).flatMap((figure) => placesTold(table, row, figure).filter((place) => place !== 'text'))

/** A figure that is played otherwise than in the row whose words stand at a place. */
interface Change {
  readonly figure: string
  readonly was: Given
  readonly now: Given
}

/**
 * @param row of the book.
 * @param like the book's row of the result that it has now: its text and its figures.
 * @returns the row's text and further columns, which tell its figures as they are played. A figure that no words tell
 *   plainly stands behind them in brackets: whatever shows the row shows it.
 */
export function toldRow(table: Table, row: Row, like: Row, patch: RowPatch): Words {
  const told = columnsTold(table, row)
  const own = Object.fromEntries(Object.entries(patch.cells ?? {}).filter(([head]) => !told.includes(head)))
  const text = patch.text ?? like.text
  let words: Words = {
    ...(text !== undefined && { text }),
    ...(row.cells !== undefined && { cells: { ...row.cells, ...own } }),
  }
  const figures = { ...like.gives, ...patch.gives }
  const silent = new Map(changesFrom(like, figures).map((change) => [change.figure, change.now] as const))
  if (patch.text === undefined) {
    const said = retold(table, words, 'text', changesFrom(like, figures))
    words = said.words
    for (const figure of said.figures) silent.delete(figure)
  } else for (const [figure, now] of silent) if (mentions(patch.text, figure, now)) silent.delete(figure)
  for (const head of new Set(told)) {
    const said = retold(table, words, head, changesFrom(row, figures))
    words = said.words
    for (const figure of said.figures) silent.delete(figure)
  }
  return silent.size === 0 ? words : withAdded(table, words, silent)
}

/** The figures that differ from those of a row; what only the player's copy has is no change. */
const changesFrom = ({ gives = {} }: Row, figures: Readonly<Record<string, Given>>): Change[] =>
  Object.entries(figures).flatMap(([figure, now]) => {
    const was = gives[figure] ?? null
    return was === now || was === missing ? [] : [{ figure, was, now }]
  })

/** The words with those changes in one place of them that it can tell, and which those are. */
function retold(table: Table, words: Words, place: string, changes: readonly Change[]) {
  const before = wordsAt(words, place)
  const those = changes.filter(({ figure }) => [table.tells?.[figure] ?? []].flat().includes(place))
  if (before === undefined || those.length === 0) return { words, figures: [] }
  const signed = table.rows.some((row) => /^\+\d/.test(String(wordsAt(row, place))))
  const edits = those.flatMap(({ figure, was, now }) => {
    const telling = tellingIn(String(before), figure, was, signed)
    const written = telling?.write(now) ?? null
    return telling === null || written === null ? [] : [{ figure, telling, written }]
  })
  const said = edits
    .toSorted((a, b) => b.telling.start - a.telling.start)
    .reduce(
      (all, { telling: { start, end }, written }) => all.slice(0, start) + written + all.slice(end),
      String(before),
    )
  return {
    words: withWords(words, place, typeof before === 'number' && said !== '-' ? Number(said) : said),
    figures: edits.map(({ figure }) => figure),
  }
}

const withWords = (words: Words, place: string, said: string | number): Words =>
  place === 'text' ? { ...words, text: String(said) } : { ...words, cells: { ...words.cells, [place]: said } }

/** "Here in 2 turns [passes 1]"; a row without a text bears it in its first column of words. */
function withAdded(table: Table, words: Words, silent: ReadonlyMap<string, Given>): Words {
  const added = ` [${[...silent].map(([figure, now]) => named(figure, now)).join(', ')}]`
  if (words.text !== undefined) return withWords(words, 'text', `${words.text}${added}`)
  const isWords = (head: string) => !['from', 'to', ...(table.figures ?? [])].includes(head)
  const heads = Object.keys(words.cells ?? {}).filter(isWords)
  const head = heads.find((one) => typeof words.cells![one] === 'string') ?? heads[0]
  return head === undefined ? words : withWords(words, head, `${words.cells![head]!}${added}`)
}
