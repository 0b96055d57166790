import type { RecordEvent, RepCurve } from '../contract/record.ts'
import { isLate, monthName } from '../rules/calendar.ts'
import { isOnRoster, tourOf } from '../rules/people.ts'
import type { FngState, Soldier } from '../rules/state.ts'
import { isPast } from '../rules/turn.ts'
import { homeAfter } from './outlook.ts'

/** Half-months of the nine months after which a man's tenth begins (ruling to FNG p. 104). */
const nineMonths = 18

/** A REP that a man came to hold, with the edge of the half-month from which on. */
export interface RepStep {
  readonly at: number
  readonly rep: number
  readonly by: RecordEvent | null
}

/**
 * @param steps oldest first; the first is the REP he came with.
 * @returns the curve with its axis: from his coming to his going home, or to where he was lost.
 */
export function repCurve(state: FngState, man: Soldier, steps: readonly RepStep[]): RepCurve {
  const tour = tourOf(state)
  const here = isOnRoster(man)
  const today = tour.halfMonth + (isPast(tour, 'time') ? 1 : 0)
  const from = Math.max(man.joined, tour.startHalfMonth)
  const to = Math.max(here ? homeAfter(state, man) + 1 : (man.left ?? tour.halfMonth) + 1, from + 1)
  const tenth = today + man.deros - (tour.tourLength - nineMonths)
  return {
    from,
    to,
    now: here ? Math.min(today, to) : null,
    tenth: here && man.grade !== 'officer' && tenth > from && tenth < to ? tenth : null,
    // The first is what he came with, and needs no word.
    steps: steps.map(({ at, rep, by }, i) => ({ at, rep, why: i === 0 || by === null ? null : whyOf(by) })),
    months: monthsOf(from, to),
  }
}

/** "rolled 6", or the event itself where nothing was rolled. */
function whyOf({ line, text }: RecordEvent): string {
  const dice = line?.dice.map(({ face }) => face) ?? []
  return dice.length > 0 ? `rolled ${dice.join(' and ')}` : text.replace(/\.$/, '')
}

/** The months that begin on the axis; of a long one every second, so that names keep apart. */
function monthsOf(from: number, to: number): RepCurve['months'] {
  const months = Array.from({ length: to - from }, (_, i) => from + i).filter((at) => !isLate(at))
  const step = months.length > 14 ? 2 : 1
  return months.filter((_, i) => i % step === 0).map((at) => ({ at, name: monthName(at).slice(0, 3) }))
}
