import type { AnyState } from '../../engine/state.ts'

/** What stands for a name, a number or a date that one step of a kind is about. */
const some = '…'

/** @returns what is called by a name in a state: whatever a title may name. */
export const namesIn = (state: AnyState): string[] =>
  Object.values(state).flatMap((rows) =>
    rows.flatMap((row) => {
      const name = (row as { readonly name?: unknown }).name
      return typeof name === 'string' && name !== '' ? [name] : []
    }),
  )

/**
 * @param titles that the steps of a kind have had, at least one.
 * @param names that stand for one of many in them.
 * @returns the title of the kind: "Turn …: reconnoiter", "Mission of …, turn …"; where titles differ in more than names
 * and numbers, the words that all begin with: "End of …"; the first whole where they share none.
 */
export function kindTitle(titles: readonly string[], names: readonly string[]): string {
  const all = [...new Set(titles)]
  const [first = ''] = all
  // A look at some of them is enough: it is the same step, told by the same words.
  const looked = new Set([first, all[Math.floor(all.length / 2)]!, all.at(-1)!].map((title) => masked(title, names)))
  const [alike = first] = looked
  return looked.size === 1 && alike !== some ? alike : beginning(all)
}

function masked(title: string, names: readonly string[]): string {
  const there = names.filter((name) => title.includes(name)).sort((a, b) => b.length - a.length)
  const said = there.reduce((words, name) => words.replace(wholly(name), some), title)
  return said.replaceAll(/\d+/g, some).replaceAll(/…(, …)+/g, some)
}

/** A name as a word of its own: an "An" is not in "Anh". */
const wholly = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\\p{L}\\d])`, 'gu')

function beginning(titles: readonly string[]): string {
  const [first = '', ...others] = titles
  const words = first.split(' ')
  const shared = words.findIndex((word, i) => others.some((other) => other.split(' ')[i] !== word))
  return shared <= 0 ? first : `${words.slice(0, shared).join(' ').replace(/[:,]$/, '')} ${some}`
}
