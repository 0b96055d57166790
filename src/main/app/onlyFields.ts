import type { Change } from '../engine/state.ts'

/** Fields of rows by their collection; `all`: whole rows, and whether they are there. */
export type Fields<Collection extends string = string> = Readonly<
  Partial<Record<Collection, readonly string[] | 'all'>>
>

/** @returns whether a change is of such fields and of nothing else. */
export function isOnlyOf(fields: Fields, { collection, before, after }: Change): boolean {
  const named = fields[collection] ?? []
  if (named === 'all') return true
  if (before === null || after === null) return false
  return Object.keys(after).every((name) => named.includes(name) || before[name] === after[name])
}
