import type { Fought, Side } from './battleTypes.ts'

/**
 * What is selected after a figure, a group or a PEF was pressed: one for each side, so that a shooter stays while his
 * target is looked for; more where the player adds.
 */
export function nextSelection(
  selected: readonly number[],
  id: number,
  sideOf: (id: number) => Side | null,
  add: boolean,
): readonly number[] {
  if (selected.includes(id)) return selected.filter((other) => other !== id)
  return [...selected.filter((other) => add || sideOf(other) !== sideOf(id)), id]
}

/** @returns which side an id stands on; null for PEFs and all that is not there any more. */
export function sidesIn(battle: Fought): (id: number) => Side | null {
  const sides = new Map<number, Side>()
  for (const group of battle.groups) {
    sides.set(group.id, group.side)
    for (const figure of group.figures) sides.set(figure.id, group.side)
  }
  for (const { id, side } of battle.vehicles) sides.set(id, side)
  return (id) => sides.get(id) ?? null
}

/** @returns those of the selected that are still there: whoever melted away, and a PEF that is resolved, is not. */
export function stillThere(selected: readonly number[], battle: Fought): readonly number[] {
  const contacts = battle.contacts.filter(({ kind, status }) => status === 'hidden' || kind === 'marker')
  const ids = new Set([...contacts, ...battle.vehicles].map(({ id }) => id))
  for (const group of battle.groups.filter(({ hidden }) => !hidden))
    for (const { id } of [group, ...group.figures]) ids.add(id)
  return selected.every((id) => ids.has(id)) ? selected : selected.filter((id) => ids.has(id))
}

/**
 * @returns what a press on a row or a token may stand for in a form: the man, or the group he is in; the group, or all who are
 *   in it.
 */
export function waysOf({ groups }: Fought, id: number): readonly (readonly number[])[] {
  const around = groups.find((group) => group.figures.some((figure) => figure.id === id))
  if (around) return [[id], [around.id]]
  return [[id], groups.find((group) => group.id === id)?.figures.map((figure) => figure.id) ?? []]
}

/** @returns whether a turn, or the activation of a side, is over: what was selected in it was meant for it. */
export const isOver = (before: Fought['turn'], now: Fought['turn']): boolean =>
  before.number !== now.number || (before.side !== null && before.side !== now.side)
