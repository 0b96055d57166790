import type { DeskHalfMonth, DeskLosses } from '../contract/desk.ts'
import { asInBook, laidOver } from '../../../main/engine/houseRules.ts'
import type { Line } from '../../../main/engine/lines.ts'
import type { OutcomeOf, Table } from '../../../main/engine/table.ts'
import { cameOut } from '../rules/aftermath/cameOut.ts'
import { dateName } from '../rules/calendar.ts'
import { soldierById, tourOf } from '../rules/people.ts'
import type { FngState, Mission, PartyMember } from '../rules/state.ts'
import { badMission, disastrousMission, goodMission } from '../rules/tables/aftermath.ts'
import { areaNames, missionNames } from '../rules/words.ts'
import { isPast } from '../rules/turn.ts'

/** As many as the list of the overview may need; the rest stands in the history. */
export const shownHalfMonths = 12

/** @returns the half-months that have seen their Contact test, newest first. */
export function playedHalfMonths(
  state: FngState,
  stops: readonly DeskStop[],
  linesOf: (entry: number) => readonly Line[],
): DeskHalfMonth[] {
  const judged = judgements(stops)
  const tested = stops.flatMap(({ step, state: { tour } }) =>
    step === 'testForContact' && tour[0] ? [tour[0].halfMonth] : [],
  )
  const known = new Set([...tested, ...state.missions.map((mission) => mission.halfMonth)])
  return [...known]
    .sort((a, b) => b - a)
    .slice(0, shownHalfMonths)
    .map((halfMonth) => {
      const mission = state.missions.find((one) => one.halfMonth === halfMonth)
      const entry = mission && judged.get(mission.id)
      const lines = entry === undefined ? [] : linesOf(entry)
      return {
        halfMonth,
        date: dateName(halfMonth),
        mission: mission ? missionView(state, mission, lines) : null,
      }
    })
}

/** The entry in which each mission was judged. */
const judgements = (stops: readonly DeskStop[]): ReadonlyMap<number, number> =>
  new Map(
    stops.flatMap(({ step, entry, state }): [number, number][] => {
      const missionId = state.tour[0]?.missionId ?? null
      return step === 'judgeMission' && missionId !== null ? [[missionId, entry]] : []
    }),
  )

function missionView(state: FngState, mission: Mission, lines: readonly Line[]): NonNullable<DeskHalfMonth['mission']> {
  const { id, type, area, victoryPoints, result } = mission
  const name = areaNames[area]
  return {
    id,
    type: type && missionNames[type],
    area: name.charAt(0).toUpperCase() + name.slice(1),
    victoryPoints,
    result,
    consequence: consequenceOf(lines),
    losses: hasRecovered(state, mission) ? lossesOf(state, mission) : null,
  }
}

/** Of this half-month's mission nothing is known before recovery. */
function hasRecovered(state: FngState, mission: Mission): boolean {
  const tour = tourOf(state)
  return tour.missionId !== mission.id || tour.phase === 'over' || isPast(tour, 'recovery')
}

/** @returns what a mission cost the platoon, by what has become of the men since. */
export function lossesOf(state: FngState, mission: Mission): DeskLosses {
  const count = { killed: 0, missing: 0, sentHome: 0, wounded: 0 }
  for (const member of state.party.filter((one) => one.missionId === mission.id)) {
    const fate = fateOf(state, mission, member)
    if (fate !== null) count[fate] += 1
  }
  return count
}

function fateOf(state: FngState, mission: Mission, member: PartyMember): keyof DeskLosses | null {
  const man = soldierById(state, member.soldierId)
  if (man.left === mission.halfMonth) {
    if (man.status === 'dead') return 'killed'
    if (man.status === 'missing') return 'missing'
    if (man.status === 'sentHome') return 'sentHome'
  }
  // Whoever was not brought back has been counted as missing, unless he was the Star, who always is.
  return cameOut(member, true) === 'wounded' ? 'wounded' : null
}

/** What a good, bad or disastrous mission brought, as short as a cell of the list. */
const words = {
  good: {
    medalDie: 'a die more for medals',
    nextReplacementBetter: 'a better replacement',
    replacementDie: 'HQ takes note',
    extraItem: 'an extra item',
    cakeWalk: 'cake walk next',
    standDown: 'stand-down',
  } satisfies Record<OutcomeOf<typeof goodMission>, string>,
  bad: {
    noMedals: 'no medals',
    replacementsRep3: 'replacements are REP 3',
    replacementDie: 'HQ takes note',
    rAndR: 'old hands on R&R',
    noRepIncrease: 'no better REP',
  } satisfies Record<OutcomeOf<typeof badMission>, string>,
  disastrous: {
    noReplacements: 'no replacements',
    replacementsRep3: 'replacements are REP 3',
    noRepIncrease: 'no better REP',
    leaderRelieved: 'leader relieved',
    leadersRelieved: 'leaders relieved',
  } satisfies Record<OutcomeOf<typeof disastrousMission>, string>,
}
const brought: readonly {
  readonly table: Table
  readonly words: Readonly<Record<string, string>>
}[] = [
  { table: goodMission, words: words.good },
  { table: badMission, words: words.bad },
  { table: disastrousMission, words: words.disastrous },
]

function consequenceOf(lines: readonly Line[]): string | null {
  for (const { table, words } of brought) {
    const line = lines.find((one) => one.table === table.id && one.row !== null)
    if (line) return words[String(laidOver(table, line.house ?? asInBook).rows[line.row!]?.outcome)] ?? null
  }
  return null
}

/** An entry on the way here, and what the desk needs of the state right after it. */
export interface DeskStop {
  readonly entry: number
  readonly step: string
  readonly state: Pick<FngState, 'tour'>
}
