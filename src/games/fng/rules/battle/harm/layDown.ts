import type { Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'

/**
 * What ends for whoever goes down or leaves: his work, his speed, his melee, his hold on a wounded man (FNG pp. 17, 38).
 * @returns the columns of his own; those of others are set.
 */
export function layDown(scene: Scene, figure: Figure) {
  if (figure.carries !== null) scene.patch('figures', figure.carries, { carried: false })
  for (const other of scene.state.figures)
    if (other.matchedWith === figure.id) scene.patch('figures', other.id, { matchedWith: null })
  return {
    carries: null,
    matchedWith: null,
    busy: null,
    busyWith: null,
    busySince: null,
    busyLeft: null,
    fastMoving: false,
    mayReturnFire: false,
    mayCharge: false,
    leaving: false,
    fleeing: false,
  } as const
}

/** Whoever carries him lets go: he is up again, taken, or off the table. */
export function freeFromCarrier(scene: Scene, figure: Figure): void {
  if (!figure.carried) return
  for (const { id, carries } of scene.state.figures)
    if (carries === figure.id) scene.patch('figures', id, { carries: null })
  scene.patch('figures', figure.id, { carried: false })
}
