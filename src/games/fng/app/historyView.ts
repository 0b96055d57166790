import type { HistoryHalfMonth, HistoryMission, HistoryView } from '../contract/history.ts'
import { cameOut } from '../rules/aftermath/cameOut.ts'
import { dateName, lastHalfMonth } from '../rules/calendar.ts'
import { isAreaOpen } from '../rules/missions.ts'
import { isStar, rosterOf } from '../rules/people.ts'
import type { FngState, Mission } from '../rules/state.ts'
import { areaNames, missionNames } from '../rules/words.ts'
import type { Stop } from '../../../main/store/walk.ts'

/** A place of the tour, as its history needs it. */
export type Stood = Pick<Stop, 'entry'> & { readonly state: FngState }

/**
 * @param walk the tour from its start to where it stands.
 * @returns the tour half-month by half-month: missions, points, losses, strength.
 */
export function historyView(walk: readonly Stood[]): HistoryView {
  const now = walk.at(-1)?.state
  const tour = now?.tour[0]
  if (!now || !tour) return { halfMonths: [], axis: [], totals: totalsOf([]) }
  const ends = lastStates(walk)
  const reports = statesAtReport(walk)
  const missions = new Map<number, HistoryMission>()
  for (const mission of now.missions.toSorted((a, b) => a.halfMonth - b.halfMonth)) {
    missions.set(mission.halfMonth, missionOf(now, mission, reports.get(mission.id) ?? now))
  }
  const halfMonths = [...ends].map(([halfMonth, state]): HistoryHalfMonth => ({
    halfMonth,
    date: dateName(halfMonth),
    now: halfMonth === tour.halfMonth && tour.phase !== 'over',
    mission: missions.get(halfMonth) ?? null,
    ...platoonOf(state),
  }))
  const first = halfMonths[0]!.halfMonth
  const end = Math.max(halfMonths.at(-1)!.halfMonth, tour.startHalfMonth + tour.tourLength - 1)
  const last = Math.min(end, lastHalfMonth)
  return {
    halfMonths,
    axis: Array.from({ length: last - first + 1 }, (_, i) => ({ halfMonth: first + i, date: dateName(first + i) })),
    totals: totalsOf([...missions.values()]),
  }
}

/** The last state of each half-month, oldest first. A campaign that ran to the end of 1968 stands on the day after it. */
function lastStates(walk: readonly Stood[]): ReadonlyMap<number, FngState> {
  const found = new Map<number, FngState>()
  for (const { state } of walk) {
    const halfMonth = state.tour[0]?.halfMonth
    if (halfMonth !== undefined && halfMonth <= lastHalfMonth) found.set(halfMonth, state)
  }
  return found
}

/** The state in which a mission was reported: who was a Star then is always brought in by his own side (FNG p. 40). */
function statesAtReport(walk: readonly Stood[]): ReadonlyMap<number, FngState> {
  const found = new Map<number, FngState>()
  for (const { entry, state } of walk) {
    const mission = state.tour[0]?.missionId ?? null
    if (entry.step === 'report' && mission !== null) found.set(mission, state)
  }
  return found
}

function missionOf(state: FngState, mission: Mission, reported: FngState): HistoryMission {
  const party = state.party.filter((member) => member.missionId === mission.id && member.fate !== null)
  const count = (out: ReturnType<typeof cameOut>) =>
    party.filter((m) => cameOut(m, isStar(reported, m.soldierId)) === out).length
  // As the points count him (ruling to FNG p. 3).
  const cheated = party.filter((member) => member.cheatedDeath).length
  return {
    id: mission.id,
    type: mission.type && missionNames[mission.type],
    area: isAreaOpen(state, mission) ? '' : areaNames[mission.area],
    eal: mission.eal,
    result: mission.result,
    points: mission.victoryPoints,
    confirmed: killsOf(state, mission, 'confirmedDead'),
    unconfirmed: killsOf(state, mission, 'unconfirmedDead'),
    killed: count('dead'),
    wounded: count('wounded') + cheated,
    missing: count('missing'),
  }
}

/** Of men and of nobody in particular: the tally holds both. What a mission does not reward leaves no item but stays with its man. */
function killsOf(state: FngState, { id }: Mission, event: 'confirmedDead' | 'unconfirmedDead'): number {
  const field = event === 'confirmedDead' ? 'killsConfirmed' : 'killsUnconfirmed'
  const tallied = state.victoryPoints.find((item) => item.missionId === id && item.event === event)?.count ?? 0
  const byMen = state.party.filter((member) => member.missionId === id).reduce((sum, member) => sum + member[field], 0)
  return Math.max(tallied, byMen)
}

function platoonOf(state: FngState): Pick<HistoryHalfMonth, 'strength' | 'averageRep'> {
  const men = rosterOf(state)
  const present = men.filter((man) => man.status === 'present').length
  return {
    strength: { present, away: men.length - present, open: state.billets.length - men.length },
    averageRep: men.length === 0 ? null : men.reduce((sum, man) => sum + man.rep, 0) / men.length,
  }
}

function totalsOf(missions: readonly HistoryMission[]): HistoryView['totals'] {
  const sum = (of: (mission: HistoryMission) => number | null) =>
    missions.reduce((total, mission) => total + (of(mission) ?? 0), 0)
  return {
    missions: missions.length,
    points: sum((one) => one.points),
    confirmed: sum((one) => one.confirmed),
    unconfirmed: sum((one) => one.unconfirmed),
    killed: sum((one) => one.killed),
    wounded: sum((one) => one.wounded),
    missing: sum((one) => one.missing),
  }
}
