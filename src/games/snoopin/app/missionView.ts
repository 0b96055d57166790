import { rowIn } from '../../../main/engine/state.ts'
import { capital } from '../../../main/sheets/phrases.ts'
import type { GoingTeam, MissionData, MissionText, PlatoonOrders, SideMission } from '../contract/mission.ts'
import { missionOf, partsOf, shareOf } from '../rules/missions.ts'
import { isIneffective } from '../rules/fatigue.ts'
import type { Force, Mission, Side, SnoopinState, Squad, Team, Turn } from '../rules/state.ts'
import { mission as missions } from '../rules/tables/mission.ts'
import { vpVc } from '../rules/tables/victory.ts'
import { momentumView } from './momentumView.ts'
import { nameIn, words } from './outcomeWords.ts'
import { leaderOf } from '../rules/leaders.ts'
import { fatigueBy, fatigueNames } from './fatigueWords.ts'
import { fitIn, isOnTableOf, platoonsOf, playerOf, teamsOf } from '../rules/forces.ts'
import { mayGo, maySitOut, ordersWaitFor, sitsOut, squadsOut } from '../rules/goingOut.ts'
import { ofTurn, squadsOf, turnUnderWay } from './who.ts'

/** @param holder the side whose player looks; null: what anybody may see. @returns missions, and who goes for them. */
export function missionView(state: SnoopinState, holder: number | null): MissionData {
  const turn = turnUnderWay(state)
  return {
    turn: turn?.number ?? null,
    random: turn?.random ?? true,
    part: state.tour[0]?.part ?? 'start',
    scenario: turn?.scenario ?? '',
    missions: turn === null ? [] : sidesWithMission(state, turn).map((side) => sideMission(state, turn, side, holder)),
    platoons: turn === null ? [] : platoonsOf(state).map((force) => ordersView(state, turn, force)),
  }
}

/** Regulars draw one; of a scenario any side may have one. */
const sidesWithMission = (state: SnoopinState, turn: Turn): Side[] =>
  state.sides.filter(({ id, kind }) => (turn.random && kind === 'regulars') || missionOf(state, turn, id) !== undefined)

function sideMission(state: SnoopinState, turn: Turn, { id, name, player }: Side, holder: number | null): SideMission {
  const mission = missionOf(state, turn, id)
  const sealed = mission?.known === null
  const isOpen = mission !== undefined && (!sealed || holder === id)
  return {
    ...{ side: id, name, player, sealed },
    drawn: mission !== undefined,
    text: isOpen ? missionText(state, turn, mission) : null,
    digest: mission === undefined || mission.digest === '' ? null : mission.digest,
    achieved: mission?.achieved ?? null,
  }
}

/** Only for who may know it. */
function missionText(state: SnoopinState, turn: Turn, { mission, known, sideId }: Mission): MissionText {
  const key = known ?? mission
  const row = turn.random ? missions.rows.find(({ outcome }) => outcome === key) : undefined
  const ifItFails = failureWords(state, sideId)
  if (!row) return { key, name: key, deployment: '', half: '', parts: [], ifItFails, face: null }
  const wide = row.gives.wideInches !== null && state.tour[0]?.blockingInches === row.gives.wideInches
  return {
    ...{ key, ifItFails, face: row.from },
    name: nameIn(words.mission, key),
    deployment: wide ? `within ${row.gives.wideInches}" of your own table edge` : withoutBrackets(row.cells.deployment),
    half: halfWords(state, turn, sideId, row.gives.share),
    parts: partsOf(row).map(capital),
  }
}

/** @returns "11 of 22 figures": the share of a force that a mission asks for, once it is known who goes. */
function halfWords(state: SnoopinState, turn: Turn, side: number, share: number | null): string {
  if (share === null) return ''
  const own = new Set(platoonsOf(state).flatMap((force) => (force.sideId === side ? [force.id] : [])))
  const figures = state.men.filter(isOnTableOf(state, turn)).filter(({ forceId }) => own.has(forceId)).length
  return figures === 0 ? 'of the figures that will go' : shareOf(share, figures)
}

/** The other scale of figures stands in brackets. */
const withoutBrackets = (words: string): string => words.replace(/ \(.*\)$/, '')

function failureWords(state: SnoopinState, side: number): string {
  const others = state.sides.find(({ id, kind }) => id !== side && kind === 'insurgents')
  return others ? `${others.name} score ${vpVc.rows.find(({ key }) => key === 'objectiveFailed')!.gives.points}` : ''
}

/** @returns what a platoon has to give orders with, and what it has ordered. */
function ordersView(state: SnoopinState, turn: Turn, force: Force): PlatoonOrders {
  const momentum = momentumView(state, turn, force.id)
  const going = new Map(ofTurn(state.committed, turn).map((row) => [row.teamId, row]))
  const teams = teamsOf(state, force.id)
  const waits = ordersWaitFor(state, turn)?.id === force.id
  const home = sitsOut(state, turn, force.id)
  const { free: freeSquads, least: leastSquads } = squadsOut(state, turn, force.id)
  const given = !waits && (home || teams.some(({ id }) => going.has(id)) || leastSquads === 0)
  const goes = ({ id }: Team): GoingTeam['goes'] => {
    const row = going.get(id)
    if (row === undefined) return 'no'
    if (row.purchaseId === null) return 'free'
    return rowIn(state.purchases, row.purchaseId)?.squadId === null ? 'bought' : 'squad'
  }
  return {
    ...{ force: force.id, name: force.name, player: playerOf(state, force), given },
    ...{ freeSquads, leastSquads },
    sitsOut: home,
    maySitOut: !given && maySitOut(state, turn, force),
    ...{ rolled: momentum.rolled, spent: momentum.spent, left: momentum.left },
    squads: squadsOf(state, force.id).map((squad) => squadView(state, turn, squad, goes)),
    assets: momentum.assets,
    teamPrice: momentum.teamPrice,
    squadPrice: momentum.squadPrice,
    figures: state.men.filter(isOnTableOf(state, turn)).filter(({ forceId }) => forceId === force.id).length,
  }
}

const squadView = (
  state: SnoopinState,
  turn: Turn,
  squad: Squad,
  goes: (team: Team) => GoingTeam['goes'],
): PlatoonOrders['squads'][number] => ({
  ...{ id: squad.id, name: squad.name },
  leader: leaderOf(state, { squadId: squad.id })?.name ?? '',
  beside: state.men.filter(({ squadId, teamId, status }) => squadId === squad.id && teamId === null && status === 'fit')
    .length,
  teams: state.teams
    .filter(({ squadId }) => squadId === squad.id)
    .map((team) => ({
      ...{ id: team.id, name: team.name, troopQuality: team.troopQuality, goes: goes(team) },
      leader: leaderOf(state, { teamId: team.id })?.name ?? '',
      fit: fitIn(state, team.id).length,
      ...{ fatigue: fatigueNames(state, team), tired: fatigueBy(state, team) },
      ...{ ineffective: isIneffective(state, team), mayGo: mayGo(state, turn, team) },
    })),
})
