import { notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { goOff } from '../blasts.ts'
import { effectCells, mustBeFilled } from '../copy/needs.ts'
import { land } from '../deviation.ts'
import { mustBe, mustBeInches } from '../game.ts'
import type { FireMortar, MoveMortar } from '../inputs.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Mortar } from '../state.ts'

/** Two full turns to set it up, and two to take it down (ruling). */
const turnsToMove = 2
/** How far the target point may be moved from one shot to the next. */
const shiftInches = 12

function ourMortar(scene: Scene, id: number): Mortar {
  const { sideId } = mustBe(scene.state, 'phases')
  const mortar = rowById(scene.state.mortars, id, 'mortar')
  if (mortar.sideId !== sideId) refuse(`It is not the turn of ${mortar.name}.`)
  return mortar
}

/** One shot a turn; it deviates from its target point, never from where the last one fell. */
export const fireMortar = stepOf<FireMortar>('Mortar', (scene, input) => {
  const { mortar: id, grenade, target, inSight } = input
  const { name, status, aimedAt, firedTurn } = ourMortar(scene, id)
  const { turn } = mustBe(scene.state, 'phases')
  if (status !== 'ready') notNow(`${name} is not set up.`)
  if (firedTurn === turn) notNow(`${name} has fired in this turn.`)
  if (target.trim() === '') refuse('Name the target point.')
  mustBeInches(input.shiftInches)
  if (aimedAt !== null && input.shiftInches > shiftInches)
    refuse(`Its target point moves by ${shiftInches}" a turn, unless it is taken down and set up again.`)
  mustBeFilled(scene, effectCells(grenade))
  const as = inSight ? 'hand' : 'artillery'
  const landed = land(scene, { as, subject: id, why: `${name} at ${target.trim()}`, from: target.trim() })
  scene.patch('mortars', id, { aimedAt: target.trim(), firedTurn: turn })
  goOff(scene, 'mortar', { grenade, landed, by: null })
})

/** Begins to take a mortar down, or to set it up: it is done when the second of two full turns ends. */
export const moveMortar = stepOf<MoveMortar>('Mortar', (scene, { mortar: id }) => {
  const { name, status, firedTurn, turnsToGo } = ourMortar(scene, id)
  const { turn } = mustBe(scene.state, 'phases')
  if (turnsToGo > 0) notNow(`${name} is being moved already.`)
  if (firedTurn === turn) notNow(`${name} has fired in this turn.`)
  const up = status === 'packed'
  scene.patch('mortars', id, {
    status: up ? 'settingUp' : 'takingDown',
    turnsToGo: turnsToMove,
    aimedAt: null,
  })
  scene.note(`${name} is being ${up ? 'set up' : 'taken down'}: two full turns.`, { collection: 'mortars', id })
})
