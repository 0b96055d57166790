import type { FngState } from '../../state.ts'
import { helicopterOf, pilotRep } from '../air/craft.ts'
import { battleOf, type Craft } from '../battle.ts'
import { notNow } from '../refuse.ts'

/** A light observation helicopter that stays over the table, as an infantryman in the air (FNG p. 88). */

/** Inches of table that it may cross in a turn. */
export const mostInches = 36

export const staysOver = ({ overSince }: Craft): boolean => overSince !== null

/** May it stay at all? Loaches alone. */
export const mayStay = (state: FngState, craft: Craft): boolean => helicopterOf(state, craft)?.kind === 'observation'

/**
 * It activates on its pilot's REP, and does not go off the table in the turn in which it came.
 * @param leaves it is to go off the table.
 * @throws RuleError `not-now`.
 */
export function mustMove(state: FngState, craft: Craft, leaves: boolean): void {
  if (!staysOver(craft)) return
  const { ourDie, turn } = battleOf(state)
  const rep = pilotRep(craft)
  if (ourDie !== null && rep < ourDie) notNow(`${craft.name} stays where it is: pilot REP ${rep} is below the die.`)
  if (leaves && craft.overSince === turn) notNow(`${craft.name} cannot go off the table before next turn.`)
}
