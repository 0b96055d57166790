import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'

/**
 * Both sides have finished: what lasts runs out, statuses that end with the turn end, and once the least number of turns
 * has been played a die says whether the mission goes on (FNG pp. 16, 98).
 */
export function endTurn(scene: Scene): void {
  for (const hooks of scene.hooks) hooks.turnEnds?.(scene)
  const battle = battleOf(scene.state)
  scene.patch('battle', battle.id, { ourDie: null, theirDie: null, side: null, first: null })
  for (const group of scene.state.groups) if (group.activated) scene.patch('groups', group.id, { activated: false })
  for (const figure of scene.state.figures) {
    const freshly = figure.status === 'stunned' && figure.satOut ? ({ status: 'carryOn', satOut: false } as const) : {}
    if (figure.fired || figure.moved || figure.satOut)
      scene.patch('figures', figure.id, { fired: false, moved: false, ...freshly })
  }
}
