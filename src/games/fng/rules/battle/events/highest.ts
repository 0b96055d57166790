import { explainDice } from '../../../../../main/engine/lines.ts'
import type { Scene } from '../scene.ts'

interface Candidate {
  /** Id that its die is matched by. */
  readonly id: number
  readonly name: string
}

/**
 * A die for each, the highest has it, ties roll again among themselves (rulings to FNG pp. 70-71).
 * @returns null where there is nobody.
 */
export function highestOf<C extends Candidate>(scene: Scene, candidates: readonly C[], why: string): C | null {
  let left = candidates
  while (left.length > 1) {
    const throws = scene.diceAll(
      left.map(({ id, name }) => ({ key: 'battle.highest', subject: id, count: 1, why: `${why}: ${name}` })),
    )
    const best = Math.max(...throws.map(({ faces }) => faces[0]!))
    throws.forEach((thrown, i) => {
      scene.say(explainDice(`${left[i]!.name}: ${thrown.faces[0]}.`, thrown, { page: 70 }))
    })
    left = left.filter((_, i) => throws[i]!.faces[0] === best)
  }
  return left[0] ?? null
}
