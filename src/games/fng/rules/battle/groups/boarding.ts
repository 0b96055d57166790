import { canFight, figureById, figuresOf, groupById, isUp, leaderOf, membersOf } from '../battle.ts'
import { claimForce, passForce, passGroups } from '../harm/command.ts'
import type { Scene } from '../scene.ts'

/**
 * Who leads others that stay behind hands on his command, once all are aboard (FNG p. 16): nobody takes it over who goes along.
 * With nobody left of them he keeps it.
 */
export function handOnCommand(scene: Scene, boarded: readonly number[]): void {
  const isAnybody = figuresOf(scene.state, 'ours').some(canFight)
  for (const id of boarded) {
    const { groupId } = figureById(scene.state, id)
    if (membersOf(scene.state, groupId).some(canFight)) passGroups(scene, id)
    if (isAnybody) passForce(scene, id)
  }
}

/** Out again, he leads what has no Leader on the table, and takes over the force where he ranks above who commands it (FNG pp. 15, 74). */
export function takeUpCommand(scene: Scene, out: readonly number[]): void {
  for (const id of out) {
    const figure = figureById(scene.state, id)
    if (figure.side !== 'ours' || !isUp(figure)) continue
    const group = groupById(scene.state, figure.groupId)
    if (leaderOf(scene.state, group) === null) scene.patch('groups', group.id, { leaderId: id })
    if (figure.role === 'leader') claimForce(scene, figure)
  }
}
