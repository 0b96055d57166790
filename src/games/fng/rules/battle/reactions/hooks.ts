import type { Scene, TurnHooks } from '../scene.ts'
import { wakeTheSlow } from './dumbAss.ts'
import { removeRetiredEnemies } from './leave.ts'

/** Whoever ran is out of the fire once anybody else acts, and enemies are gone for good (FNG p. 18). */
function endFlight(scene: Scene): void {
  removeRetiredEnemies(scene)
  for (const { id, fleeing } of scene.state.figures) if (fleeing) scene.patch('figures', id, { fleeing: false })
}

/** All reactions are played out before the next group acts (FNG p. 16): nobody fires or charges in reaction later. */
function endAnswers(scene: Scene): void {
  for (const { id, mayCharge, mayReturnFire } of scene.state.figures)
    if (mayCharge || mayReturnFire) scene.patch('figures', id, { mayCharge: false, mayReturnFire: false })
}

/** Whoever had retired before he was stunned has not found new heart lying there: Retired lasts (ruling to FNG p. 18). */
function keepRetired(scene: Scene): void {
  for (const { id, status, satOut, retiredTurn } of scene.state.figures)
    if (status === 'stunned' && satOut && retiredTurn !== null)
      scene.patch('figures', id, { status: 'retired', satOut: false })
}

/** What was left open by reactions is over when a figure acts, and at the latest when the turn ends. */
export const reactionHooks: TurnHooks = {
  groupActivates(scene, group) {
    endFlight(scene)
    endAnswers(scene)
    wakeTheSlow(scene, group)
  },
  sideBegins: endAnswers,
  turnEnds(scene) {
    endFlight(scene)
    endAnswers(scene)
    keepRetired(scene)
  },
}
