import type { DeskView } from '../contract/desk.ts'
import type { Line } from '../../../main/engine/lines.ts'
import { dateName, isRainy } from '../rules/calendar.ts'
import { newMen } from '../rules/newMen.ts'
import { rosterOf, tourOf } from '../rules/people.ts'
import type { Effect, EffectKind, FngState } from '../rules/state.ts'
import { playedHalfMonths, type DeskStop } from './deskHalfMonths.ts'
import { awayMen, leavingMen, openSlots, squadStrengths } from './deskMen.ts'
import { deskStars } from './deskStars.ts'
import { sinceWords } from './deskTime.ts'
import { strengthOf } from './rosterView.ts'

/**
 * @param stops the entries that tested for contact and judged a mission, oldest first.
 * @param linesOf the lines of an entry.
 * @returns what lies on the desk when the tour is opened.
 */
export function deskView(
  state: FngState,
  stops: readonly DeskStop[],
  linesOf: (entry: number) => readonly Line[],
): DeskView {
  const tour = tourOf(state)
  const men = rosterOf(state)
  return {
    date: dateName(tour.halfMonth),
    rainy: isRainy(tour.halfMonth),
    stars: deskStars(state),
    tourLength: tour.tourLength,
    ...strengthOf(state),
    shortTimers: men.filter((man) => man.shortTimer).length,
    newMen: newMen(state),
    squads: squadStrengths(state),
    leaving: leavingMen(state),
    away: awayMen(state),
    open: openSlots(state),
    waiting: waiting(state),
    halfMonths: playedHalfMonths(state, stops, linesOf),
  }
}

/** What each waiting result does, in plain words, and its page. */
const effects: Readonly<Record<EffectKind, { readonly page: number; readonly text: (effect: Effect) => string }>> = {
  medalDie: { page: 102, text: () => 'One die more on every medal roll of this half-month' },
  noMedals: { page: 103, text: () => 'No medal rolls in this half-month' },
  nextReplacementBetter: { page: 102, text: () => 'The next replacement is one REP better, up to REP 5' },
  replacementDie: {
    page: 102,
    text: ({ amount }) => `One die ${amount > 0 ? 'more' : 'less'} on the next replacement rolls`,
  },
  cakeWalk: { page: 102, text: ({ amount }) => `The next mission is a cake walk: EAL ${amount} at most` },
  standDown: { page: 102, text: () => 'Stand-down: no contact test and no mission in the next half-month' },
  replacementsRep3: { page: 103, text: () => 'All replacements of this half-month are REP 3' },
  noReplacements: { page: 103, text: () => 'No replacements in this half-month' },
  noRepIncrease: { page: 103, text: () => 'Nobody may improve his REP in this half-month' },
  leaderDelayed: { page: 103, text: () => 'The new platoon leader comes a half-month late' },
  newLeaders: { page: 103, text: () => 'New squad leaders come from outside, nobody is promoted' },
  outgoingLeader: {
    page: 105,
    text: ({ amount }) => `The last platoon leader’s REP ${amount} still counts for replacements`,
  },
  newPlatoon: { page: 103, text: () => 'The Star finds a new platoon when posts are filled' },
}

function waiting(state: FngState): DeskView['waiting'] {
  if (tourOf(state).phase === 'over') return []
  const waits = state.effects.map((effect) => ({
    id: effect.id,
    text: effects[effect.kind].text(effect),
    page: effect.kind === 'replacementDie' && effect.amount < 0 ? 103 : effects[effect.kind].page,
    since: sinceWords(effect.since),
  }))
  if (!tourOf(state).extraContactDie) return waits
  return [...waits, { id: 0, text: 'Three dice at the next contact test', page: 57, since: null }]
}
