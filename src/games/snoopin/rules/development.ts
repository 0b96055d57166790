import { lostInGame } from './casualties.ts'
import { isTired } from './fatigue.ts'
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
export const teamsOut = ({ teams, committed }: SnoopinState, turnId: number): Team[] =>
  teams.filter(({ id }) => committed.some((one) => one.turnId === turnId && one.teamId === id))

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

/** The areas in which a team is built up, as the journal names them. */
export const areaNames: Readonly<Record<TeamArea, string>> = {
  firepower: 'Firepower',
  defence: 'Defence',
  reaction: 'Reaction',
}
