import type { DerosDue, DueMan, DueReturn, OpenBillet } from '../contract/deros.ts'
import { isRelievedSlot, sergeantIsGenerated } from '../rules/aftermath/candidates.ts'
import { isDueForShortTimerCheck } from '../rules/aftermath/inCountry.ts'
import { repFloor } from '../rules/aftermath/reputation.ts'
import { calendarName, isLate, lastHalfMonth } from '../rules/calendar.ts'
import { billetOf, billetsInOrder, hasEffect, rosterOf, tourOf } from '../rules/people.ts'
import type { Billet, FngState, Soldier } from '../rules/state.ts'
import { homeEdge } from './derosBars.ts'
import { slotOf } from './derosWalk.ts'
import { placeName, shortDate } from './derosWords.ts'
import { isPast } from '../rules/turn.ts'
import { nameOf } from '../rules/naming.ts'

/** How far the board looks ahead. */
const halfMonthsAhead = 2

/** @returns what comes by itself at the end of this half-month and of the next. */
export function derosDue(state: FngState, today: number): DerosDue[] {
  const { halfMonth } = tourOf(state)
  /** The half-month at whose end he goes home. */
  const lastOf = (man: Soldier) => Math.max(homeEdge(man, today) - 1, halfMonth)
  return Array.from({ length: halfMonthsAhead }, (_, i) => halfMonth + i)
    .filter((at) => at <= lastHalfMonth)
    .map((at) => {
      const checks = isPast(tourOf(state), 'shortTimers') && at === halfMonth ? [] : dueForCheck(state, at, today)
      return {
        date: calendarName(at),
        home: inOrder(state, (man) => lastOf(man) === at),
        short: checks.filter((man) => !man.shortTimerChecked).map((man) => dueMan(state, man)),
        shortAgain: checks.filter((man) => man.shortTimerChecked).map((man) => dueMan(state, man)),
        // Men go home before others come back: who has gone by then comes back no more (FNG p. 104).
        back: rosterOf(state).flatMap((man) => (lastOf(man) <= at ? [] : (returnOf(state, man, at) ?? []))),
      }
    })
}

const inOrder = (state: FngState, which: (man: Soldier) => boolean): DueMan[] =>
  rosterOf(state)
    .filter(which)
    .map((man) => dueMan(state, man))

function dueMan(state: FngState, man: Soldier): DueMan {
  const billet = billetOf(state, man.id)
  return { soldierId: man.id, name: nameOf(state, man), rep: man.rep, where: billet ? placeName(billet) : '' }
}

/** Who checks as a Short Timer at the end of a half-month to come: the rule is asked about the platoon as it will be then. */
function dueForCheck(state: FngState, at: number, today: number): Soldier[] {
  if (!isLate(at)) return []
  const then: FngState = { ...state, tour: state.tour.map((tour) => ({ ...tour, halfMonth: at })) }
  return rosterOf(state).filter((man) => {
    const aged = { ...man, deros: man.deros - (at + 1 - today) }
    return isDueForShortTimerCheck(then, aged, repFloor)
  })
}

/** A man comes back once he has missed his missions; the one that sent him away is not counted (FNG p. 40). */
function returnOf(state: FngState, man: Soldier, at: number): DueReturn | null {
  if (man.status !== 'hospital' && man.status !== 'rAndR') return null
  const tour = tourOf(state)
  const sentNow = man.awaySince !== null && man.awaySince >= tour.halfMonth
  const quiet = tour.missionId === null && isPast(tour, 'contact')
  const first = tour.halfMonth + (sentNow || quiet || isPast(tour, 'absences') ? 1 : 0)
  if (first + man.awayMissions - 1 !== at) return null
  const certain = at === tour.halfMonth && tour.missionId !== null
  return { ...dueMan(state, man), from: man.status, ifMission: !certain }
}

/** @returns the billets that nobody stands in, with how the next replacements fill them (FNG pp. 104-105). */
export function openBillets(state: FngState): OpenBillet[] {
  return billetsInOrder(state)
    .filter((billet) => billet.soldierId === null)
    .map((billet) => ({
      key: slotOf(billet),
      where: placeName(billet),
      since: billet.openSince === null ? '' : shortDate(billet.openSince),
      filled: filledBy(state, billet),
    }))
}

function filledBy(state: FngState, billet: Billet): OpenBillet['filled'] {
  const sergeant = billet.post === 'platoonSergeant' && sergeantIsGenerated(state)
  if (billet.post === 'platoonLeader' || sergeant || isRelievedSlot(state, billet)) return 'leaders'
  if (hasEffect(state, 'noReplacements')) return 'barred'
  return billet.automatic ? 'automatic' : 'roll'
}
