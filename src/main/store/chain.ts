import { hash } from 'node:crypto'
import type { AnyRow, AnyState, Change } from '../engine/state.ts'
import type { SqlValue } from './connection.ts'
import type { EntryTable } from './schema.ts'
import type { Place } from './types.ts'

// Everything that is hashed is reckoned here, and is there to find damage. It keeps nobody from changing a file on purpose:
// he reckons it as well.

/** How far a tour has come, as its hashes tell it. */
export interface Link {
  readonly depth: number
  /** Of the last entry: it holds that of the one before it, and so all of them. */
  readonly hash: string
  /** The sum of all rows. */
  readonly state: string
}

/** Before the first entry there is no row and no hash. */
export const noLink: Link = { depth: 0, hash: '', state: '0'.repeat(64) }

type Cells = readonly (SqlValue | Cells)[]

/** @returns SHA-256 in hex, over cells as a file holds them. */
export const hashOf = (cells: Cells): string => hash('sha256', JSON.stringify(cells), 'hex')

/** The columns of an entry that its hash is over, in this order. */
export const hashedOfEntry = [
  'step',
  'title',
  'moment',
  'input',
  'tape',
  'mode',
  'rules_version',
  'at',
] as const satisfies readonly (keyof EntryTable)[]

/** What an entry's hash is over, besides the link that it follows. */
export interface Content {
  readonly depth: number
  /** In the order of `hashedOfEntry`. */
  readonly entry: readonly SqlValue[]
  /** Each with its position. */
  readonly changes: readonly (readonly [position: number, change: Change])[]
  /** In the order of `lineColumns`, without the entry. */
  readonly lines: readonly (readonly SqlValue[])[]
}

/** @returns the link that follows another by an entry. */
export function linkAfter(before: Link, { depth, entry, changes, lines }: Content, marks: RowMarks): Link {
  const state = marks.after(
    before.state,
    changes.map(([, change]) => change),
  )
  const markOf = (collection: string, row: AnyRow | null) => row && marks.of(collection, row)
  const changed = changes.map(([position, { collection, id, before: was, after: is }]) => [
    ...[position, collection, id, markOf(collection, was), markOf(collection, is)],
  ])
  const whole = [before.hash, state, depth, asKept(entry), changed, lines.map(asKept)]
  return { depth, state, hash: hashOf(whole) }
}

/** Of half a letter SQLite makes another one. */
const asKept = (cells: readonly SqlValue[]): SqlValue[] =>
  cells.map((cell) => (typeof cell === 'string' ? cell.toWellFormed() : cell))

/** @returns the seal over what else there is of an entry: where it stands, and what may change when it is left. */
export const sealOfEntry = (id: number, redo: Place, hashOfIt: string): string => hashOf([id, redo, hashOfIt])

/** The hashes of rows, and their sums: so that what a step did not touch need not be hashed again. */
export interface RowMarks {
  /** @returns the hash of a row, in hex. */
  readonly of: (collection: string, row: AnyRow) => string
  /** @returns the sum of all rows, in hex. */
  readonly sum: (state: AnyState) => string
  /** @returns the sum after changes. */
  readonly after: (sum: string, changes: readonly Change[]) => string
}

/** Only the names of collections and columns count. */
export type ColumnNames = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Each row is hashed once: the next change to it finds its hash here. One with other columns, which only a spoilt file has,
 * is hashed with their names.
 * @param collections the columns of each, by name, in any order.
 */
export function rowMarks(collections: ColumnNames): RowMarks {
  const orders = new Map(Object.entries(collections).map(([name, columns]) => [name, Object.keys(columns).sort()]))
  const known = new WeakMap<AnyRow, string>()
  const of = (collection: string, row: AnyRow): string => {
    const before = known.get(row)
    if (before !== undefined) return before
    const values = (orders.get(collection) ?? []).map((column) => row[column])
    const isWhole = Object.keys(row).length === values.length + 1 && !values.includes(undefined)
    const told = isWhole ? values : Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
    const mark = hash('sha256', JSON.stringify([collection, row.id, told]), 'hex')
    known.set(row, mark)
    return mark
  }
  return {
    of,
    sum: (state) => {
      const sum = digitsOf(noLink.state)
      for (const collection in state) for (const row of state[collection]!) addTo(sum, of(collection, row))
      return hexOf(sum)
    },
    after: (before, changes) => {
      const sum = digitsOf(before)
      for (const { collection, before: was, after: is } of changes)
        for (const row of [was, is]) if (row) addTo(sum, of(collection, row))
      return hexOf(sum)
    },
  }
}

/** To add a row and to take it away are the same. */
function addTo(sum: number[], mark: string): void {
  for (let i = 0; i < sum.length; i++) sum[i]! ^= digitAt(mark, i)
}

const digitsOf = (hex: string): number[] => Array.from(hex, (_, i) => digitAt(hex, i))
const hexOf = (digits: readonly number[]): string => digits.map((digit) => digit.toString(16)).join('')

/** The value of a digit: letters stand six bits further on, and nine short. */
function digitAt(hex: string, i: number): number {
  const code = hex.charCodeAt(i)
  return (code & 15) + (code > 64 ? 9 : 0)
}
