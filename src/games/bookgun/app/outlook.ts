import type { About } from '../../../main/engine/lines.ts'
import { gameOf } from '../rules/game.ts'
import type { BookgunState } from '../rules/state.ts'

/** @returns what a number means from here on, in a sentence; null where it says all itself. */
export function outlookOf(state: BookgunState, { collection, id, field }: About): string | null {
  const troop = collection === 'troops' ? state.troops.find((one) => one.id === id) : undefined
  if (!troop || troop.gone) return null
  if (field === 'reload' && troop.reload > 0) {
    const first = troop.reloadTurn === gameOf(state).turn ? 'the next turn' : 'this turn'
    return `A marker comes off in the morale phase of ${first}; ${troop.name} does not fire before the last is off.`
  }
  if (field === 'spirit' && troop.spirit === 'shaken') return `${troop.name} tries to rally when it is to be moved.`
  if (field === 'spirit' && troop.spirit === 'routed')
    return `${troop.name} tries to rally in the morale phase of a later turn, and is removed if it fails.`
  return null
}
