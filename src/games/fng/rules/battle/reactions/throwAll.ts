import type { Throw } from '../../../../../main/engine/answers.ts'
import type { HandThrow, Scene } from '../scene.ts'

/** Dice of several figures in one go; where modifiers leave a figure none it is not asked. Same order out as in. */
export function throwAll(scene: Scene, requests: readonly HandThrow[]): Throw[] {
  const throws = scene.diceAll(requests.filter(({ count }) => count > 0)).values()
  return requests.map(({ count }) => (count > 0 ? throws.next().value! : { faces: [], picked: null, by: 'program' }))
}
