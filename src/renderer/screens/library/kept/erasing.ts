import type { KeptCopyView } from '../../../../contract/library.ts'

/** What may be erased: a copy, or a journal that was put aside. */
type Erasable = Pick<KeptCopyView, 'copy' | 'bytes' | 'since'>

const day = 24 * 60 * 60 * 1000

/** How long ago a file must have been deleted, for the player to choose. */
export const ages = [
  { value: 'month', label: 'Over a month', than: 'a month', days: 30 },
  { value: 'quarter', label: 'Over 3 months', than: 'three months', days: 91 },
  { value: 'year', label: 'Over a year', than: 'a year', days: 365 },
  { value: 'any', label: 'All', than: '', days: 0 },
] as const
export type Age = (typeof ages)[number]['value']

/** @returns those that have lain there that long. A clock that has been set back makes none older. */
export function olderThan(copies: readonly Erasable[], age: Age, now: Date): readonly Erasable[] {
  const { days } = ages.find(({ value }) => value === age)!
  return days === 0 ? copies : copies.filter(({ since }) => now.getTime() - Date.parse(since) >= days * day)
}

/** @returns "a month", for the sentence that says that nothing is older. */
export const thanOf = (age: Age): string => ages.find(({ value }) => value === age)!.than

/** @returns "3 files, 2.1 MB". */
export function inWords(copies: readonly Erasable[]): string {
  const bytes = copies.reduce((sum, one) => sum + one.bytes, 0)
  const megabytes = bytes < 50_000 ? 'less than 0.1' : (bytes / 1_000_000).toFixed(1)
  return `${copies.length} ${copies.length === 1 ? 'file' : 'files'}, ${megabytes} MB`
}
