import { explainDice } from '../../../../../main/engine/lines.ts'
import { isPossible } from '../../../../../main/engine/checks.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { airMunitions } from '../../tables/aircraftWeapons.ts'
import { battleOf, type Craft } from '../battle.ts'
import { removeLasting } from '../lasting.ts'
import { staysOver } from '../helicopters/overTable.ts'
import type { FngState } from '../../state.ts'
import type { Scene, TurnHooks } from '../scene.ts'
import { helicopterOf, isInPlay, planeOf } from './craft.ts'
import { goHome } from './leave.ts'

/** Turns that a helicopter stays in play, on the table or off it (FNG p. 85, ruling). */
const helicopterTurns = 8

/** Napalm burns out on a die, from the turn after it fell (FNG p. 83, ruling). */
function burnNapalm(scene: Scene): void {
  const { turn } = battleOf(scene.state)
  const { goneFrom, goneTo } = rowOf(scene.table(airMunitions), 'napalm').gives
  const burning = scene.state.lasting.filter(({ kind, since }) => kind === 'napalm' && since < turn)
  const throws = scene.diceAll(
    burning.map(({ id, name }) => ({
      key: 'battle.napalm',
      subject: id,
      count: 1,
      why: `${name} burns out on ${goneFrom ?? 0}-${goneTo ?? 0}`,
    })),
  )
  burning.forEach(({ id, name }, i) => {
    const out = isPossible(throws[i]!.faces[0]!, goneFrom ?? 0, goneTo ?? 0)
    const text = out ? 'burns out' : 'burns on: say who is still in it'
    scene.say(explainDice(`${name}: ${text}.`, throws[i]!, { page: 83 }))
    if (out) removeLasting(scene, id)
  })
}

/** A turn more in play: who flew over is off the table again, and whose time is up goes home (FNG pp. 83, 85). */
function passTurn(scene: Scene, craft: Craft): void {
  const turns = craft.turns + 1
  const crosses = craft.mode === 'flying' && !staysOver(craft)
  scene.patch('craft', craft.id, { turns, repLoss: 0, mode: crosses ? 'off' : craft.mode })
  if (isDaybreak(scene.state, craft)) {
    goHome(scene, craft.id, 'it flies at night only')
    return
  }
  const most = planeOf(scene.state, craft)?.turnsInPlay ?? helicopterTurns
  if (turns < most) return
  if (craft.mode !== 'landed') goHome(scene, craft.id, 'its time is up')
  else scene.note(`${craft.name} has no fuel to wait any longer: it must take off.`, { page: 85 })
}

/** Fireflies and Nighthawks fly missions at night alone (FNG p. 88). */
const isDaybreak = (state: FngState, craft: Craft): boolean =>
  battleOf(state).dayPart !== 'night' && helicopterOf(state, craft)?.nightOnly === true

/** Whoever is aboard with an empty weapon and has not fired reloads meanwhile (FNG p. 30). */
function reload(scene: Scene): void {
  for (const { id, name, aboardId, outOfAmmo, fired } of scene.state.figures) {
    if (aboardId === null || !outOfAmmo || fired) continue
    scene.patch('figures', id, { outOfAmmo: false })
    scene.note(`${name} has reloaded.`, { page: 30 })
  }
}

/** Crews that ducked are at their guns again (FNG pp. 18, 90). */
function rise(scene: Scene): void {
  for (const { id, aboardId, status } of scene.state.figures)
    if (aboardId !== null && status === 'duckBack') scene.patch('figures', id, { status: 'carryOn' })
}

/** The Stunned in an aircraft sit out our activation as others do (FNG p. 24). */
function sitOut(scene: Scene): void {
  for (const { id, aboardId, status } of scene.state.figures)
    if (aboardId !== null && status === 'stunned') scene.patch('figures', id, { satOut: true })
}

export const airHooks: TurnHooks = {
  sideBegins(scene, side) {
    if (side !== 'ours') return
    sitOut(scene)
    rise(scene)
  },
  turnBegins: burnNapalm,
  turnEnds(scene) {
    reload(scene)
    for (const craft of scene.state.craft.filter(isInPlay)) passTurn(scene, craft)
  },
}
