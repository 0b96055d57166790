import { membersOf } from '../../../rules/battle/battle.ts'
import type { FngState } from '../../../rules/state.ts'

/**
 * @param movedAt when each figure, group or contact moved last: the smaller, the later.
 * @returns whether somebody has moved since something was said.
 */
export function whereabouts(state: FngState, movedAt: ReadonlyMap<number, number>) {
  const groups = new Map(state.figures.map(({ id, groupId }) => [id, groupId]))
  /** The group of a figure; groups and contacts are their own. */
  const groupOf = (id: number): number => groups.get(id) ?? id
  const wentAt = (id: number): number => movedAt.get(id) ?? Infinity
  /** When the members of a group went, the latest first. */
  const membersWent = kept((group) =>
    membersOf(state, group)
      .map(({ id }) => wentAt(id))
      .sort((a, b) => a - b),
  )
  const ofMost = (group: number): number => {
    const went = membersWent(group)
    return went[Math.floor(went.length / 2)] ?? Infinity
  }
  // It is asked for every two who stand on the table, of every distance that was ever said.
  const goneAt = kept((id) => Math.min(wentAt(id), wentAt(groupOf(id)), groups.has(id) ? Infinity : ofMost(id)))
  return {
    groupOf,
    /** A figure by itself or with its group; a group where most of it has gone. */
    movedSince: (id: number, when: number): boolean => goneAt(id) < when,
    /** Has anybody of a group gone, or all of it? */
    membersMovedSince: (group: number, when: number): boolean =>
      wentAt(group) < when || (membersWent(group)[0] ?? Infinity) < when,
  }
}

/** @returns the same, worked out once for each. */
function kept<T>(work: (id: number) => T): (id: number) => T {
  const found = new Map<number, T>()
  return (id) => {
    const known = found.get(id) ?? work(id)
    found.set(id, known)
    return known
  }
}
