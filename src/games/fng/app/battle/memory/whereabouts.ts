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
  const wentItself = (id: number, when: number) => (movedAt.get(id) ?? Infinity) < when
  const membersGone = (group: number, when: number) => {
    const members = membersOf(state, group)
    return { of: members.length, gone: members.filter(({ id }) => wentItself(id, when)).length }
  }
  const movedSince = (id: number, when: number): boolean => {
    if (wentItself(id, when) || wentItself(groupOf(id), when)) return true
    if (groups.has(id)) return false
    const { of, gone } = membersGone(id, when)
    return gone * 2 > of
  }
  return {
    groupOf,
    /** A figure by itself or with its group; a group where most of it has gone. */
    movedSince,
    /** Has anybody of a group gone, or all of it? */
    membersMovedSince: (group: number, when: number): boolean =>
      wentItself(group, when) || membersGone(group, when).gone > 0,
  }
}
