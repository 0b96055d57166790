import type { Rules } from '../../../../main/engine/system.ts'
import { addRows } from '../../../../main/engine/state.ts'
import type { Row } from '../../../../main/engine/table.ts'
import { billetsInOrder, isOnRoster, tourOf } from '../people.ts'
import type { Billet, Equipment, FngState, FreeWorldList, Post } from '../state.ts'
import { armyLists, textOf } from './lists.ts'

/** Every RTO carries an AN/PRC-25 or the like as well as his weapon (FNG p. 8). */
const radio = 'radio'
const rtos: readonly Post[] = ['rto', 'foRto', 'advisorRto']

/** Whom a row of an equipment list means, where it names posts (FNG pp. 9-10). */
const carriers: Readonly<Record<string, readonly Post[]>> = {
  lieutenantNcoRto: ['platoonLeader', 'platoonSergeant', 'squadLeader', ...rtos],
  sfNcoRto: ['platoonLeader', ...rtos],
  lieutenant: ['platoonLeader'],
  sfNco: ['platoonLeader'],
}

/** @returns the posts that a row's `per` names; null for squads, the platoon and every soldier. */
export const carriersOf = (row: Row): readonly Post[] | null => carriers[textOf(row, 'per') ?? ''] ?? null

/** @returns the items that go with a post without a roll: radios and smoke grenades. */
export function itemsOf(rules: Rules, list: FreeWorldList, post: Post): string[] {
  const smoke = rules
    .table(armyLists[list].equipment)
    .rows.filter((row) => row.gives?.['always'] === true && carriersOf(row)?.includes(post))
    .map((row) => row.key!)
  return [...(rtos.includes(post) ? [radio] : []), ...smoke]
}

/**
 * Hands a man what goes with his post (FNG pp. 8-10). What a man before him left in the squad is taken over first.
 * @param newId for rows that have to be made.
 */
export function issueItems(rules: Rules, state: FngState, billet: Billet, newId: () => number): FngState {
  const { list } = tourOf(state)
  const soldierId = billet.soldierId
  if (soldierId === null) return state
  return itemsOf(rules, list, billet.post).reduce((now, item) => {
    const has = now.equipment.some((row) => row.soldierId === soldierId && row.item === item)
    if (has) return now
    const left = now.equipment.find((row) => row.item === item && row.squad === billet.squad && isLeft(now, row))
    if (!left) return addRows(now, 'equipment', [{ id: newId(), squad: billet.squad, soldierId, item, quantity: 1 }])
    return { ...now, equipment: now.equipment.map((row) => (row === left ? { ...row, soldierId } : row)) }
  }, state)
}

/** A man leaves what goes with his post in its squad, before he or the place changes. */
export function layDown(rules: Rules, state: FngState, billet: Billet): FngState {
  if (billet.soldierId === null) return state
  const items = itemsOf(rules, tourOf(state).list, billet.post)
  const equipment = state.equipment.map((row) =>
    row.soldierId === billet.soldierId && items.includes(row.item)
      ? { ...row, squad: billet.squad, soldierId: null }
      : row,
  )
  return { ...state, equipment }
}

/** Hands everyone of the platoon what goes with his post. */
export const issueToAll = (rules: Rules, state: FngState, newId: () => number): FngState =>
  billetsInOrder(state).reduce((now, billet) => issueItems(rules, now, billet, newId), state)

/** Left behind by a man who has gone for good, or laid down when he changed his post. */
const isLeft = (state: FngState, row: Equipment): boolean =>
  row.soldierId === null || !state.soldiers.some((man) => man.id === row.soldierId && isOnRoster(man))
