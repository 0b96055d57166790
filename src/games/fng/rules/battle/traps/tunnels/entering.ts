import { figureById, hasAttribute, membersOf, type Figure } from '../../battle.ts'
import { newGroup } from '../../groups/regroup.ts'
import { movers } from '../../ground/movers.ts'
import type { FngState } from '../../../state.ts'
import { comesAway } from '../../ground/cover.ts'
import type { Scene } from '../../scene.ts'

/** Who may go down: ours, with the move for it; Cowards never (FNG pp. 5, 65). */
export const mayEnter = (state: FngState): Figure[] =>
  movers(state).filter((figure) => figure.side === 'ours' && !hasAttribute(state, figure, 'coward'))

/** They are below, a group of their own from now on (FNG p. 65). */
export function goBelow(scene: Scene, ids: readonly number[]): void {
  const figures = ids.map((id) => figureById(scene.state, id))
  const own = membersOf(scene.state, figures[0]!.groupId)
  if (own.length > figures.length || own.some(({ id }) => !ids.includes(id))) newGroup(scene, figures)
  for (const id of ids)
    scene.patch('figures', id, { inTunnel: true, moved: true, fastMoving: false, prone: false, ...comesAway })
}
