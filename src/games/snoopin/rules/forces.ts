import { refuse } from '../../../main/engine/mustBe.ts'
import { rowById, rowIn } from '../../../main/engine/state.ts'
import { bookRules } from '../../../main/engine/system.ts'
import { givenBy, insurgencyOf } from './insurgency.ts'
import type { Force, Man, Side, SnoopinState, Team, Turn } from './state.ts'

/** Who is whose, and who is on the table. All read the state and change nothing. */

const sideOf = (state: SnoopinState, { sideId }: Pick<Force, 'sideId'>): Side => rowById(state.sides, sideId, 'side')

/** @returns who plays a force: its own player, else whoever plays its side. */
export const playerOf = ({ sides }: SnoopinState, { player, sideId }: Pick<Force, 'player' | 'sideId'>): string =>
  player === '' ? (rowIn(sides, sideId)?.player ?? '') : player

export const isPlatoon = (state: SnoopinState, force: Pick<Force, 'sideId'>): boolean =>
  sideOf(state, force).kind === 'regulars'

/** @returns the platoons of regular sides, in the order in which they were added. */
export const platoonsOf = (state: SnoopinState): Force[] => state.forces.filter((force) => isPlatoon(state, force))

/** @throws RuleError `bad-input` for an insurgency. */
export function mustBePlatoon(state: SnoopinState, id: number): Force {
  const force = rowById(state.forces, id, 'force')
  if (!isPlatoon(state, force))
    refuse(`${force.name} is no platoon: insurgents have no squads, no momentum and no orders.`)
  return force
}

export function teamsOf({ squads, teams }: SnoopinState, force: number): Team[] {
  const own = new Set(squads.filter(({ forceId }) => forceId === force).map(({ id }) => id))
  return teams.filter(({ squadId }) => own.has(squadId))
}

export const fitIn = ({ men }: SnoopinState, team: number): Man[] =>
  men.filter(({ teamId, status }) => teamId === team && status === 'fit')

/** @returns a platoon's teams that its orders send out. */
export function sentOf(state: SnoopinState, { id: turnId }: Turn, force: number): Team[] {
  const sent = new Set(state.committed.filter((one) => one.turnId === turnId).map(({ teamId }) => teamId))
  return teamsOf(state, force).filter(({ id }) => sent.has(id))
}

/** @returns the platoons that are in a turn's game: those that send a team, or all of a side that sends nobody. */
export function platoonsOut(state: SnoopinState, turn: Turn): Force[] {
  const goes = ({ id }: Force) => sentOf(state, turn, id).length > 0
  const platoons = platoonsOf(state)
  const sides = new Set(platoons.filter(goes).map(({ sideId }) => sideId))
  return platoons.filter((force) => goes(force) || !sides.has(force.sideId))
}

/** Men of the teams that went, leaders of squads that went as such, and who came along from the headquarters. */
export const isOnTable = (state: SnoopinState, turn: Turn, man: Man): boolean => isOnTableOf(state, turn)(man)

/** @returns the same for a man: what went is read once for all of them. */
export function isOnTableOf(state: SnoopinState, { id: turnId }: Turn): (man: Man) => boolean {
  const sent = state.committed.filter((one) => one.turnId === turnId)
  const teams = new Set(sent.map(({ teamId }) => teamId))
  const along = new Set(state.accompanying.flatMap((one) => (one.turnId === turnId ? [one.manId] : [])))
  // A team that was bought alone goes without the leader of its squad.
  const alone = new Set(state.purchases.filter(({ squadId }) => squadId === null).map(({ id }) => id))
  const asSquad = new Set(
    sent.flatMap(({ teamId, purchaseId }) => (purchaseId !== null && alone.has(purchaseId) ? [] : [teamId])),
  )
  const squads = new Set(state.teams.flatMap(({ id, squadId }) => (asSquad.has(id) ? [squadId] : [])))
  return ({ id, status, teamId, squadId }) =>
    status === 'fit' && (teamId !== null ? teams.has(teamId) : squadId === null ? along.has(id) : squads.has(squadId))
}

/** What all Local Force units have by the second rank of Troops, whatever the force is rated (p. 20). */
function builtUp(state: SnoopinState, force: number): number {
  const { rank, quality } = givenBy(bookRules, 'troops2')
  return (insurgencyOf(state, force)?.troops ?? 0) >= rank ? quality : 0
}

/** @returns the best Troop Quality die among the units that a side deploys (p. 7). */
export function bestDie(state: SnoopinState, turn: Turn, side: number): number {
  const out = platoonsOut(state, turn)
  const forces = state.forces.filter(
    (force) => force.sideId === side && (!isPlatoon(state, force) || out.includes(force)),
  )
  const dice = forces.flatMap((force) => {
    const teams = sentOf(state, turn, force.id).map(({ troopQuality }) => troopQuality)
    return teams.length > 0 ? teams : [Math.max(force.troopQuality, builtUp(state, force.id))]
  })
  return Math.max(...dice)
}
