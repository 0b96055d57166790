import { note } from '../../../../../main/engine/lines.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { isRelievedSlot, sergeantIsGenerated } from '../../aftermath/candidates.ts'
import { clearEffects, effectsOf } from '../../aftermath/effects.ts'
import { type Hands } from '../../aftermath/hands.ts'
import { recruitAsSoldiers } from '../../aftermath/recruitAsSoldiers.ts'
import { orderFor, rollReplacements } from '../../aftermath/replacementRolls.ts'
import { billetsInOrder, hasEffect, mustStandAt } from '../../people.ts'
import type { RecruitOrder } from '../../recruit.ts'
import type { Billet, FngState } from '../../state.ts'
import { goOn } from '../../turn.ts'
import { titleOfMen } from '../titles.ts'

/**
 * Replacements (FNG pp. 104-105): first the automatic ones for men who reached DEROS, then one roll for every other open
 * slot. The platoon leader is generated anew when leaders are due, and so is a platoon sergeant whom nobody can follow
 * (rulings to p. 105). Results of missions that wait for a replacements check are used up by it.
 */
export const bringReplacements: Step<FngState> = {
  title: titleOfMen(
    { one: (name) => `Replacement: ${name}`, many: (men) => `Replacements: ${men} men`, none: 'Replacements' },
    (_, before) => before === null,
  ),
  run({ state, ...hands }) {
    mustStandAt(state, 'replacements')
    const barred = barredBy(state)
    if (barred === null) return goOn(bring(state, hands))
    hands.say(note(barred, { page: 103 }))
    return goOn(state)
  },
}

function barredBy(state: FngState): string | null {
  if (hasEffect(state, 'newPlatoon')) return 'No replacements: the Star goes to a new platoon.'
  if (hasEffect(state, 'noReplacements')) return 'No replacements this half-month; those who are due wait.'
  return null
}

function bring(state: FngState, hands: Hands): FngState {
  const open = openSlots(state)
  const automatic = open.filter((billet) => billet.automatic)
  const rolledFor = open.filter((billet) => !billet.automatic)
  if (open.length === 0) hands.say(note('No slot is open.', { page: 104 }))
  const welcome = automatic.map((billet) => orderFor(state, billet, 'asRolled'))
  const sent = rollReplacements(state, rolledFor, hands)
  const better = effectsOf(state, 'nextReplacementBetter')
  const orders = withBetter([...welcome, ...sent], better.length)
  const used = [...better.slice(0, orders.length), ...(rolledFor.length > 0 ? effectsOf(state, 'replacementDie') : [])]
  return clearEffects(recruitAsSoldiers(state, orders, hands), used)
}

/** Slots that this check fills: those of leaders who are generated anew wait for the next step. */
export function openSlots(state: FngState): Billet[] {
  const generated = sergeantIsGenerated(state)
  return billetsInOrder(state)
    .filter((billet) => billet.soldierId === null && billet.post !== 'platoonLeader')
    .filter((billet) => !(billet.post === 'platoonSergeant' && generated) && !isRelievedSlot(state, billet))
}

/** "The next replacement generated is one better": each such result is used up by one man (FNG p. 102). */
const withBetter = (orders: readonly RecruitOrder[], men: number): RecruitOrder[] =>
  orders.map((order, i) => ({ ...order, better: i < men }))
