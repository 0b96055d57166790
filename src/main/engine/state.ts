import { RuleError } from './errors.ts'

/** A column of a collection. `T` is the type of its values in code. */
export interface Column<T = unknown> {
  readonly type: 'text' | 'integer' | 'flag'
  readonly nullable: boolean
  /** The collection whose ids this column holds. */
  readonly references?: string
  /** The least and the most that an integer can be: what is reckoned by counting it up never ends with a stranger's. */
  readonly within?: readonly [least: number, most: number]
  /** It holds the hash of a picture, whose bytes stand in the file. */
  readonly picture?: true
  /** Nobody may see what it holds, or held, on a screen or in print: the journal says only that it is sealed. */
  readonly secret?: true
  /** Never set: carries the type only. */
  readonly values?: T
}

/** Columns of a collection without its id, which every collection has. */
export type Columns = Readonly<Record<string, Column>>
export type Collections = Readonly<Record<string, Columns>>

export const text = <T extends string = string>(): Column<T> => ({ type: 'text', nullable: false })
/** Counts and measures: nothing that is counted on a table comes to more, either way. */
export const integer = (): Column<number> => between(-100_000, 100_000)
export const between = (least: number, most: number): Column<number> => ({
  type: 'integer',
  nullable: false,
  within: [least, most],
})
export const flag = (): Column<boolean> => ({ type: 'flag', nullable: false })
export const reference = (to: string): Column<number> => ({ type: 'integer', nullable: false, references: to })
/** The id of a row of one collection or another: what else the row says tells of which. */
export const anyId = (): Column<number> => ({ type: 'integer', nullable: false })
export const pictureHash = (): Column<string> => ({ type: 'text', nullable: false, picture: true })
export const secretText = (): Column<string> => ({ type: 'text', nullable: false, secret: true })
export const optional = <T>(column: Column<T>): Column<T | null> => ({ ...column, nullable: true })

type ValueOf<C> = C extends Column<infer T> ? T : never

/** A row of a collection: flat, with an id that is never used again. */
export type RowOf<C extends Columns> = { readonly id: number } & { readonly [K in keyof C]: ValueOf<C[K]> }

/** A whole state: plain rows in named collections, in order of their ids. */
export type StateOf<C extends Collections> = { readonly [K in keyof C]: readonly RowOf<C[K]>[] }

/** A row as the store sees it. */
export type AnyRow = { readonly id: number } & Readonly<Record<string, unknown>>
/** A state as the store sees it. */
export type AnyState = Readonly<Record<string, readonly AnyRow[]>>

/** One row that a step added (`before` null), removed (`after` null) or rewrote. */
export interface Change {
  readonly collection: string
  readonly id: number
  readonly before: AnyRow | null
  readonly after: AnyRow | null
}

type RowIn<S, K extends keyof S> = S[K] extends readonly (infer R)[] ? R : never

/** @returns the state with no rows at all. */
export const emptyState = <C extends Collections>(collections: C): StateOf<C> =>
  Object.fromEntries(Object.keys(collections).map((name) => [name, []])) as unknown as StateOf<C>

/**
 * @returns the row with this id.
 * @throws RuleError `no-longer-applies` when it is not there.
 */
export function rowById<R extends { readonly id: number }>(rows: readonly R[], id: number, what = 'row'): R {
  const row = rows.find((r) => r.id === id)
  // A number would tell nobody anything.
  if (!row) throw new RuleError('no-longer-applies', `The ${what} that is meant is not there any more.`)
  return row
}

/** @returns the state with one row rewritten. */
export function patchRow<S, K extends keyof S>(
  state: S,
  collection: K,
  id: number,
  patch: Partial<Omit<RowIn<S, K>, 'id'>>,
): S {
  const rows = state[collection] as readonly AnyRow[]
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) throw new RuleError('no-longer-applies', 'The row that is meant is not there any more.')
  return { ...state, [collection]: rows.with(at, { ...rows[at]!, ...patch }) }
}

