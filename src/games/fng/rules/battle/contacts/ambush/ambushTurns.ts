import type { TurnHooks } from '../../scene.ts'
import { ambushingSide, endAmbush, foundInSetUp, hiddenAmbush } from './ambush.ts'
import { deployAmbush } from './setUpAmbush.ts'

/** What an ambush does as turns come: it is set up before the first at the latest, and sprung by the first who act. */
export const ambushTurns: TurnHooks = {
  turnBegins(scene) {
    if (foundInSetUp(scene.state).length > 0) deployAmbush(scene)
  },
  groupActivates(scene, group) {
    if (!hiddenAmbush(scene.state) || group.side !== ambushingSide(scene.state)) return
    endAmbush(scene)
    scene.note(`${group.name} springs the ambush.`, { about: { collection: 'groups', id: group.id }, page: 98 })
  },
}
