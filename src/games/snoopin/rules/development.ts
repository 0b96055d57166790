import { rowIn } from '../../../main/engine/state.ts'
import { lostInGame } from './casualties.ts'
import { isTired } from './fatigue.ts'
import { ranksAreSealed, sideOfTeam } from './kept.ts'
import type { Development, SnoopinState, Team, TeamArea } from './state.ts'

/** What a team did in the game, as its players say. */
export interface Conduct {
  readonly engaged: boolean
  readonly wasEngaged: boolean
  readonly abandoned: boolean
}

/** Ranks go so far (p. 10-18). */
export const highestRank = 3

/** @returns the teams that go in a turn, in the order of their ids. */
export const teamsOut = ({ teams, committed }: SnoopinState, turnId: number): Team[] => {
  const out = teamsIn(committed, turnId)
  return teams.filter(({ id }) => out.has(id))
}

/** @returns the teams that went out and have not been developed yet. */
export const undeveloped = (state: SnoopinState, turnId: number): Team[] => {
  const done = teamsIn(state.conduct, turnId)
  return teamsOut(state, turnId).filter(({ id }) => !done.has(id))
}

/** Read once, not once a team: these rows grow with every turn. */
const teamsIn = (rows: readonly { readonly turnId: number; readonly teamId: number }[], turn: number): Set<number> =>
  new Set(rows.flatMap(({ turnId, teamId }) => (turnId === turn ? [teamId] : [])))

/**
 * Where ranks are sealed each regular side develops its own teams, so that no player sees the dice of the other.
 * @param named by an input; null where it names none.
 * @returns the side whose teams are developed; null: all teams at once. Undefined where one must be named.
 */
export function developingSide(state: SnoopinState, named: number | null): number | null | undefined {
  if (!ranksAreSealed(state)) return null
  if (named !== null) return named
  const regulars = state.sides.filter(({ kind }) => kind === 'regulars')
  return regulars.length === 1 ? regulars[0]!.id : undefined
}

/** Did it go out tired? Then it rolls on Combat Fatigue again, whatever else comes (continuous combat). */
export const wentTired = ({ committed }: SnoopinState, team: number, turnId: number): boolean =>
  committed.some((one) => one.turnId === turnId && one.teamId === team && one.wasFatigued)

/**
 * @param conduct null while it has not been said: then only what is known besides counts.
 * @returns why a team may not roll on Unit Development, in a sentence; empty where it may (p. 10-18).
 */
export function barredBy(state: SnoopinState, { id, name }: Team, turnId: number, conduct: Conduct | null): string {
  if (lostInGame(state, id, turnId)) return `${name} lost a man killed or captured.`
  if (conduct === null) return ''
  if (conduct.abandoned) return `${name} abandoned its casualties.`
  if (!conduct.engaged) return `${name} caused no hostile casualties.`
  return conduct.wasEngaged ? '' : `No hostile unit engaged ${name}.`
}

/** @returns the tired teams that sit a turn out, and recuperate. */
export const restingTeams = (state: SnoopinState, turnId: number): Team[] => {
  const out = new Set(teamsOut(state, turnId).map(({ id }) => id))
  return state.teams.filter(({ id }) => !out.has(id) && isTired(state, id))
}

/** @returns the developments of a kind that a team holds. */
export const heldBy = ({ developments }: SnoopinState, team: number, kind: Development['kind']): Development[] =>
  developments.filter((one) => one.teamId === team && one.kind === kind)

/**
 * @returns "Firepower rank 2": what a result of Unit Development brought a team in a turn, as its later results tell; null of a
 * result that is no rank.
 */
export function rankWords(
  { teams, conduct }: SnoopinState,
  team: number,
  turnId: number,
  result: string,
): string | null {
  if (!(result in teamAreaNames)) return null
  const area = result as TeamArea
  const later = conduct.filter((one) => one.teamId === team && one.turnId > turnId && one.result === area).length
  const now = rowIn(teams, team)?.[area] ?? 0
  return rankOfArea(area, Math.max(1, now - later))
}

export const rankOfArea = (area: TeamArea, rank: number): string => `${teamAreaNames[area]} rank ${rank}`

/** @returns the side whose teams are developed next, where each develops its own; null where all are at once, or have been. */
export function developsNext(state: SnoopinState, turnId: number): number | null {
  const [team] = ranksAreSealed(state) ? undeveloped(state, turnId) : []
  return team ? sideOfTeam(state, team.id) : null
}

/** The areas in which a team is built up, as the journal names them. */
export const teamAreaNames: Readonly<Record<TeamArea, string>> = {
  firepower: 'Firepower',
  defence: 'Defence',
  reaction: 'Reaction',
}

export const teamAreas = Object.keys(teamAreaNames) as readonly TeamArea[]
