import type { QrsKind, QrsTable } from './qrsModel.ts'
import type { Face } from '../fonts.ts'
import type { Setting } from './setting.ts'
import type { Wording, Words } from './words.ts'

/** A column with its texts measured. */
export interface SetColumn {
  readonly head: Words
  readonly cells: readonly (Words | null)[]
  readonly kind: QrsKind
  readonly align: 'left' | 'centre'
  /** Widths at one point of the cells on one line, of their longest word, and of all that is in it. */
  readonly whole: number
  readonly longest: number
  readonly sum: number
}

/** Column heads are set in capitals of this size, and this far apart. */
export const headSize = 7
export const headTracking = 0
/** White at both sides of a cell. */
export const cellPad = 3

/** Figures and scores of no more letters than this are never broken. */
const shortCell = 12

/** Typed are figures; what is written out in words is printed, also in a column of figures. */
const isTyped = (text: string): boolean => /^[-+]?[\d½][\d½/.,"()d +-]*$|^-$/.test(text)

/** @returns the columns of a table with all their texts measured; rows that reach over all columns have no cells. */
export function setColumns(
  wording: Wording,
  table: QrsTable,
  { ground }: Pick<Setting, 'ground'>,
): readonly SetColumn[] {
  const all = known[ground]
  const own = all.get(wording) ?? new WeakMap<QrsTable, readonly SetColumn[]>()
  all.set(wording, own)
  const found = own.get(table) ?? measured(wording, table, ground)
  own.set(table, found)
  return found
}

/** A sheet is tried in several sizes: its texts are measured for the first and hold for all. */
const known: Record<Setting['ground'], WeakMap<Wording, WeakMap<QrsTable, readonly SetColumn[]>>> = {
  grey: new WeakMap(),
  white: new WeakMap(),
}

/** @returns the columns over which a text reaches: its own, and those after it that say nothing. */
export function spanFrom(cells: readonly (string | null)[], from: number): number[] {
  const end = cells.findIndex((cell, c) => c > from && cell !== null)
  return Array.from({ length: (end < 0 ? cells.length : end) - from }, (_, i) => from + i)
}

function measured(wording: Wording, { columns, rows }: QrsTable, ground: Setting['ground']): SetColumn[] {
  const isWhite = ground === 'white'
  // On white nothing but their weight tells headings from what stands under them.
  const isHeaded = isWhite && rows.some(({ kind }) => kind === 'heading')
  const lists = columns[0]?.kind === 'words' && columns.length > 1 && !isHeaded
  return columns.map(({ head, kind }, c) => {
    const printed: Face = lists && c === 0 ? 'narrowSemi' : 'narrow'
    const typed: Face = isWhite && c === 0 && kind === 'score' ? 'typedBold' : 'typed'
    const cells = rows.map((row) => {
      const text = row.kind === 'cells' ? (row.cells[c] ?? null) : null
      return text === null ? null : wording.of(kind !== 'words' && isTyped(text) ? typed : printed, text)
    })
    // A text that goes on over its neighbour does not ask this column for the whole of its width.
    const own = cells.filter((cell, i): cell is Words => cell !== null && rows[i]!.cells[c + 1] !== null)
    // One that holds for several asks each of them for an equal part.
    const parts = rows.flatMap((row) => {
      const from = (row.shared ?? []).findLast((at) => at <= c)
      const span = from === undefined ? [] : spanFrom(row.cells, from)
      return span.includes(c) ? [wording.of(printed, row.cells[from!]!).whole / span.length] : []
    })
    const whole = Math.max(0, ...parts, ...own.map((cell) => cell.whole))
    const unbroken = own.filter(({ words }) => kind !== 'words' && words.join(' ').length <= shortCell)
    return {
      head: wording.of('narrowSemi', head.toUpperCase()),
      cells,
      kind,
      align: kind === 'figure' && c > 0 ? 'centre' : 'left',
      whole,
      longest: Math.max(0, ...cells.map((cell) => cell?.longest ?? 0), ...unbroken.map((cell) => cell.whole)),
      sum: [...parts, ...own.map((cell) => cell.whole)].reduce((all, one) => all + one, 0),
    }
  })
}

const headWidth = (words: Words, of: 'whole' | 'longest'): number =>
  words[of] === 0 ? 0 : words[of] * headSize + headTracking * (words.words.join(' ').length + 2)

/** Widths of the columns of a table, in points with their white. */
export interface Widths {
  readonly widths: readonly number[]
  /** False where words have to be broken. */
  readonly fits: boolean
}

/** @returns how wide the columns would like to be: every text on one line. */
export const naturalWidth = (columns: readonly SetColumn[], size: number): number =>
  columns.reduce((sum, column) => sum + wantOf(column, size), 0)

/** Heads would like to stand on no more lines than this. */
const headLines = 2.2

const wantOf = ({ whole, head }: SetColumn, size: number): number =>
  Math.max(whole * size, headWidth(head, 'longest'), headWidth(head, 'whole') / headLines) + 2 * cellPad

const leastOf = ({ longest, head }: SetColumn, size: number): number =>
  Math.max(longest * size, headWidth(head, 'longest')) + 2 * cellPad

/** Shares a width among columns: figures take what they want, words the rest, by how much there is to say. */
export function shareWidth(columns: readonly SetColumn[], size: number, width: number): Widths {
  const want = columns.map((column) => wantOf(column, size))
  const least = columns.map((column) => leastOf(column, size))
  const spare = width - want.reduce((a, b) => a + b, 0)
  if (spare >= 0) return { widths: spread(columns, want, spare), fits: true }
  const needed = least.reduce((a, b) => a + b, 0)
  if (needed > width) return { widths: least.map((one) => (one * width) / needed), fits: false }
  const isMatrix = columns.filter(({ kind }) => kind === 'words').length > 5
  const weights = columns.map(({ sum, whole }, c) =>
    isMatrix ? (c === 0 ? 2 : 1) : Math.sqrt(Math.max(1, whole)) * Math.max(1, sum) ** 0.25,
  )
  return { widths: shared(width, want, least, weights), fits: true }
}

/** What is over goes to the last column of words, or to all of them, or is spread among figures. */
function spread(columns: readonly SetColumn[], want: readonly number[], spare: number): number[] {
  const words = columns.flatMap(({ kind }, c) => (kind === 'words' ? [c] : []))
  const last = words.at(-1)
  if (last === undefined) return evenly(want, spare)
  if (last === 0) return want.map((one, c) => one + (spare * (c === 0 ? 0.5 : 1)) / (columns.length - 0.5))
  const takers = words.length > 3 ? words : [last]
  return want.map((one, c) => one + (takers.includes(c) ? spare / takers.length : 0))
}

const evenly = (want: readonly number[], spare: number): number[] => want.map((one) => one + spare / want.length)

/** Every column between its least and what it wants; those at a bound give up or take what the others share. */
function shared(
  width: number,
  want: readonly number[],
  least: readonly number[],
  weights: readonly number[],
): number[] {
  const fixed = want.map((): number | null => null)
  for (;;) {
    const open = fixed.flatMap((one, c) => (one === null ? [c] : []))
    const room = width - fixed.reduce<number>((sum, one) => sum + (one ?? 0), 0)
    const weight = open.reduce((sum, c) => sum + weights[c]!, 0)
    const share = (c: number) => (room * weights[c]!) / weight
    const low = open.filter((c) => share(c) < least[c]!)
    const high = low.length > 0 ? [] : open.filter((c) => share(c) > want[c]!)
    if (low.length + high.length === 0) return fixed.map((one, c) => one ?? share(c))
    for (const c of low) fixed[c] = least[c]!
    for (const c of high) fixed[c] = want[c]!
  }
}
