import type { QrsTable } from '../qrsModel.ts'
import { pieceOf } from '../slices.ts'
import type { Wording } from '../words.ts'
import type { Entry } from './bookletModel.ts'
import { leafBlock, type LeafBlock, type TableBlock } from './leafBlock.ts'
import { between, unitsOf, type Room, type Unit } from './leafUnits.ts'
import type { PageOf } from './seeBlock.ts'

/** A block where it stands, so far under the top of the page's text. */
export interface Standing {
  readonly block: LeafBlock
  readonly y: number
  /** None where lines send on to other chapters. */
  readonly tables: readonly QrsTable[]
}

/** What stands on a page, from its top to its foot. */
export type LeafPlan = readonly Standing[]

/** What may stay empty of a page, as a part of it, before a table is parted that would stand whole on the next. */
const mayStayEmpty = 0.25
/** A table that is no higher than this part of a page is never parted: it is wanted at one look. */
const neverParted = 0.5
/** The fewest rows on either side where a table is parted. */
const fewest = 4

/**
 * @returns the pages of a chapter: its tables in their order, none parted that a page has room for, if it can be. What
 * little would be left over for a last page goes on the others, where slightly smaller rows make room for it.
 */
export function chapterLeaves(wording: Wording, entries: readonly Entry[], room: Room, pageOf: PageOf): LeafPlan[] {
  const planned = (largest: number) => leavesOf(wording, entries, room, pageOf, largest)
  const best = planned(usual)
  if (best.length === 1 || fillOf(best.at(-1)!) > room.height * littleLeft) return best
  return slightlySmaller.map(planned).find((one) => one.length < best.length) ?? best
}

const usual = 9
const slightlySmaller = [8.75, 8.5, 8.25]
/** A last page that is filled no further looks forgotten. */
const littleLeft = 0.35

const fillOf = (plan: LeafPlan): number => Math.max(0, ...plan.map(({ block, y }) => y + block.height))

function leavesOf(
  wording: Wording,
  entries: readonly Entry[],
  room: Room,
  pageOf: PageOf,
  largest: number,
): LeafPlan[] {
  const leaves = new Leaves(wording, room)
  for (const unit of unitsOf(wording, entries, room, pageOf, largest)) {
    if ('table' in unit) leaves.putTable(unit)
    else leaves.putWhole(unit)
  }
  return leaves.pages
}

/** Fills pages from their top, one after the other. */
class Leaves {
  readonly pages: Standing[][] = [[]]
  readonly #wording: Wording
  readonly #room: Room
  #y = 0

  constructor(wording: Wording, room: Room) {
    this.#wording = wording
    this.#room = room
  }

  putWhole(unit: Unit): void {
    if (unit.block.height > this.#left) this.#turn()
    this.#put(unit)
  }

  putTable(block: TableBlock): void {
    let rest = block
    while (rest.height > this.#left) {
      const parts = this.#mayPart(rest) ? parted(this.#wording, rest, this.#room, this.#left) : null
      // Never a page without tables: a row that is higher than the page stands on it all the same.
      if (parts === null && this.#y === 0) break
      if (parts !== null) this.#put({ block: parts[0], tables: [parts[0].table] })
      rest = parts?.[1] ?? rest
      this.#turn()
    }
    this.#put({ block: rest, tables: [rest.table] })
  }

  #mayPart({ height }: TableBlock): boolean {
    const whole = this.#room.height
    return height > whole || (height > whole * neverParted && this.#left > whole * mayStayEmpty)
  }

  get #left(): number {
    return this.#room.height - this.#y
  }

  #put({ block, tables }: Unit): void {
    this.pages.at(-1)!.push({ block, y: this.#y, tables })
    this.#y += block.height + between
  }

  #turn(): void {
    if (this.pages.at(-1)!.length === 0) return
    this.pages.push([])
    this.#y = 0
  }
}

/** @returns as many rows as there is room for, and the others; null where there would be too few of either. */
function parted(
  wording: Wording,
  block: TableBlock,
  { width }: Room,
  left: number,
): readonly [first: TableBlock, rest: TableBlock] | null {
  const { table, size, paper } = block
  const made = (from: number, to: number) => leafBlock(wording, pieceOf(table, from, to), width, size, paper)
  const count = table.rows.length
  let [low, high] = [0, count - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (made(0, middle).height <= left) low = middle
    else high = middle - 1
  }
  const at = startBefore(table, Math.min(low, count - fewest))
  return at < fewest ? null : [made(0, at), made(at, count)]
}

/** A piece begins where a row speaks from its first cell on, and no heading ends one. */
function startBefore({ rows }: QrsTable, wanted: number): number {
  for (let at = wanted; at > wanted - 5 && at > 0; at -= 1)
    if (rows[at]!.cells[0] !== '' && rows[at]!.kind !== 'note' && rows[at - 1]!.kind !== 'heading') return at
  return wanted
}
