import { cardsOf, gameOf, hasLeader } from '../game.ts'
import type { BookgunState, Troop } from '../state.ts'

/** Who has broken and tries to rally, and whose leader may try it. */

/** Routed units that have not tried to rally in this turn; those of this turn do not yet (p. 12). */
export function toRally(state: BookgunState): Troop[] {
  const { turn } = gameOf(state)
  return state.troops.filter(
    ({ spirit, gone, brokeTurn, ralliedTurn }) =>
      spirit === 'routed' && !gone && brokeTurn !== turn && ralliedTurn !== turn,
  )
}

/** @returns who has a leader that may still try to rally a unit in this turn, itself among them. */
export function leadersWhoTry(state: BookgunState, troop: Troop): Troop[] {
  const { turn } = gameOf(state)
  return state.troops.filter(
    (one) =>
      cardsOf(one) === cardsOf(troop) &&
      hasLeader(one) &&
      one.triedTurn !== turn &&
      !one.gone &&
      !one.waiting &&
      one.kind !== 'marker',
  )
}

/** Must a shaken unit try to rally before it does anything in this phase? One that was shaken in this turn does not yet. */
export function mustTryToRally(state: BookgunState, { spirit, brokeTurn, ralliedTurn }: Troop): boolean {
  const { turn } = gameOf(state)
  return spirit !== 'fit' && brokeTurn !== turn && ralliedTurn !== turn
}
