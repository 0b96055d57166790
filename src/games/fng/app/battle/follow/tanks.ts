import type { BattleFollow } from '../../../contract/battle.ts'
import type { BattleAction } from '../../../rules/inputs.ts'
import { tankComes as comes } from '../../../rules/battle/contacts/placeEnemies.ts'
import type { PastEntry } from '../../../../../main/app/game/past.ts'
import { follow, type Following } from './follow.ts'

/** Names it among what follows. */
const key = 'tank'
/** So many turns after it came it is offered no more. */
const turnsOffered = 2

/**
 * @param back the entries before the state, newest first.
 * @returns tanks that a chart has brought of late, and that are neither on the table nor left out.
 */
export function tanksToPlace(back: Iterable<PastEntry>): number {
  let placed = 0
  let turns = 0
  for (const { step, input, lines } of back) {
    const { action, values } = step === 'act' ? (input as BattleAction) : { action: step, values: {} }
    if (action === 'letGo' && values['follow'] === key) return 0
    if (action === 'placeVehicle' && values['kind'] === 'tank') placed += 1
    const came = lines?.().filter(({ text }) => text.endsWith(comes)).length ?? 0
    if (came > 0) return Math.max(0, came - placed)
    if (action === 'nextTurn') turns += 1
    if (action === 'beginBattle' || turns === turnsOffered) return 0
  }
  return 0
}

/** A tank of a chart waits to be put on the table (FNG p. 96). */
export const tankComes = ({ tanks = 0 }: Following): BattleFollow[] =>
  tanks === 0
    ? []
    : [
        follow({
          key,
          action: 'placeVehicle',
          title: 'Their tank comes onto the table',
          values: { kind: 'tank', side: 'theirs' },
          side: 'theirs',
          wants: 'sector',
        }),
      ]
