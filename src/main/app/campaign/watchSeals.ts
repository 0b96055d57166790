import type { AnyGame } from '../game.ts'
import type { Collections, AnyRow, AnyState } from '../../engine/state.ts'

/** A state whose seals tell when somebody has looked under them. */
export interface Watched {
  readonly state: AnyState
  /** Has anything sealed been read since? */
  readonly isOpened: () => boolean
}

/**
 * Lays a wire over every sealed column: what a trial comes to once it has read one could give away what it holds. A row
 * that is copied whole counts as read, so this errs on the side of silence. Where the game knows that nothing is sealed
 * just now there is no wire, and nothing is kept back.
 */
export function watchSeals({ system, seals }: Pick<AnyGame, 'system' | 'seals'>, state: AnyState): Watched {
  if (seals?.holdsAny(state) === false) return { state, isOpened: () => false }
  const { collections }: { readonly collections: Collections } = system
  let opened = false
  const wired = (row: AnyRow, secrets: readonly string[]): AnyRow => {
    const copy = { ...row }
    for (const name of secrets)
      Object.defineProperty(copy, name, {
        enumerable: true,
        get: () => {
          opened = true
          return row[name]
        },
      })
    return copy
  }
  const rows = Object.entries(state).map(([name, all]) => {
    const secrets = Object.entries(collections[name] ?? {}).flatMap(([column, { secret }]) => (secret ? [column] : []))
    return [name, secrets.length === 0 ? all : all.map((row) => wired(row, secrets))] as const
  })
  return { state: Object.fromEntries(rows), isOpened: () => opened }
}
