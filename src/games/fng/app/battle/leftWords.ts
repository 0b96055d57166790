import { activationRep, battleOf, canFight, dieOf, groupsOf, membersOf } from '../../rules/battle/battle.ts'
import type { Side } from '../../rules/battle/collections.ts'
import { hiddenContacts, pefRepOf } from '../../rules/battle/contacts/contact.ts'
import { isLull } from '../../rules/battle/events/lasts.ts'
import { whyNotBrought } from '../../rules/battle/turn/commanders.ts'
import { namesYetToAct, type YetToAct } from '../../rules/battle/turn/yetToAct.ts'
import type { FngState } from '../../rules/state.ts'
import { counted, listed } from '../../rules/steps/setup/common.ts'

/** So many are named; of more only the number is told. */
const mostNamed = 3

/** @returns "B and C have yet to act", "7 groups, 4 PEFs to act"; null for nobody. */
export function leftWords(left: YetToAct): string | null {
  const names = namesYetToAct([left])
  if (names.length === 0) return null
  if (names.length <= mostNamed) return `${listed(names)} ${names.length === 1 ? 'has' : 'have'} yet to act`
  const counts = [
    left.groups.length > 0 ? counted(left.groups.length, 'group') : null,
    left.vehicles.length > 0 ? counted(left.vehicles.length, 'vehicle') : null,
    left.pefs.length > 0 ? counted(left.pefs.length, 'PEF') : null,
  ]
  return `${counts.filter((part) => part !== null).join(', ')} to act`
}

const nothing = 'nothing to do'
const whose: Readonly<Record<Side, { readonly groups: string; readonly die: string; readonly none: string }>> = {
  ours: { groups: 'Our groups', die: 'our die', none: 'Nobody of ours can act' },
  theirs: { groups: 'Their groups', die: 'their die', none: 'Nobody of theirs is in sight' },
}

/** Why nobody of the side that acts can, in this whole activation; null where somebody can or could. */
export function idleOf(state: FngState, left: YetToAct): string | null {
  const { side, turn } = battleOf(state)
  if (side === null || left.groups.length + left.pefs.length + left.vehicles.length > 0) return null
  const groups = groupsOf(state, side).filter((group) => membersOf(state, group.id).some(canFight))
  const pefs = side === 'theirs' ? hiddenContacts(state) : []
  if (groups.some(({ activated }) => activated) || pefs.some(({ actedTurn }) => actedTurn === turn)) return null
  const brought = groups.filter((group) => whyNotBrought(state, group) === null)
  if (brought.length > 0)
    return `${listed(brought.map(({ name }) => name))}: below ${whose[side].die}, unless a commander brings ${brought.length === 1 ? 'it' : 'them'} along`
  if (groups.length + pefs.length === 0) return `${whose[side].none}: ${nothing}`
  if (groups.length === 0 && isLull(state)) return `There is a lull, their PEFs stay: ${nothing}`
  const reps = [
    repWords(
      whose[side].groups,
      groups.map((group) => activationRep(state, group)),
    ),
    repWords(
      'their PEFs',
      pefs.map((pef) => pefRepOf(state, pef)),
    ),
  ].filter((words) => words !== null)
  const text = `${reps.join(', ')}, below ${whose[side].die} of ${dieOf(battleOf(state), side)}: ${nothing}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "their PEFs are REP 1", "Our groups are REP 4 or less". */
function repWords(who: string, reps: readonly number[]): string | null {
  if (reps.length === 0) return null
  const best = Math.max(...reps)
  return `${who} are REP ${best}${reps.every((rep) => rep === best) ? '' : ' or less'}`
}
