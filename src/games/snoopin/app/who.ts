import { rowIn } from '../../../main/engine/state.ts'
import type { SideName } from '../contract/parts.ts'
import type { Side, SnoopinState, Squad, Tour, Turn } from '../rules/state.ts'
import { turnNow } from '../rules/turn.ts'

/** Who is who, for the views: all of it reads only, and answers before there is a campaign as well. */

const resting: readonly Tour['part'][] = ['start', 'over']

/** Is a turn under way? */
export const isUnderWay = ({ tour: [tour] }: SnoopinState): boolean =>
  tour !== undefined && !resting.includes(tour.part)

/** @returns the turn under way; null between turns. */
export const turnUnderWay = (state: SnoopinState): Turn | null => (isUnderWay(state) ? turnNow(state) : null)

export const sideNames = ({ sides }: SnoopinState): SideName[] =>
  sides.map(({ id, name, kind, player }) => ({ id, name, kind, player }))

export const sideById = ({ sides }: SnoopinState, id: number): Side | undefined => rowIn(sides, id)

export const squadsOf = ({ squads }: SnoopinState, force: number): Squad[] =>
  squads.filter(({ forceId }) => forceId === force)

/** @returns those of a turn: all rows of a collection that bear its id. */
export const ofTurn = <R extends { readonly turnId: number }>(
  rows: readonly R[],
  turn: Pick<Turn, 'id'> | null,
): R[] => (turn === null ? [] : rows.filter(({ turnId }) => turnId === turn.id))
