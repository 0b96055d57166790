import { aboutFigure, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { aboutCraft } from './arrive.ts'
import { craftById, isInPlay } from './craft.ts'

/**
 * An aircraft goes home for the rest of the battle; whoever is in it is off the table, wounded men flown out (FNG pp. 82-83,
 * 88).
 * @param why for the player: "its time is up".
 */
export function goHome(scene: Scene, craftId: number, why: string): void {
  const craft = craftById(scene.state, craftId)
  scene.patch('craft', craftId, { mode: 'gone' })
  scene.note(`${craft.name} returns to base: ${why}.`, { about: aboutCraft(craftId, 'mode'), page: 83 })
  for (const figure of scene.state.figures) if (figure.aboardId === craftId) carryOff(scene, figure)
  closeCall(scene, craft.callId)
}

/** The dead and prisoners stay what they are; they are only elsewhere. */
function carryOff(scene: Scene, figure: Figure): void {
  if (figure.status === 'obviouslyDead' || figure.status === 'captured' || figure.status === 'left') return
  const wounded = figure.status === 'outOfTheFight'
  scene.patch('figures', figure.id, {
    status: 'left',
    leftHow: wounded ? 'evacuated' : 'lifted',
    evacuation: wounded ? 'medevac' : figure.evacuation,
    aboardId: null,
  })
  if (figure.role === 'aircrew') return
  const how = wounded ? 'is flown out, wounded' : 'is lifted out'
  scene.note(`${figure.name} ${how}.`, { about: aboutFigure(figure), page: 89 })
}

/** A call is over when none of its aircraft is left in play. */
export function closeCall(scene: Scene, callId: number): void {
  const left = scene.state.craft.some((craft) => craft.callId === callId && isInPlay(craft))
  if (!left) scene.patch('calls', callId, { status: 'done' })
}
