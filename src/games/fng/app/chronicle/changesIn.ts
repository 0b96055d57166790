import type { FngState } from '../../rules/state.ts'
import type { Moment } from './halfMonths.ts'

type RowIn<K extends keyof FngState> = FngState[K][number]

/** @returns the changed rows of one collection, with their own types. */
export const changesIn = <K extends keyof FngState>({ changes }: Pick<Moment, 'changes'>, collection: K) =>
  changes
    .filter((change) => change.collection === collection)
    .map(({ before, after }) => ({
      before: before as unknown as RowIn<K> | null,
      after: after as unknown as RowIn<K> | null,
    }))
