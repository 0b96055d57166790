import type { RosterView } from '../contract/roster.ts'
import { dateName } from '../rules/calendar.ts'
import { isOnRoster, rosterOf, tourOf } from '../rules/people.ts'
import type { FngState, Tour } from '../rules/state.ts'
import { corpsNames, forceNames } from '../rules/words.ts'
import { soldierView, squadViews } from './soldierView.ts'

/** @returns men on the roster, the strength they were generated with, and how many can go. */
export function strengthOf(state: FngState): { men: number; strength: number; fit: number } {
  const men = rosterOf(state)
  return { men: men.length, strength: state.billets.length, fit: men.filter((m) => m.status === 'present').length }
}

function whyNotMove({ phase }: Tour): string | null {
  if (phase === 'contact') return null
  if (phase === 'over') return 'The tour is over: nobody is moved any more.'
  return 'Men are moved between missions only: finish this half-month first.'
}

/** @returns the platoon by squads, with those who have left. */
export function rosterView(state: FngState): RosterView {
  const tour = tourOf(state)
  return {
    unit: tour.unit,
    force: forceNames[tour.list],
    corps: corpsNames[tour.corps],
    date: dateName(tour.halfMonth),
    tourLength: tour.tourLength,
    ...strengthOf(state),
    squads: squadViews(state),
    gone: state.soldiers
      .filter((soldier) => !isOnRoster(soldier))
      .sort((a, b) => (b.left ?? 0) - (a.left ?? 0) || b.id - a.id)
      .map((soldier) => ({ ...soldierView(state, soldier), left: dateName(soldier.left ?? tour.halfMonth) })),
    mayMove: tour.phase === 'contact',
    whyNotMove: whyNotMove(tour),
  }
}
