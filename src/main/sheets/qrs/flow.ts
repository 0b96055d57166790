import type { QrsTable } from './qrsModel.ts'
import type { Block } from './block.ts'
import { blockOf } from './block.ts'
import { airy, type Setting } from './setting.ts'
import { blocksOf } from './slices.ts'
import type { Wording } from './words.ts'

/** White between two columns. */
export const gutter = 13
/** White between two tables in a column. */
export const { between } = airy(0)

/** Tables side by side in columns, or, where it is wide, under each other over the whole width. */
export interface Band {
  readonly wide: boolean
  readonly columns: readonly (readonly Block[])[]
}

/** A page: bands under each other. Read band by band and column by column, its tables stand in their order. */
export interface PagePlan {
  readonly bands: readonly Band[]
}

/** A sheet laid out with one size and number of columns. */
export interface Plan {
  readonly pages: readonly PagePlan[]
  readonly size: number
  readonly columnWidth: number
}

/** A block, and whether it goes over the whole page. */
interface Placed {
  readonly block: Block
  readonly wide: boolean
}

/** The page that is to be filled. */
export interface Room {
  readonly width: number
  readonly height: number
}

export const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0) + between * Math.max(0, blocks.length - 1)

/** @returns how high the highest column of a band is. */
export const bandHeight = ({ columns }: Band): number => Math.max(0, ...columns.map(heightOf))

/**
 * Lays tables out in columns, in their order and in no other: what is learnt by heart stands where it stood, on every
 * paper. A column may end short for it. Tables that are too wide or too high for a column go over the whole page.
 */
export function planOf(wording: Wording, tables: readonly QrsTable[], room: Room, count: number, size: number): Plan {
  const set = airy(size)
  const columnWidth = (room.width - (count - 1) * gutter) / count
  const placed = tables.flatMap((table) => {
    const block = blockOf(wording, table, columnWidth, set)
    const over = wideBlock(wording, block, room, count, set)
    return blocksOf(wording, over ?? block, set, room.height).map((one): Placed => ({
      block: one,
      wide: over !== null,
    }))
  })
  return { pages: pagesOf(placed, room.height, count), size, columnWidth }
}

/**
 * Some tables stand better over the whole page: because of their words, their height, or the room that it saves.
 * @returns such a table as wide as the page, or null where it stands well in its column.
 */
function wideBlock(wording: Wording, block: Block, room: Room, count: number, set: Setting): Block | null {
  const mustBe = !block.fits || block.cramped
  if (!mustBe && block.height < room.height * 0.4) return null
  const over = blockOf(wording, block.table, room.width, set)
  const isBetter = block.height > room.height ? over.height < room.height : over.height * count < block.height * 0.9
  return mustBe || isBetter ? over : null
}

function pagesOf(placed: readonly Placed[], height: number, count: number): PagePlan[] {
  const pages: PagePlan[] = []
  let bands: Band[] = []
  let used = 0
  let at = 0
  while (at < placed.length) {
    const free = height - used
    const run = runFrom(placed, at)
    // Never a page without tables: one that is higher than the page has been sliced as far as it can be.
    const band = bandOf(run, count, free) ?? (bands.length === 0 ? bandOf(run.slice(0, 1), count, Infinity) : null)
    if (band !== null) {
      bands.push(band)
      const taken = band.columns.flat().length
      at += taken
      // What does not go on in these columns goes on over the page.
      used += (taken < run.length ? free : bandHeight(band)) + between
    }
    if (band === null || used >= height || at === placed.length) {
      pages.push({ bands })
      bands = []
      used = 0
    }
  }
  return pages
}

/** The tables from a place on that are as wide as the first of them. */
function runFrom(placed: readonly Placed[], at: number): readonly Placed[] {
  const end = placed.findIndex(({ wide }, i) => i > at && wide !== placed[at]!.wide)
  return placed.slice(at, end < 0 ? undefined : end)
}

/** @returns as many of the tables as there is room for, in their order; null where there is none for the first. */
function bandOf(run: readonly Placed[], count: number, room: number): Band | null {
  const wide = run[0]!.wide
  const blocks = run.map(({ block }) => block)
  const columns = packed(blocks, wide ? 1 : count, room)
  const taken = columns.flat().length
  if (taken === 0) return null
  return { wide, columns: taken < blocks.length || wide ? columns : even(blocks, count, room) }
}

/** Fills columns one after the other. */
function packed(blocks: readonly Block[], count: number, room: number): Block[][] {
  let at = 0
  return Array.from({ length: count }, () => {
    const column: Block[] = []
    while (at < blocks.length && heightOf([...column, blocks[at]!]) <= room) column.push(blocks[at++]!)
    return column
  })
}

/** The same tables in columns as low as they can be. */
function even(blocks: readonly Block[], count: number, room: number): Block[][] {
  const most = Math.max(0, ...blocks.map(({ height }) => height))
  for (let height = Math.max(most, heightOf(blocks) / count); height < room; height += 4) {
    const columns = packed(blocks, count, height)
    if (columns.flat().length === blocks.length) return columns
  }
  return packed(blocks, count, room)
}
