import { explainDice } from '../../../../../main/engine/lines.ts'
import { aboutCraft } from '../air/arrive.ts'
import { craftById, pilotRep } from '../air/craft.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { crash } from './crash.ts'
import { drawFire, nextTurn, tellBrokenOff, type Flight } from './flight.ts'
import { hardLanding, stall } from './mishaps.ts'
import { staysOver } from './overTable.ts'
import { pilot, slide } from './piloting.ts'

/** What the player sees of a landing zone. */
export interface Zone {
  /** Less clear ground than a helicopter needs. */
  readonly small: boolean
  /** Enemies within 12" of it (FNG p. 88). */
  readonly hot: boolean
}

/** Lands: on a hot LZ a medevac asks itself first whether to (FNG pp. 86-89). */
export function land(scene: Scene, craftId: number, { small, hot }: Zone): void {
  const craft = craftById(scene.state, craftId)
  const call = scene.row('calls', craft.callId)
  if (call.kind === 'medevac' && (hot || wasFiredAt(scene)) && !dares(scene, craftId)) return
  const roll = pilot(scene, craftId, 'landing')
  const { row } = roll
  const about = aboutCraft(craftId, 'mode')
  switch (row.outcome) {
    case 'goesAround':
      scene.tell(roll, `${craft.name} must go around: it tries again a whole turn later.`, about)
      // A Loach that stays over the table goes around there (FNG p. 88).
      scene.patch('craft', craftId, {
        mode: staysOver(craft) ? 'flying' : 'off',
        freeTurn: nextTurn(scene) + row.gives.turnsAway,
      })
      return
    case 'hardLanding':
      scene.tell(roll, `${craft.name} loses its lift.`, about)
      hardLanding(scene, craftId, row.gives)
      return
    default:
      scene.tell(roll, `${craft.name} ${small ? 'has no room to set down' : 'lands'}.`, about)
      if (small) crash(scene, craftId, true)
      else scene.patch('craft', craftId, { mode: 'landed' })
  }
}

/** Somebody has fired at an aircraft this turn: no other is over the table (FNG p. 88). */
const wasFiredAt = (scene: Scene): boolean =>
  scene.state.figures.some(({ skyTurn }) => skyTurn === battleOf(scene.state).turn)

/** A hot LZ: a die, and one for each try before, not above the pilot's REP (FNG p. 88). */
function dares(scene: Scene, craftId: number): boolean {
  const craft = craftById(scene.state, craftId)
  const { id, attempts } = scene.row('calls', craft.callId)
  const rep = pilotRep(craft)
  const thrown = scene.dice({
    key: 'battle.hot-lz',
    subject: craftId,
    count: 1,
    why: `Hot LZ: ${craft.name}, pilot REP ${rep}${attempts > 0 ? `, ${attempts} more for the tries before` : ''}`,
  })
  const score = thrown.faces[0]! + attempts
  const lands = score <= rep
  const text = `${craft.name} ${lands ? 'comes in all the same' : 'does not land: too hot. It may try again next turn'}.`
  scene.say(explainDice(text, thrown, { about: aboutCraft(craftId, 'mode'), page: 88, score }))
  if (lands) return true
  scene.patch('calls', id, { attempts: attempts + 1 })
  scene.patch('craft', craftId, { mode: 'flying' })
  return false
}

/** Hangs over a spot, and draws fire there (FNG pp. 85-86). */
export function hover(scene: Scene, craftId: number, flight: Flight, blocked: boolean): void {
  const { name } = craftById(scene.state, craftId)
  const roll = pilot(scene, craftId, 'enteringHover')
  const { row } = roll
  const about = aboutCraft(craftId, 'mode')
  if (row.outcome === 'stalls') {
    scene.tell(roll, `${name} stalls.`, about)
    slide(scene, craftId, row.gives.slideDice, 'ahead')
    stall(scene, craftId, row.gives, blocked)
    return
  }
  scene.tell(roll, `${name} ${row.outcome === 'overshoots' ? 'overshoots, then hovers' : 'hovers'}.`, about)
  if (row.outcome === 'overshoots') slide(scene, craftId, row.gives.slideDice, 'on along its Flight Line')
  scene.patch('craft', craftId, { mode: 'hovering' })
  tellBrokenOff(scene, craftId, drawFire(scene, craftId, flight))
}
