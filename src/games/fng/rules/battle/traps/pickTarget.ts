import { explainDice } from '../../../../../main/engine/lines.ts'
import { aboutFigure, groupsOf, hasAttribute, isUp, membersOf, type Figure, type Group } from '../battle.ts'
import { drawFrom } from '../drawFrom.ts'
import { highestOf } from '../events/highest.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'

/** Men of ours above ground who may step on something. */
export const walkersIn = (state: FngState, groupId: number): Figure[] =>
  membersOf(state, groupId).filter((figure) => isUp(figure) && !figure.inTunnel)

/** @returns groups of ours above ground with somebody on his feet. */
export const groupsAbove = (state: FngState): Group[] =>
  groupsOf(state, 'ours').filter(({ id }) => walkersIn(state, id).length > 0)

/**
 * Who meets the trap of a Random Event (FNG p. 65): a die for each group, then one for each man in it, two for whoever
 * walks point. A Trap Finder of that group is always the man (p. 6, ruling).
 *
 * @param onPoint ids of those who walk point.
 * @returns null where nobody is there.
 */
export function pickTarget(scene: Scene, onPoint: readonly number[]): Figure | null {
  const group = highestOf(scene, groupsAbove(scene.state), 'Which group meets the trap')
  if (!group) return null
  const men = walkersIn(scene.state, group.id)
  const finders = men.filter((man) => hasAttribute(scene.state, man, 'trap-finder'))
  if (finders.length === 0) return highestMan(scene, men, onPoint)
  const ids = finders.map(({ id }) => id)
  const why = 'Which Trap Finder meets it'
  const drawn = drawFrom(scene, ids, { key: 'battle.trap-finder', subject: group.id, why })
  const finder = finders.find(({ id }) => id === drawn)!
  scene.note(`${finder.name}, Trap Finder, comes upon it.`, { about: aboutFigure(finder), page: 6 })
  return finder
}

/** The highest die, ties among themselves again (ruling to FNG p. 65). */
function highestMan(scene: Scene, men: readonly Figure[], onPoint: readonly number[]): Figure {
  let left = men
  while (left.length > 1) {
    const throws = scene.diceAll(
      left.map(({ id, name }) => ({
        key: 'battle.trap-target',
        subject: id,
        count: onPoint.includes(id) ? 2 : 1,
        why: `Who meets the trap: ${name}${onPoint.includes(id) ? ', on point' : ''}`,
      })),
    )
    const scores = throws.map(({ faces }) => Math.max(...faces))
    throws.forEach((thrown, i) => {
      scene.say(explainDice(`${left[i]!.name}: ${scores[i]!}.`, thrown, { page: 65, score: scores[i]! }))
    })
    const best = Math.max(...scores)
    left = left.filter((_, i) => scores[i] === best)
  }
  return left[0]!
}
