import { passes } from './qualityTest.ts'
import type { Die, SnoopinState, Team, TeamArea } from './state.ts'

/** Dice of quality, from the lowest: "die type up" goes from left to right. */
export const ladder: readonly Die[] = [6, 8, 10, 12]

/** @returns the die so many types higher, or lower by less than none; never beyond the ends of the ladder. */
export function shifted(die: number, by: number): Die {
  const at = ladder.findIndex((one) => one === die)
  return ladder[Math.max(0, Math.min(ladder.length - 1, at + by))]!
}

/** What a team bears of its Combat Fatigue: results add up, each is a step (p. 10-18). */
export interface FatigueCount {
  /** Defence dice that are one type lower, not below D6. */
  readonly defence: number
  readonly firepower: number
  readonly morale: number
  readonly reactions: number
  /** Loss of Edge: its developments bring nothing. */
  readonly edge: number
  /** So much higher is its combat stress level. */
  readonly fatigued: number
}

/** @returns how many of each result a team bears. */
export function fatigueOf({ fatigues }: Pick<SnoopinState, 'fatigues'>, team: number): FatigueCount {
  const count = { defence: 0, firepower: 0, morale: 0, reactions: 0, edge: 0, fatigued: 0 }
  for (const { teamId, key } of fatigues) if (teamId === team) count[key as keyof FatigueCount] += 1
  return count
}

export const isTired = ({ fatigues }: Pick<SnoopinState, 'fatigues'>, team: number): boolean =>
  fatigues.some(({ teamId }) => teamId === team)

/** The leadership development by which a team tests to set its fatigue aside until the game is over (p. 10-18). */
export const setsFatigueAside = 'unfuckYourself'

/** Has a team passed that test in the game under way? */
export const isSetAside = ({ tour: [tour], uses }: SnoopinState, team: number): boolean =>
  tour?.part === 'game' &&
  uses.some(
    ({ turnId, teamId, key, face }) =>
      turnId === tour.turnId && teamId === team && key === setsFatigueAside && face !== null && face >= passes,
  )

/** @returns what of its fatigue a team bears now: nothing while it is set aside. */
const borneBy = (state: SnoopinState, team: number): FatigueCount =>
  fatigueOf(isSetAside(state, team) ? { fatigues: [] } : state, team)

export const hasLostEdge = (state: SnoopinState, team: number): boolean => borneBy(state, team).edge > 0

/** Its Morale is below D6: it may not be fielded. */
export const isIneffective = (state: SnoopinState, { id, morale }: Pick<Team, 'id' | 'morale'>): boolean =>
  ladder.findIndex((one) => one === morale) < fatigueOf(state, id).morale

/** @returns the rank that works: none under Loss of Edge. */
export const rankOf = (state: SnoopinState, team: Team, area: TeamArea): number =>
  hasLostEdge(state, team.id) ? 0 : team[area]

/** A die of a team as it counts. */
export interface TeamDie {
  readonly sides: Die
  /** Without its fatigue it would have so many; null: as it is. */
  readonly from: Die | null
}

/** The dice of a team, by its ranks and by its fatigue. */
interface TeamDice {
  readonly troopQuality: TeamDie
  readonly morale: TeamDie
  /** For Reaction rolls: one type higher of rank 3, one lower for each Degraded Reactions. */
  readonly reaction: TeamDie
  /** For Firepower and Close Combat: one type higher of rank 3. So many dice of it are one type lower. */
  readonly firepower: TeamDie
  readonly lowerFirepower: number
  readonly defence: TeamDie
  readonly lowerDefence: number
}

const lowered = (die: number, by: number): TeamDie => {
  const before = shifted(die, 0)
  const now = shifted(before, -by)
  return { sides: now, from: now === before ? null : before }
}

/** @returns the dice of a team as ranks and fatigue leave them. */
export function diceOf(state: SnoopinState, team: Team): TeamDice {
  const tired = borneBy(state, team.id)
  const by = (area: TeamArea) => shifted(team.troopQuality, rankOf(state, team, area) >= 3 ? 1 : 0)
  const [firepower, defence] = [by('firepower'), by('defence')]
  return {
    troopQuality: lowered(team.troopQuality, 0),
    morale: lowered(team.morale, tired.morale),
    reaction: lowered(by('reaction'), tired.reactions),
    firepower: lowered(firepower, 0),
    lowerFirepower: firepower > 6 ? tired.firepower : 0,
    defence: lowered(defence, 0),
    lowerDefence: defence > 6 ? tired.defence : 0,
  }
}
