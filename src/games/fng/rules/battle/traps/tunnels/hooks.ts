import { membersOf, aboutFigure, figureById, isStarFigure } from '../../battle.ts'
import { leaveTable } from '../../reactions/leave.ts'
import type { Scene, TurnHooks } from '../../scene.ts'
import { partiesBelow, rowsBelow } from './below.ts'
import { raise } from './bringUp.ts'
import { surface } from './comeUp.ts'
import { explore } from './explore.ts'

export const tunnelHooks: TurnHooks = {
  /** Who lies below does not come to, however often his group acts. */
  groupActivates(scene, group) {
    const lying = rowsBelow(scene.state, 'lyingBelow').map(({ figureId }) => figureId)
    for (const { id } of membersOf(scene.state, group.id))
      if (lying.includes(id)) scene.patch('figures', id, { satOut: false })
  },
  turnEnds: explore,
}

/**
 * The battle is over: whoever can comes up, and who lies below is missing (FNG p. 66); a Star is always brought up by
 * his own side (FNG p. 40).
 */
export function emptyTunnels(scene: Scene): void {
  for (const party of partiesBelow(scene.state)) for (const { figureId } of party.rows) surface(scene, figureId)
  for (const kind of ['rescue', 'bringsUp'] as const)
    for (const { figureId } of rowsBelow(scene.state, kind)) surface(scene, figureId)
  for (const row of rowsBelow(scene.state, 'lyingBelow')) {
    const figure = figureById(scene.state, row.figureId)
    if (figure.status === 'obviouslyDead') continue
    if (isStarFigure(scene.state, figure)) {
      raise(scene, row)
      continue
    }
    leaveTable(scene, figure, 'missing')
    scene.note(`${figure.name} was left in the tunnel and is missing.`, { about: aboutFigure(figure), page: 66 })
  }
}
