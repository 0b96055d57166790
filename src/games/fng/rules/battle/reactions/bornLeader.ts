import { hasAttribute, type Figure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'

export const isBornLeader = (state: FngState, figure: Figure): boolean => hasAttribute(state, figure, 'born-leader')

/**
 * Friends within 4" of a Born Leader who take the same test react as he does (FNG p. 5). Distances are not known here:
 * where the form has not said who is near, the player says whether the others are.
 * @param own those who go by themselves: Stars keep their free will.
 * @param near ids within 4" of a Born Leader, where that has been asked.
 * @returns who follows whom: id of a figure, id of the Born Leader.
 */
export function followers(
  scene: Scene,
  takers: readonly Figure[],
  own: ReadonlySet<number>,
  near?: readonly number[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const leader of takers.filter((figure) => isBornLeader(scene.state, figure))) {
    const friends = takers.filter(
      ({ id, side }) => id !== leader.id && side === leader.side && !own.has(id) && !found.has(id),
    )
    const open = friends.filter((friend) => !isBornLeader(scene.state, friend))
    const following = near === undefined ? asked(scene, leader, open) : open.filter(({ id }) => near.includes(id))
    for (const { id } of following) found.set(id, leader.id)
  }
  return found
}

function asked(scene: Scene, leader: Figure, friends: readonly Figure[]): readonly Figure[] {
  if (friends.length === 0) return []
  const names = friends.map(({ name }) => name).join(', ')
  const answer = scene.choose({
    key: 'battle.born-leader',
    subject: leader.id,
    why: `${leader.name} is a Born Leader. Are they within 4" of him and do as he does: ${names}?`,
    options: [
      { value: 'near', label: 'All of them' },
      { value: 'far', label: 'None of them' },
    ],
  })
  return answer === 'near' ? friends : []
}
