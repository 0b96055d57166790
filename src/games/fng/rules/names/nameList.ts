/** Names that go together: any first name with any surname of the same group. */
export interface NameGroup {
  readonly first: readonly string[]
  readonly last: readonly string[]
}

/** The names of one nationality. A group is drawn as often as it has pairs, so its size is its share of the platoon. */
export type NameList = readonly NameGroup[]

/** @returns the names of a comma-separated text. */
export const names = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** @returns how many pairs a list has. */
export const pairsOf = (list: NameList): number => list.reduce((n, g) => n + g.first.length * g.last.length, 0)

/**
 * @param index of the pair, any whole number: the pairs are counted round and round.
 * @returns the pair; neighbours differ in their first name.
 */
export function pairAt(list: NameList, index: number): { readonly firstName: string; readonly lastName: string } {
  let left = index % pairsOf(list)
  for (const { first, last } of list) {
    const pairs = first.length * last.length
    if (left < pairs)
      return { firstName: first[left % first.length]!, lastName: last[Math.floor(left / first.length)]! }
    left -= pairs
  }
  throw new Error('A list of names must not be empty.')
}
