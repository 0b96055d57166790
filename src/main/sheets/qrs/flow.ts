import type { QrsTable } from '../../rules/fng/sheets/qrs/qrsModel.ts'
import type { Block } from './block.ts'
import { blockOf } from './block.ts'
import { blocksOf } from './slices.ts'
import type { Wording } from './words.ts'

/** White between two columns, and between two tables in one. */
export const gutter = 13
export const between = 9

/** A page: tables over its whole width, then columns of tables. */
export interface PagePlan {
  readonly wide: readonly Block[]
  readonly columns: readonly (readonly Block[])[]
}

/** A sheet laid out with one size and number of columns. */
export interface Plan {
  readonly pages: readonly PagePlan[]
  readonly size: number
  readonly columnWidth: number
  /** How much of the last page is used, from 0 to 1. */
  readonly lastFill: number
}

/** A block with the place of its table in the sheet. */
interface Placed extends Block {
  readonly order: number
}

/** A wide table stands at the head of a page; no more than so many tables wait for it to have its turn. */
const mayWait = 12

/** The page that is to be filled. */
export interface Room {
  readonly width: number
  readonly height: number
}

export const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0) + between * Math.max(0, blocks.length - 1)

/** @returns the pages of a sheet in columns; tables that are too wide or too high for one go over the whole page. */
export function planOf(wording: Wording, tables: readonly QrsTable[], room: Room, count: number, size: number): Plan {
  const columnWidth = (room.width - (count - 1) * gutter) / count
  const wide: Placed[] = []
  const narrow: Placed[] = []
  tables.forEach((table, order) => {
    const block = blockOf(wording, table, columnWidth, size)
    const over = wideBlock(wording, block, room, count, size)
    const isWide = over !== null
    const blocks = blocksOf(wording, over ?? block, size, room.height)
    ;(isWide ? wide : narrow).push(...blocks.map((one) => ({ ...one, order })))
  })
  const pages: PagePlan[] = []
  while (wide.length + narrow.length > 0) pages.push(nextPage(wide, narrow, room, count))
  return { pages, size, columnWidth, lastFill: fillOf(pages.at(-1), room) }
}

/**
 * Some tables stand better over the whole page: because of their words, their height, or the room that it saves.
 * @returns such a table as wide as the page, or null where it stands well in its column.
 */
function wideBlock(wording: Wording, block: Block, room: Room, count: number, size: number): Block | null {
  const mustBe = !block.fits || block.cramped
  if (!mustBe && block.height < room.height * 0.4) return null
  const over = blockOf(wording, block.table, room.width, size)
  const isBetter = block.height > room.height ? over.height < room.height : over.height * count < block.height * 0.9
  return mustBe || isBetter ? over : null
}

/** Takes from the tables that are left what fills a page. */
function nextPage(wide: Placed[], narrow: Placed[], room: Room, count: number): PagePlan {
  const over: Block[] = []
  const first = narrow[0]?.order ?? Infinity
  while (wide[0] && wide[0].order <= first + mayWait && heightOf([...over, wide[0]]) <= room.height)
    over.push(wide.shift()!)
  // Never a page without tables: one that is higher than the page has been sliced as far as it can be.
  if (over.length === 0 && narrow.length === 0) over.push(wide.shift()!)
  const left = room.height - (over.length === 0 ? 0 : heightOf(over) + between)
  const columns = packed(narrow, count, left)
  const taken = new Set(columns.flat())
  if (taken.size === 0 && over.length === 0) return { wide: [], columns: [[narrow.shift()!]] }
  const isRest = taken.size === narrow.length
  narrow.splice(0, narrow.length, ...narrow.filter((block) => !taken.has(block)))
  return { wide: over, columns: isRest ? even(columns.flat(), count, left) : columns }
}

/** Fills columns one after the other, in order; what does not fit any more makes way for what does. */
function packed(blocks: readonly Block[], count: number, room: number): Block[][] {
  const left = [...blocks]
  return Array.from({ length: count }, () => {
    const column: Block[] = []
    let used = 0
    for (let i = 0; i < left.length;) {
      const need = left[i]!.height + (column.length > 0 ? between : 0)
      if (used + need > room) i += 1
      else {
        used += need
        column.push(...left.splice(i, 1))
      }
    }
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

function fillOf(page: PagePlan | undefined, { height }: Room): number {
  if (!page) return 1
  const columns = page.columns.filter((column) => column.length > 0)
  const high = columns.reduce((sum, column) => sum + heightOf(column), 0) / Math.max(1, page.columns.length)
  return (heightOf(page.wide) + high) / height
}
