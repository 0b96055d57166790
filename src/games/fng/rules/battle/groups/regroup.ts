import { canFight, figureById, groupById, membersOf, type Figure, type Group } from '../battle.ts'
import type { GroupSide } from '../collections.ts'
import { bySeniority, passGroups } from '../harm/command.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { refuse } from '../refuse.ts'

/**
 * Figures become a group of their own, led by the most senior of them.
 * @returns its id.
 * @throws RuleError `bad-input` where some have acted and some have not, or where both sides are named.
 */
export function newGroup(scene: Scene, figures: readonly Figure[]): number {
  const from = groupsOfAll(scene.state, figures)
  mustAgree(from)
  const [first] = from
  const squads = new Set(from.map(({ squad }) => squad))
  const id = scene.add('groups', {
    side: first!.side,
    name: nextName(scene.state, first!.side),
    squad: squads.size === 1 ? first!.squad : null,
    leaderId: null,
    sector: first!.sector,
    strength: 0,
    activated: first!.activated,
    unseenTurns: first!.unseenTurns,
    hidden: false,
  })
  move(scene, figures, id)
  return id
}

/**
 * Figures join a group of their side; a senior Leader among them takes command of it (FNG pp. 14-15).
 * @returns its id.
 */
export function joinGroup(scene: Scene, figures: readonly Figure[], groupId: number): number {
  mustAgree([groupById(scene.state, groupId), ...groupsOfAll(scene.state, figures)])
  move(
    scene,
    figures.filter((figure) => figure.groupId !== groupId),
    groupId,
  )
  return groupId
}

const groupsOfAll = (state: FngState, figures: readonly Figure[]): Group[] =>
  [...new Set(figures.map(({ groupId }) => groupId))].map((id) => groupById(state, id))

/** Who has acted this turn would act again with those who have not. */
function mustAgree(groups: readonly Group[]): void {
  if (new Set(groups.map(({ side }) => side)).size > 1) refuse('They are not of one side.')
  if (new Set(groups.map(({ activated }) => activated)).size > 1)
    refuse('Some of them have acted this turn and some have not: join them when both have.')
}

/** Each group keeps the strength it began with for those who stay: at half of it a unit is weak (FNG p. 112). */
function move(scene: Scene, figures: readonly Figure[], to: number): void {
  for (const { id, groupId } of figures) {
    const from = groupById(scene.state, groupId)
    const target = groupById(scene.state, to)
    const share = Math.min(1, from.strength)
    scene.patch('groups', from.id, { strength: from.strength - share })
    scene.patch('groups', to, { strength: target.strength + share })
    scene.patch('figures', id, { groupId: to })
    passGroups(scene, id)
  }
  for (const { id } of groupsLeftEmpty(scene.state, figures, to)) takeAlong(scene, id, to)
  giveLeader(scene, to)
}

/** Groups in which nobody is left who could fight. */
const groupsLeftEmpty = (state: FngState, figures: readonly Figure[], to: number): Group[] =>
  groupsOfAll(state, figures).filter(({ id }) => id !== to && !membersOf(state, id).some(canFight))

/** The fallen of a group that is no more belong to the one that took its men, and so does what it began with. */
function takeAlong(scene: Scene, from: number, to: number): void {
  for (const { id } of membersOf(scene.state, from)) scene.patch('figures', id, { groupId: to })
  const { strength } = groupById(scene.state, from)
  scene.patch('groups', to, { strength: groupById(scene.state, to).strength + strength })
  scene.patch('groups', from, { strength: 0 })
  for (const place of scene.state.structures)
    if (place.groupId === from) scene.patch('structures', place.id, { groupId: to })
}

function giveLeader(scene: Scene, groupId: number): void {
  const group = groupById(scene.state, groupId)
  const leader = group.leaderId === null ? null : figureById(scene.state, group.leaderId)
  const members = membersOf(scene.state, groupId).filter(canFight)
  const present = leader !== null && canFight(leader) && leader.groupId === groupId ? [leader] : []
  const [best] = [...present, ...members].sort(bySeniority(scene.state))
  if (best?.id !== group.leaderId) scene.patch('groups', groupId, { leaderId: best?.id ?? null })
}

/** Ours by the next free letter, theirs E1, E2, civilians V1. */
function nextName(state: FngState, side: GroupSide): string {
  const taken = new Set(state.groups.map(({ name }) => name))
  const names = side === 'ours' ? Array.from({ length: 26 }, (_, i) => String.fromCharCode('A'.charCodeAt(0) + i)) : []
  const prefix = side === 'theirs' ? 'E' : side === 'civilian' ? 'V' : 'G'
  const numbered = Array.from({ length: taken.size + 1 }, (_, i) => `${prefix}${i + 1}`)
  return [...names, ...numbered].find((name) => !taken.has(name))!
}
