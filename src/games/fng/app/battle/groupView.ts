import type { BattleGroupView } from '../../contract/battle.ts'
import {
  activationRep,
  battleOf,
  canFight,
  dieOf,
  leaderOf,
  membersOf,
  type Craft,
  type Figure,
  type Group,
  type Vehicle,
  mayActivate,
} from '../../rules/battle/battle.ts'
import type { GroupSide } from '../../rules/battle/collections.ts'
import { namesOf } from '../../rules/battle/fire/fire.ts'
import { turnsOf, type Turns } from '../../rules/battle/ground/posture.ts'
import { whyNotBrought } from '../../rules/battle/turn/commanders.ts'
import type { FngState } from '../../rules/state.ts'
import { enemyNames } from '../../rules/words.ts'
import { figureView } from './figureView.ts'

const sides: readonly GroupSide[] = ['ours', 'theirs', 'civilian']

/**
 * @param acting the group that acts just now; null for none.
 * @returns all groups, ours first, each with its figures in an order that no hit changes: of ours the leader first, then
 *   the best; the others by number.
 */
export function groupViews(state: FngState, acting: number | null = null): BattleGroupView[] {
  const turns = turnsOf(state)
  return sides.flatMap((side) =>
    state.groups
      .filter((group) => group.side === side && !isCrewGone(state, group))
      .map((group) => groupView(state, group, acting, turns)),
  )
}

/** The crew of an aircraft that has flown home. */
function isCrewGone(state: FngState, group: Group): boolean {
  const figures = state.figures.filter(({ groupId }) => groupId === group.id)
  return figures.length > 0 && figures.every(({ role, status }) => role === 'aircrew' && status === 'left')
}

/** The aircraft that all of a group sit in; undefined where they do not. */
function craftOf(state: FngState, group: Group): Craft | undefined {
  const [first, ...others] = state.figures.filter(({ groupId }) => groupId === group.id)
  const isTogether = others.every(({ aboardId }) => aboardId === first?.aboardId)
  return isTogether ? state.craft.find(({ id }) => id === first?.aboardId) : undefined
}

/** The vehicle that all of a group who are on the table ride in; undefined where they do not. */
function vehicleOf(state: FngState, group: Group): Vehicle | undefined {
  const there = state.figures.filter(({ groupId, status }) => groupId === group.id && status !== 'left')
  const [first, ...others] = there.map(({ vehicleId }) => vehicleId)
  return others.every((id) => id === first) ? state.vehicles.find(({ id }) => id === first) : undefined
}

function groupView(state: FngState, group: Group, acting: number | null, turns: Turns): BattleGroupView {
  const members = membersOf(state, group.id)
  const able = members.some(canFight)
  const figures = state.figures
    .filter((figure) => figure.groupId === group.id)
    .sort(group.side === 'ours' ? bestFirst(group) : byNumber)
  return {
    id: group.id,
    name: group.name,
    side: group.side,
    title: titleOf(state, group),
    sector: group.sector,
    rep: able && group.side !== 'civilian' ? activationRep(state, group) : null,
    ...mayOf(state, group, able, acting === group.id),
    hidden: group.hidden,
    figures: figures.map((figure) => figureView(state, figure, turns)),
  }
}

/** Our men: the leader first, then the best; nobody moves when he is hit. */
const bestFirst =
  (group: Group) =>
  (a: Figure, b: Figure): number =>
    order(group, a.id) - order(group, b.id) || b.rep - a.rep

const order = (group: Group, id: number): number => (group.leaderId === id ? 0 : 1)

/** The others stand by the number that they carry on the table: "E1 2" before "E1 10". */
const byNumber = (a: Figure, b: Figure): number => a.name.localeCompare(b.name, 'en', { numeric: true }) || a.id - b.id

function titleOf(state: FngState, group: Group): string {
  if (group.side === 'civilian') return 'Civilians'
  if (group.side === 'theirs') return battleOf(state).enemy === null ? 'Enemy' : enemyNames[battleOf(state).enemy!]
  return leaderOf(state, group)?.name ?? craftOf(state, group)?.name ?? whoLies(state, group) ?? 'No leader'
}

/** Of a group in which nobody can do anything, who they are: nobody would know them by its letter. */
function whoLies(state: FngState, { id }: Group): string | null {
  const members = membersOf(state, id)
  if (members.length === 0 || members.some(canFight)) return null
  return namesOf(
    state,
    members.map((figure) => figure.id),
  )
}

/** Whether a group may act now (FNG p. 16), as the rules say. */
function mayOf(state: FngState, group: Group, able: boolean, acts: boolean): Pick<BattleGroupView, 'may' | 'state'> {
  const battle = battleOf(state)
  if (group.hidden) return { may: 'Out of sight', state: 'out' }
  if (craftOf(state, group)) return { may: 'In the aircraft', state: 'out' }
  const vehicle = vehicleOf(state, group)
  if (vehicle) return { may: `In ${vehicle.name}`, state: 'out' }
  if (!able) return { may: 'Nobody can act', state: 'out' }
  if (group.side === 'civilian') return { may: 'At the end of the turn', state: 'waits' }
  if (battle.side === null) return { may: 'Between turns', state: 'waits' }
  if (acts) return { may: 'Acts now', state: 'acts' }
  if (group.activated) return { may: 'Has acted', state: 'acted' }
  const die = dieOf(battle, group.side)
  const low = !mayActivate(state, group)
  if (low && group.side === 'ours' && whyNotBrought(state, group) === null)
    return { may: `Not on a ${die}, unless a commander brings it along`, state: 'waits' }
  if (low) return { may: `Not on a ${die}`, state: 'waits' }
  return battle.side === group.side
    ? { may: 'May act now', state: 'may' }
    : { may: 'Acts when its side does', state: 'waits' }
}