/** @returns the state with rows added; new ids are higher than all before, so the order holds. */
export function addRows<S, K extends keyof S>(state: S, collection: K, rows: readonly RowIn<S, K>[]): S {
  const before = state[collection] as readonly AnyRow[]
  const more = rows as readonly AnyRow[]
  return { ...state, [collection]: inOrder([...before, ...more]) }
}

/** Sorts by id what mostly stands in order already, and is then only looked through. */
function inOrder(rows: AnyRow[]): AnyRow[] {
  for (let i = 1; i < rows.length; i++) if (rows[i - 1]!.id > rows[i]!.id) return rows.sort((a, b) => a.id - b.id)
  return rows
}

/** @returns the state without the rows that `drop` names. */
export function removeRows<S, K extends keyof S>(state: S, collection: K, drop: (row: RowIn<S, K>) => boolean): S {
  const rows = state[collection] as readonly AnyRow[]
  return { ...state, [collection]: rows.filter((row) => !drop(row as RowIn<S, K>)) }
}

/** @returns what turns `before` into `after`, collection by collection, in order of ids. */
export function difference(before: AnyState, after: AnyState): Change[] {
  const found: Change[] = []
  for (const collection in after) {
    const old = before[collection] ?? []
    const now = after[collection]!
    if (old !== now) found.push(...changesBetween(collection, old, now))
  }
  return found
}

/** Walks both in step: rows stand in order of their ids. */
function changesBetween(collection: string, old: readonly AnyRow[], now: readonly AnyRow[]): Change[] {
  const found: Change[] = []
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    const was = old[i]
    const is = now[j]
    if (is === undefined || (was !== undefined && was.id < is.id)) {
      found.push(change(collection, was!, null))
      i++
    } else if (was === undefined || is.id < was.id) {
      found.push(change(collection, null, is))
      j++
    } else {
      if (!sameRow(was, is)) found.push(change(collection, was, is))
      i++
      j++
    }
  }
  return found
}

/**
 * Plays changes on a state.
 * @param direction `forward` puts the rows after, `backward` the rows before.
 */
export function applyChanges<S extends AnyState>(
  state: S,
  changes: readonly Change[],
  direction: 'forward' | 'backward',
): S {
  const touched = new Map<string, AnyRow[]>()
  for (const c of changes) {
    const rows = touched.get(c.collection) ?? [...rowsIn(state, c.collection)]
    touched.set(c.collection, rows)
    put(rows, c.id, direction === 'forward' ? c.after : c.before)
  }
  return { ...state, ...Object.fromEntries(touched) }
}

/** @returns the rows of a collection; none where a file names one that there is not, whatever its name. */
export const rowsIn = (state: AnyState, collection: string): readonly AnyRow[] =>
  Object.hasOwn(state, collection) ? state[collection]! : []

/** Puts a row where its id belongs, or takes it away. */
function put(rows: AnyRow[], id: number, row: AnyRow | null): void {
  const at = placeIn(rows, id)
  const there = rows[at]?.id === id ? 1 : 0
  if (row !== null && there === 1) rows[at] = row
  else rows.splice(at, there, ...(row === null ? [] : [row]))
}

/** @returns the place of the first row whose id is not lower: rows stand in order of their ids. */
function placeIn(rows: readonly AnyRow[], id: number): number {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (rows[middle]!.id < id) from = middle + 1
    else to = middle
  }
  return from
}

/** @returns the row with this id, found by halving; undefined where there is none. */
export function rowIn<R extends AnyRow>(rows: readonly R[], id: number): R | undefined {
  const row = rows[placeIn(rows, id)]
  return row?.id === id ? row : undefined
}

const change = (collection: string, before: AnyRow | null, after: AnyRow | null): Change => ({
  collection,
  id: (before ?? after)!.id,
  before,
  after,
})

function sameRow(a: AnyRow, b: AnyRow): boolean {
  return a === b || Object.keys(b).every((column) => a[column] === b[column])
}
