/** How many names are offered at the most. */
const most = 3

/**
 * @param word what was typed.
 * @param known names that there are.
 * @returns " Perhaps roster or record?", to stand behind the complaint; empty where none is near.
 */
export function perhaps(word: string, known: readonly string[]): string {
  const typed = word.toLowerCase()
  const near = known
    .map((name) => ({ name, far: distance(typed, name.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(1, Math.floor(typed.length / 3)) || isPart(typed, name.toLowerCase()))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ name }) => name)
  return near.length === 0 ? '' : ` Perhaps ${near.join(' or ')}?`
}

/** "roll" is the last part of "toy.roll". A letter or two are part of too much. */
const isPart = (typed: string, name: string) => typed.length > 2 && name.split('.').includes(typed)

/** @returns how many letters must be changed, added, left out or swapped with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : Infinity
      const change = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(swap, change, rows[i - 1]![j]! + 1, row[j - 1]! + 1))
    }
    rows.push(row)
  }
  return rows.at(-1)!.at(-1)!
}
