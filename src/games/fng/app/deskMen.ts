import type { DeskMan, DeskView } from '../contract/desk.ts'
import { billetOf, billetsInOrder, isStar, rosterOf, squadName, tourOf } from '../rules/people.ts'
import type { FngState, Soldier, Tour } from '../rules/state.ts'
import { postNames } from '../rules/words.ts'
import { sinceShort, sinceWords } from './deskTime.ts'
import { lastHalfMonthOf } from '../rules/ownCalendar.ts'
import { isPast } from '../rules/turn.ts'
import { nameOf } from '../rules/naming.ts'

/** Half-months within which a man counts as leaving soon: two months. */
const soon = 4

/** @returns a man as the lists of the overview name him. */
export function deskMan(state: FngState, man: Soldier): DeskMan {
  const billet = billetOf(state, man.id)
  return {
    id: man.id,
    name: nameOf(state, man),
    rep: man.rep,
    star: isStar(state, man.id),
    post: billet === null ? '' : billetWords(billet.squad, postNames[billet.post]),
    toGo: man.deros,
    officer: man.grade === 'officer',
    shortTimer: man.shortTimer,
  }
}

/** "HQ", "1st". */
export const squadShort = (squad: number): string => (squad === 0 ? 'HQ' : squadName(squad).replace(/ squad$/, ''))

const billetWords = (squad: number, post: string): string => (squad === 0 ? post : `${post}, ${squadShort(squad)}`)

/** @returns who leaves within two months, by the half-month at whose end he goes; then the other short timers. */
export function leavingMen(state: FngState): DeskView['leaving'] {
  const tour = tourOf(state)
  const men = rosterOf(state)
  const going = men.filter((man) => man.deros <= soon)
  const terms = [...new Set(going.map((man) => man.deros))].sort((a, b) => a - b)
  const groups = terms.map((deros) => ({
    after: sinceWords(lastHalfMonthOf(tour, deros)),
    men: going.filter((man) => man.deros === deros).map((man) => deskMan(state, man)),
  }))
  const short = men.filter((man) => man.shortTimer && man.deros > soon).map((man) => deskMan(state, man))
  return short.length === 0 ? groups : [...groups, { after: null, men: short.sort((a, b) => a.toGo - b.toGo) }]
}

/** @returns who is in hospital or on R&R, and when he is back. */
export function awayMen(state: FngState): DeskView['away'] {
  return rosterOf(state).flatMap((man) =>
    man.status === 'hospital' || man.status === 'rAndR'
      ? [
          {
            ...deskMan(state, man),
            status: man.status,
            missions: man.awayMissions,
            back: backWords(tourOf(state), man),
          },
        ]
      : [],
  )
}

/** @returns "after this mission": only missions that are played count, not the one that sent him away (FNG p. 40). */
export function backWords(tour: Tour, { awaySince, awayMissions }: Soldier): string {
  const counts =
    tour.missionId !== null && (awaySince === null || awaySince < tour.halfMonth) && !isPast(tour, 'absences')
  if (!counts) return awayMissions === 1 ? 'after the next mission' : `after ${awayMissions} more missions`
  if (awayMissions === 1) return 'after this mission'
  return awayMissions === 2 ? 'after this mission and the next' : `after this mission and ${awayMissions - 1} more`
}

/** @returns the slots nobody stands in. */
export const openSlots = (state: FngState): DeskView['open'] =>
  billetsInOrder(state)
    .filter((billet) => billet.soldierId === null)
    .map((billet) => ({
      billet: billet.id,
      slot: billetWords(billet.squad, postNames[billet.post]),
      since: sinceShort(billet.openSince ?? tourOf(state).startHalfMonth),
      automatic: billet.automatic,
    }))

/** @returns how many of each squad's paper strength are here and away. */
export function squadStrengths(state: FngState): DeskView['squads'] {
  const status = new Map(state.soldiers.map((man) => [man.id, man.status]))
  const squads = [...new Set(billetsInOrder(state).map((billet) => billet.squad))]
  return squads.map((squad) => {
    const billets = state.billets.filter((billet) => billet.squad === squad)
    const men = billets.flatMap(({ soldierId }) => (soldierId === null ? [] : [status.get(soldierId)]))
    const present = men.filter((one) => one === 'present').length
    return { squad, name: squadShort(squad), present, away: men.length - present, strength: billets.length }
  })
}
