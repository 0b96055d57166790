import type { AnyGame } from '../game.ts'
import type { Fields } from '../onlyFields.ts'
import type { Collections, AnyRow, AnyState } from '../../engine/state.ts'

/** A state whose seals tell when somebody has looked under them. */
export interface Watched {
  readonly state: AnyState
  /** Has anything sealed been read since? */
  readonly isOpened: () => boolean
  /** @returns what has been made of it, with no wire on it any more. */
  readonly unwired: (made: AnyState) => AnyState
}

/**
 * Lays a wire over every sealed column: what a trial comes to once it has read one could give away what it holds. A row
 * that is copied whole counts as read, so this errs on the side of silence. Where the game knows that nothing is sealed
 * just now there is no wire, and nothing is kept back.
 */
export function watchSeals({ system, seals }: Pick<AnyGame, 'system' | 'seals'>, state: AnyState): Watched {
  return wire(state, seals?.holdsAny(state) === false ? {} : secretColumns(system.collections))
}

/** @returns the columns that nobody may see, of the collections that have any. */
export const secretColumns = (collections: Collections): Fields =>
  Object.fromEntries(
    Object.entries(collections)
      .map(([name, columns]) => [name, Object.keys(columns).filter((column) => columns[column]!.secret)] as const)
      .filter(([, columns]) => columns.length > 0),
  )

/**
 * @param secrets what nobody may look at; where that is whole rows, how many there are is kept as well.
 * @param isWired is there a wire on a column of a row? Left out: on those columns of all.
 */
export function wire(
  state: AnyState,
  secrets: Fields,
  isWired: (collection: string, id: number, column: string) => boolean = () => true,
): Watched {
  let opened = false
  const open = () => {
    opened = true
  }
  const plainRows = new Map<AnyRow, AnyRow>()
  const plainLists = new Map<readonly AnyRow[], readonly AnyRow[]>()
  const lists = Object.entries(secrets).map(([collection, columns = []]) => {
    const rows = state[collection] ?? []
    if (columns === 'all') return [collection, remembered(plainLists, wiredList(rows, open), rows)] as const
    const wired = rows.map((row) => {
      const hidden = columns.filter((column) => isWired(collection, row.id, column))
      return hidden.length === 0 ? row : remembered(plainRows, wiredRow(row, hidden, open), row)
    })
    return [collection, wired] as const
  })
  const isFree = plainRows.size + plainLists.size === 0
  return {
    state: isFree ? state : { ...state, ...Object.fromEntries(lists) },
    isOpened: () => opened,
    unwired(made) {
      if (isFree) return made
      const plain = lists.map(([name]) => {
        const rows = made[name]!
        return [name, plainLists.get(rows) ?? rows.map((row) => plainRows.get(row) ?? row)] as const
      })
      return { ...made, ...Object.fromEntries(plain) }
    },
  }
}

function remembered<T extends object>(plain: Map<T, T>, wired: T, was: T): T {
  plain.set(wired, was)
  return wired
}

function wiredRow(row: AnyRow, hidden: readonly string[], open: () => void): AnyRow {
  const copy = { ...row }
  for (const name of hidden)
    Object.defineProperty(copy, name, {
      enumerable: true,
      get: () => {
        open()
        return row[name]
      },
    })
  return copy
}

const wiredList = (rows: readonly AnyRow[], open: () => void): readonly AnyRow[] =>
  new Proxy(rows, {
    get: (list, name) => {
      open()
      return Reflect.get(list, name) as unknown
    },
  })
