import { fitOf, gameOf } from '../game.ts'
import type { BookgunState, Troop } from '../state.ts'

/** Who takes part in a phase, and who has yet to act in it. */

/** Does anybody of a unit carry a weapon? Mobs mostly do not. */
const isArmed = (state: BookgunState, { force, unitId }: Troop): boolean =>
  force !== 'civilians' ||
  state.figures.some((one) => one.unitId === unitId && one.lostIn === null && one.weapon !== null)

/** @returns why a unit does not fire in this phase; null where it may. Markers may: nobody is to know what they are. */
export function whyNotFire(state: BookgunState, troop: Troop): string | null {
  const { turn, cardPerFigure } = gameOf(state)
  if (troop.kind === 'marker') return null
  if (troop.waiting) return 'has not entered the table'
  if (troop.kind === 'leader') return 'a leader of no unit'
  if (!isArmed(state, troop)) return 'has no weapons'
  if (troop.spirit === 'routed') return 'routed'
  if (troop.charging) return 'charges: close combat settles it'
  if (troop.reload > 0 && !(cardPerFigure && troop.firedTurn === turn)) return 'reloads'
  if (troop.prone && (troop.mobility === 'gun' || troop.firedTurn === turn - 1)) return 'prone: fires every other turn'
  if (troop.mobility === 'gun' && (troop.limbered || troop.gunTurns > 0 || troop.mountedTurn === turn))
    return 'the gun is not ready'
  return fitOf(troop) === 0 ? 'nobody is fit' : null
}

/** Does a unit take a card in this phase? Leaders of no unit move without one (p. 13). */
export function actsIn(state: BookgunState, troop: Troop): boolean {
  if (troop.gone || troop.kind === 'leader') return false
  const { phase } = gameOf(state)
  if (phase === 'movement') return true
  return phase === 'fire' && whyNotFire(state, troop) === null
}

/** @returns units that have yet to act in this phase. */
export const toAct = (state: BookgunState): Troop[] =>
  state.troops.filter((troop) => !troop.acted && actsIn(state, troop))

/** Leaders of no unit, who move, or enter, when all others have (p. 13). */
export const leadersToMove = (state: BookgunState): Troop[] =>
  gameOf(state).phase === 'movement'
    ? state.troops.filter(({ kind, gone, acted }) => kind === 'leader' && !gone && !acted)
    : []
