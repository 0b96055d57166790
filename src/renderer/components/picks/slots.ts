/** One place of an open form where somebody or something is named: a field, or one in a line of a small table. */
export interface Slot {
  /** Tells it from the other places of its form. */
  readonly key: string
  /** The part that whoever is named plays, in a word for his row: "fires", "target". */
  readonly part: string
  /** Who is named. */
  readonly ids: readonly number[]
  /** Who can be. */
  readonly among: readonly number[]
  readonly least: number
  readonly most: number
}

/** What can be named: a label, what it is, and whose. */
export interface Choosable {
  readonly value: string
  readonly label: string
  readonly detail: string
  readonly side: 'ours' | 'theirs' | 'civilian' | null
}

/** Must somebody still be named? */
export const isDue = ({ ids, least }: Slot): boolean => ids.length < least

/**
 * @param at key of the place that has the keys.
 * @returns the place that wants filling: where the keys are, else the first that is due; null where nothing is asked for.
 */
export const wantedSlot = <S extends Slot>(slots: readonly S[], at: string): S | null =>
  slots.find(({ key }) => key === at) ?? slots.find(isDue) ?? null

/**
 * @param ids what a press stands for: a man, or all of his group.
 * @returns the place that takes it, of those that can hold one of them: the one with the keys while it is due, the first that
 *   is due, the one with the keys, the one that gives him up again, the first; null where none can.
 */
export function slotFor<S extends Slot>(slots: readonly S[], ids: readonly number[], at: string): S | null {
  const able = slots.filter(({ among }) => ids.some((id) => among.includes(id)))
  const withKeys = able.find(({ key }) => key === at)
  if (withKeys && isDue(withKeys)) return withKeys
  const givesUp = able.find((slot) => slot.ids.length > slot.least && ids.every((id) => slot.ids.includes(id)))
  return able.find(isDue) ?? withKeys ?? givesUp ?? able[0] ?? null
}

/**
 * @returns who is named in a place after a press. A second press takes him out; where one alone is named the next of his
 *   group takes his place, and he himself stays where somebody has to be named.
 */
export function pressed({ ids, among, least, most }: Slot, pressedIds: readonly number[]): readonly number[] {
  const able = pressedIds.filter((id) => among.includes(id))
  if (able.length === 0) return ids
  if (able.every((id) => ids.includes(id)))
    return most === 1 && least > 0 ? ids : ids.filter((id) => !able.includes(id))
  if (most === 1) return [able[(able.indexOf(ids[0] ?? NaN) + 1) % able.length]!]
  const fresh = able.filter((id) => !ids.includes(id))
  // Of a whole group as many as there is room for; one alone takes the place of whoever was named first.
  return able.length > 1 ? [...ids, ...fresh].slice(0, most) : [...ids, ...fresh].slice(-most)
}

/** Keys that name the first, the second and so on; letters that the page itself listens to are left out. */
const signs = '123456789behjklmoqstuvwyz'.split('')

/** @returns the key that names each of some in a place, in the order in which they stand. */
export const signsFor = (ids: readonly number[]): ReadonlyMap<number, string> =>
  new Map(ids.slice(0, signs.length).map((id, i) => [id, signs[i]!]))
