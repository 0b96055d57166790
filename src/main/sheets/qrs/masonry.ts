import type { QrsTable } from './qrsModel.ts'
import { blockOf, type Block } from './block.ts'
import type { Room } from './flow.ts'
import { dense, type Setting } from './setting.ts'
import { blocksOf } from './slices.ts'
import type { Wording } from './words.ts'

const columns = 4
const gutter = 9

/** Sizes of the rows, the largest first: the largest that takes no more pages than the smallest is taken. */
const largerSizes = [8, 7.75, 7.5, 7.25]
const leastSize = 7

/** A table where it stands on its page. */
export interface Spot {
  readonly block: Block
  readonly x: number
  readonly y: number
}

/**
 * Lays many tables out on as few pages as they take: in four columns, each table as many of them wide as it needs, where
 * the page is still open highest up. They follow their order from the top to the foot of a page, page after page; a hole is
 * filled by one that comes a little later, and no page begins with a chapter before an earlier one has ended.
 * @returns pages, each with its tables in places from the upper left corner of the room.
 */
export function masonry(wording: Wording, tables: readonly QrsTable[], room: Room): readonly (readonly Spot[])[] {
  const planned = (size: number) => pagesOf(choicesOf(wording, tables, room, dense(size)), room, dense(size))
  const least = planned(leastSize)
  for (const size of largerSizes) {
    const pages = planned(size)
    if (pages.length === least.length) return pages
  }
  return least
}

/** A table at one of the widths at which it can be read. */
interface Stone {
  readonly block: Block
  /** Over how many columns it goes. */
  readonly span: number
}

/** A table with all its widths, that which takes the least of the page first. */
type Choice = readonly Stone[]

const widthOf = (room: Room, span: number): number => {
  const one = (room.width - (columns - 1) * gutter) / columns
  return span * one + (span - 1) * gutter
}

const areaOf = ({ block, span }: Stone): number => block.height * span

function choicesOf(wording: Wording, tables: readonly QrsTable[], room: Room, set: Setting): Choice[] {
  return tables.flatMap((table): Choice[] => {
    const all = Array.from({ length: columns }, (_, i): Stone => {
      return { block: blockOf(wording, table, widthOf(room, i + 1), set), span: i + 1 }
    })
    const readable = all.filter(({ block }) => block.fits && !block.cramped && block.height <= room.height)
    if (readable.length > 0) return [readable.toSorted((a, b) => areaOf(a) - areaOf(b))]
    const { block, span } = all.at(-1)!
    return blocksOf(wording, block, set, room.height).map((piece) => [{ block: piece, span }])
  })
}

const chapterOf = ([first]: Choice): number => parseInt(first!.block.table.number, 10)

/** What it may cost, in points of one column, to stay in order by one place: the page that is fullest is taken. */
const orderIsWorth = [1, 4, 15, 60] as const
/** How far down the list a table is looked for that leaves less of the page empty than the next. */
const reach = 10

function pagesOf(choices: readonly Choice[], room: Room, set: Setting): Spot[][] {
  let left = choices
  const pages: Spot[][] = []
  while (left.length > 0) {
    const open = left
    const tried = orderIsWorth.flatMap((worth) =>
      [true, false].map((strict) => onePage(open, room, set, { worth, strict })),
    )
    const best = tried
      .filter(({ rest }) => inChapters(open, rest))
      .reduce((one, other) => (other.used > one.used ? other : one))
    pages.push(best.spots)
    left = best.rest
  }
  return pages
}

/** Does nothing stay behind of a chapter, of which the page has a later one? */
function inChapters(before: readonly Choice[], rest: readonly Choice[]): boolean {
  const gone = before.filter((choice) => !rest.includes(choice)).map(chapterOf)
  return rest.every((choice) => chapterOf(choice) >= Math.max(...gone))
}

/** A page that was filled, and what is left for the next. */
interface Filled {
  readonly spots: Spot[]
  readonly rest: readonly Choice[]
  readonly used: number
}

/** How a page is filled: with holes rather than out of order, and may the next chapter begin before one has ended? */
interface Manner {
  readonly worth: number
  readonly strict: boolean
}

function onePage(choices: readonly Choice[], room: Room, set: Setting, manner: Manner): Filled {
  const rest = [...choices]
  const spots: Spot[] = []
  const tops = Array.from({ length: columns }, () => 0)
  let used = 0
  while (rest.length > 0) {
    const next = nextOf(rest, tops, room, manner)
    if (next === null && spots.length > 0) break
    // Never a page without tables: one that is higher than the page has been sliced as far as it can be.
    const { nth, column, top, stone } = next ?? { nth: 0, column: 0, top: 0, stone: rest[0]![0]! }
    rest.splice(nth, 1)
    spots.push({ block: stone.block, x: column * (widthOf(room, 1) + gutter), y: top })
    tops.fill(top + stone.block.height + set.between, column, column + stone.span)
    used += areaOf(choices.find((choice) => choice.includes(stone))![0]!)
  }
  // Whoever has it read aloud hears the tables in their order.
  const order = choices.flat().map(({ block }) => block)
  return { spots: spots.toSorted((a, b) => order.indexOf(a.block) - order.indexOf(b.block)), rest, used }
}

/** Where a table can stand, and how much of its columns stays empty for it, in points of one column. */
interface Place {
  readonly stone: Stone
  readonly column: number
  readonly top: number
  readonly lost: number
}

/** The table that is to be put up next, and where; null where none has room. */
function nextOf(
  rest: readonly Choice[],
  tops: readonly number[],
  room: Room,
  { worth, strict }: Manner,
): (Place & { readonly nth: number }) | null {
  let best: (Place & { readonly nth: number }) | null = null
  let least = Infinity
  for (const [nth, choice] of rest.slice(0, reach).entries()) {
    if (strict && chapterOf(choice) !== chapterOf(rest[0]!)) break
    for (const stone of choice) {
      const place = placeFor(stone, tops, room)
      if (place === null) continue
      const cost = place.lost + areaOf(stone) - areaOf(choice[0]!) + nth * worth
      if (cost >= least) continue
      best = { ...place, nth }
      least = cost
    }
  }
  return best
}

/** The highest place that is open for a table, the leftmost of several; null where there is none on the page. */
function placeFor(stone: Stone, tops: readonly number[], room: Room): Place | null {
  const { block, span } = stone
  let best: Place | null = null
  for (let column = 0; column + span <= columns; column += 1) {
    const under = tops.slice(column, column + span)
    const top = Math.max(...under)
    if (top + block.height > room.height || (best !== null && top > best.top - 0.5)) continue
    best = { stone, column, top, lost: under.reduce((sum, one) => sum + top - one, 0) }
  }
  return best
}
