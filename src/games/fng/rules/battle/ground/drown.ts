import { battleOf, figureById } from '../battle.ts'
import { bringDown } from '../harm/harm.ts'
import { removeLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'
import { hadTrouble, swimmersOf } from './water.ts'

/** Turns until a wounded man drowns whom nobody aids (FNG p. 50). */
const turnsWounded = 2

/** The turn is over: who drowns, who lies wounded in the water, and who has been knocked about in it (FNG p. 50). */
export function drown(scene: Scene): void {
  const { turn } = battleOf(scene.state)
  for (const row of swimmersOf(scene.state)) {
    const figure = figureById(scene.state, row.figureId)
    if (figure.status === 'obviouslyDead' || figure.carried) removeLasting(scene, row.id)
    else if (row.until !== null && row.until <= turn) {
      bringDown(scene, [figure.id], 'obviouslyDead', null, 'drowns')
      removeLasting(scene, row.id)
    } else if (figure.status === 'outOfTheFight' && row.until === null) {
      scene.patch('lasting', row.id, { until: turn + turnsWounded, name: `${figure.name} lies wounded in the water` })
    } else if (figure.status === 'stunned') scene.patch('lasting', row.id, { amount: hadTrouble })
  }
}
