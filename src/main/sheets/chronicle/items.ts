import type { Pen } from '../pen.ts'

/** A line, a picture or a heading: the smallest thing that goes on one page or the next. */
export interface Item {
  readonly height: number
  /** White over it, unless it stands at the top of a page. */
  readonly before: number
  /** It must not be the last on its page. */
  readonly keep: boolean
  readonly draw: (pen: Pen, y: number) => void
  /** Set on the first item of a chapter: its name, for the running head. */
  readonly chapter?: string
}

/** An item with the place it has been given on its page. */
export interface Placed {
  readonly item: Item
  readonly y: number
}

/** Items that stay together. */
type Chunk = readonly Item[]

/**
 * Fills pages with items. What must be kept with the next goes over with it, so no heading stands alone at the foot.
 * @param tops where the text begins on each page, the last one for all that follow; `bottom` is where it ends.
 */
export function fillPages(items: readonly Item[], tops: readonly [number, number], bottom: number): Placed[][] {
  const pages: Placed[][] = []
  let page: Placed[] = []
  let y = tops[0]
  for (const chunk of chunksOf(items)) {
    if (page.length > 0 && y + heightOf(chunk, false) > bottom) {
      pages.push(page)
      page = []
      y = tops[1]
    }
    for (const item of chunk) {
      y += page.length === 0 ? 0 : item.before
      page.push({ item, y })
      y += item.height
    }
  }
  return page.length === 0 ? pages : [...pages, page]
}

/**
 * The last chapter does not stand alone on the last page: the lines before it go over with it, and a short one is not parted.
 * @param short how high a chapter is at most that goes over whole.
 */
export function keptToEnd(items: readonly Item[], short: number): readonly Item[] {
  const head = items.findLastIndex(({ chapter }) => chapter !== undefined)
  if (head === -1) return items
  const isShort = heightOf(items.slice(head), true) <= short
  // What goes over with its heading begins earlier: with the title of its part.
  const from = items.findLastIndex(({ keep }, i) => i < head && !keep)
  return items.map((item, i) =>
    i === from || (isShort && i >= head && i < items.length - 1) ? { ...item, keep: true } : item,
  )
}

const heightOf = (chunk: Chunk, isFirst: boolean): number =>
  chunk.reduce((sum, item, i) => sum + item.height + (i === 0 && isFirst ? 0 : item.before), 0)

function chunksOf(items: readonly Item[]): Chunk[] {
  const chunks: Item[][] = []
  let open = false
  for (const item of items) {
    if (open) chunks.at(-1)!.push(item)
    else chunks.push([item])
    open = item.keep
  }
  return chunks
}

/** @returns lines that keep at least two together at either end of a page: no widows, no orphans. */
export function keptLines(lines: readonly Omit<Item, 'keep'>[]): Item[] {
  const last = lines.length - 1
  return lines.map((line, i) => ({ ...line, keep: (i === 0 || i === last - 1) && i < last }))
}
