import { refuse } from '../../../main/engine/mustBe.ts'
import { isIneffective, isTired } from './fatigue.ts'
import { fitIn, platoonsOf, sentOf, teamsOf } from './forces.ts'
import type { Scene } from './scene.ts'
import type { Force, SnoopinState, Team, Turn } from './state.ts'

/** Who goes out by the orders of a platoon, and who stays (p. 4, 7). */

/** So many squads of a platoon go without points, and no fewer may go; whatever else goes is bought (p. 7). */
export const freeSquads = 2

/** How many squads the orders of a platoon send. */
interface SquadsOut {
  /** So many go without points; null: a scenario says itself who goes, and all that it says go freely. */
  readonly free: number | null
  /** So many must go at least; none where no team can. */
  readonly least: number
}

/** @returns that, for orders of a turn. Where fewer squads than the free ones have a team that can go, those are enough. */
export function squadsOut(state: SnoopinState, turn: Turn, force: number): SquadsOut {
  const ready = readySquads(state, turn, force)
  return turn.random
    ? { free: freeSquads, least: Math.min(freeSquads, ready) }
    : { free: null, least: Math.min(1, ready) }
}

/** Is a platoon kept at home in a turn? */
export const sitsOut = ({ momentum }: SnoopinState, { id }: Pick<Turn, 'id'>, force: number): boolean =>
  momentum.some((one) => one.turnId === id && one.forceId === force && one.sitsOut)

/** May a platoon be kept at home: does another of its side go, or can it? (p. 4) */
export const maySitOut = (state: SnoopinState, turn: Turn, { id, sideId }: Force): boolean =>
  platoonsOf(state).some(
    (other) =>
      other.id !== id &&
      other.sideId === sideId &&
      !sitsOut(state, turn, other.id) &&
      (sentOf(state, turn, other.id).length > 0 || readySquads(state, turn, other.id) > 0),
  )

/** @throws RuleError `bad-input` for a team of another platoon. */
export function mustBeOf(state: SnoopinState, force: Force, team: Team): Team {
  if (!teamsOf(state, force.id).some(({ id }) => id === team.id)) refuse(`${team.name} is of another platoon.`)
  return team
}

/** @throws RuleError `bad-input` for a team that is named twice. */
export function mustGoOnce(teams: readonly Team[]): void {
  const twice = teams.find((team, i) => teams.findIndex(({ id }) => id === team.id) !== i)
  if (twice) refuse(`${twice.name} is sent twice: take it out once.`)
}

/** @throws RuleError `bad-input` for a team that cannot be sent out. */
export function mustBeFielded(state: SnoopinState, turn: Turn, team: Team): void {
  const why = whyStays(state, turn, team)
  if (why !== null) refuse(why)
}

/** May a team be sent out, if it is chosen? */
export const mayGo = (state: SnoopinState, turn: Turn, team: Team): boolean => whyStays(state, turn, team) === null

/** @returns how many squads of a platoon have a team that could be sent besides those that go. */
export const readySquads = (state: SnoopinState, turn: Turn, force: number): number =>
  new Set(teamsOf(state, force).flatMap((team) => (mayGo(state, turn, team) ? [team.squadId] : []))).size

/**
 * @returns the platoon whose orders come next; null where all have theirs. One that is worn out sits the turn out, and is
 * waited for only where nobody can go at all.
 */
export function ordersWaitFor(state: SnoopinState, turn: Turn): Force | null {
  const platoons = platoonsOf(state).filter(({ id }) => !sitsOut(state, turn, id))
  const idle = platoons.filter(({ id }) => sentOf(state, turn, id).length === 0)
  const ready = idle.find(({ id }) => readySquads(state, turn, id) > 0)
  return ready ?? (idle.length === platoons.length ? (platoons[0] ?? null) : null)
}

/** @returns why a team cannot be sent out, in a sentence; null where it can. */
function whyStays(state: SnoopinState, turn: Turn, team: Team): string | null {
  if (state.committed.some(({ turnId, teamId }) => turnId === turn.id && teamId === team.id))
    return `${team.name} goes already.`
  if (isIneffective(state, team)) return `${team.name} is combat ineffective, its Morale below d6: it must rest.`
  return fitIn(state, team.id).length === 0 ? `${team.name} has nobody who is fit.` : null
}

/** Sends a team out; whether it is tired is kept, for it must roll again afterwards. */
export function commit(scene: Scene, turn: Turn, { id }: Team, purchaseId: number | null): void {
  scene.add('committed', { turnId: turn.id, teamId: id, purchaseId, wasFatigued: isTired(scene.state, id) })
}
