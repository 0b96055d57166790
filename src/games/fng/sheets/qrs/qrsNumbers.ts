import { membersOf } from './members.ts'
import { qrsSheets } from './qrsSheets.ts'

/**
 * Every table's number: the sheet where it stands first, and its place among those that are new there. A family has
 * one number, and each of its tables bears it also where it stands alone.
 */
const numbers: ReadonlyMap<string, string> = (() => {
  const found = new Map<string, string>()
  qrsSheets.forEach(({ tables }, chapter) => {
    let place = 0
    for (const one of tables) {
      const ids = typeof one === 'string' ? [one] : membersOf(one).map(({ id }) => id)
      if (ids.some((id) => found.has(id))) continue
      place += 1
      for (const id of ids) found.set(id, `${chapter + 1}.${place}`)
    }
  })
  return found
})()

/** @returns the ids in the order of their numbers; those that have none stand last, as they came. */
export function inOrder(ids: readonly string[]): string[] {
  const place = new Map([...numbers.keys()].map((id) => [id, placeOf(id)]))
  const of = (id: string) => place.get(id) ?? Infinity
  return ids.toSorted((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)))
}

/** "12.6" counts as 12 006. */
function placeOf(id: string): number {
  const [chapter, place] = numbers.get(id)!.split('.').map(Number)
  return chapter! * 1000 + place!
}

/** @returns "3.4", the same on every sheet, paper and tour; empty for a table that stands on no sheet of its own. */
export const qrsNumber = (id: string): string => numbers.get(id) ?? ''
