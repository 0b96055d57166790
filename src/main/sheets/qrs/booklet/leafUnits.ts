import type { QrsTable } from '../qrsModel.ts'
import type { Wording } from '../words.ts'
import type { Elsewhere, Entry } from './bookletModel.ts'
import { leafBlock, type LeafBlock, type TableBlock } from './leafBlock.ts'
import { seeBlock, type PageOf } from './seeBlock.ts'

/** The column of a page. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** What is put on a page in one piece, and the tables that are in it. */
export interface Unit {
  readonly block: LeafBlock
  readonly tables: readonly QrsTable[]
}

/** White between two tables, and between two that stand side by side. */
export const between = 10
const gutter = 18
/** The sizes of rows: the largest at which a table reads well is taken. */
const sizes = [9, 8.75, 8.5, 8, 7.5, 7] as const
/** No table is set smaller only to stand on one page. */
const leastToStandWhole = 8
/** Two stand side by side where that saves so much of their heights. */
const worth = 0.72

/**
 * @param largest the size of rows, where they read well in it.
 * @returns the tables of a chapter, each alone or beside its neighbour, and its lines that send on, in their order.
 */
export function unitsOf(
  wording: Wording,
  entries: readonly Entry[],
  room: Room,
  pageOf: PageOf,
  largest: number,
): (TableBlock | Unit)[] {
  const units: (TableBlock | Unit)[] = []
  let last: TableBlock | null = null
  for (const group of grouped(entries)) {
    if (group.kind === 'see') {
      units.push({ block: seeBlock(wording, group.all, room.width, pageOf), tables: [] })
      last = null
      continue
    }
    const block = bestBlock(wording, group.table, room, largest)
    const pair: Unit | null = last === null ? null : sideBySide(wording, last, block, room, largest)
    if (pair === null) units.push(block)
    else units[units.length - 1] = pair
    last = pair === null ? block : null
  }
  return units
}

type Group = { readonly kind: 'table'; readonly table: QrsTable } | { readonly kind: 'see'; readonly all: Elsewhere[] }

/** Lines that follow each other and send on stand together. */
function grouped(entries: readonly Entry[]): Group[] {
  const groups: Group[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (entry.kind === 'table') groups.push(entry)
    else if (last?.kind === 'see') last.all.push(entry)
    else groups.push({ kind: 'see', all: [entry] })
  }
  return groups
}

/** The largest at which it reads well; one that is a little too high for a page is set smaller, to stand whole. */
function bestBlock(wording: Wording, table: QrsTable, { width, height }: Room, largest: number): TableBlock {
  let best: TableBlock | null = null
  for (const size of sizes) {
    if (size > largest) continue
    const block = leafBlock(wording, table, width, size)
    if (block.reads && block.height <= height) return best === null || size >= leastToStandWhole ? block : best
    if (block.reads) best ??= block
    if (best !== null && size <= leastToStandWhole) return best
  }
  return best ?? leafBlock(wording, table, width, sizes.at(-1)!)
}

/** @returns two short tables side by side, the first at the left; null where they stand better under each other. */
function sideBySide(
  wording: Wording,
  first: TableBlock,
  second: TableBlock,
  { width }: Room,
  size: number,
): Unit | null {
  if (first.size < size || second.size < size) return null
  const half = (width - gutter) / 2
  const both = [first, second].map(({ table }) => leafBlock(wording, table, half, size))
  const [left, right] = both as [TableBlock, TableBlock]
  const height = Math.max(left.height, right.height)
  if (!both.every(({ reads }) => reads)) return null
  if (height > worth * (first.height + between + second.height)) return null
  return {
    tables: [left.table, right.table],
    block: {
      height,
      draw(pen, { x, y }) {
        left.draw(pen, { x, y })
        right.draw(pen, { x: x + half + gutter, y })
      },
    },
  }
}
