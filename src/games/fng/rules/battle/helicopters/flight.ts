import { aboutCraft } from '../air/arrive.ts'
import { craftById } from '../air/craft.ts'
import { fireFromGround, type Ground, type Run } from '../air/groundFire.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { pilot, slide } from './piloting.ts'
import { strikesTerrain } from './mishaps.ts'
import { isUnseen } from './nightFlyers.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { isPossible } from '../../../../../main/engine/checks.ts'

/** What the player sees of a flight. */
export interface Flight {
  /** Within 12" of the Flight Line. */
  readonly checking: readonly number[]
  /** 12" to 24" away. */
  readonly farther: readonly number[]
  readonly hidden: readonly number[]
  /** It crosses open ground in their sight. */
  readonly open: boolean
  /** A night flyer without light of its own crosses a lit area. */
  readonly lit?: boolean
}

/**
 * The flying roll of this activation, and the fire that it brings (FNG p. 86): at treetop height only over open ground, seen
 * by an Anti-Aircraft Check, and as a sitting duck without one.
 */
export function flyOver(scene: Scene, craftId: number, { checking, farther, hidden, open, lit = false }: Flight): Run {
  const craft = craftById(scene.state, craftId)
  const { name } = craft
  const roll = pilot(scene, craftId, 'flying')
  const { row } = roll
  if (isUnseen(scene.state, craft, lit)) {
    scene.tell(roll, `${name} flies in the dark: nobody sees it to fire at.`, aboutCraft(craftId, 'mode'))
    return 'goesOn'
  }
  if (row.outcome === 'treetops') {
    scene.tell(roll, `${name} skims the treetops.`, aboutCraft(craftId, 'mode'))
    return open ? fireFromGround(scene, craftId, { checking, hidden }) : 'goesOn'
  }
  if (row.outcome === 'sittingDuck') {
    scene.tell(roll, `${name} is a sitting duck.`, aboutCraft(craftId, 'mode'))
    return fireFromGround(scene, craftId, { checking: [], free: [...checking, ...farther], hidden })
  }
  scene.tell(roll, `${name} is seen.`, aboutCraft(craftId, 'mode'))
  return fireFromGround(scene, craftId, { checking, hidden })
}

/** Hanging in the air, it is checked against by everybody within 24" at once (FNG pp. 85, 87). */
export const drawFire = (
  scene: Scene,
  craftId: number,
  { checking, farther, hidden, lit = false }: Omit<Ground, 'free'> & Pick<Flight, 'farther' | 'lit'>,
): Run =>
  isUnseen(scene.state, craftById(scene.state, craftId), lit)
    ? 'goesOn'
    : fireFromGround(scene, craftId, { checking: [...checking, ...farther], hidden })

/** Why a run is over: said once, for all that can be broken off. */
export function tellBrokenOff(scene: Scene, craftId: number, run: Run): void {
  if (run !== 'breaksOff') return
  const { name } = craftById(scene.state, craftId)
  scene.patch('craft', craftId, { mode: 'flying', overSince: null })
  scene.note(`${name} veers away and leaves along its Flight Line.`, { about: aboutCraft(craftId, 'mode'), page: 86 })
}

/** Leaves a hover (FNG p. 86). @returns whether it still flies. */
export function leaveHover(scene: Scene, craftId: number, blocked: boolean): boolean {
  const { name } = craftById(scene.state, craftId)
  const roll = pilot(scene, craftId, 'leavingHover')
  const { row } = roll
  if (row.outcome !== 'spins') {
    scene.tell(roll, `${name} leaves its hover.`, aboutCraft(craftId, 'mode'))
    return true
  }
  scene.tell(roll, `${name} spins out of its hover.`, aboutCraft(craftId, 'mode'))
  const thrown = scene.dice({
    key: 'battle.helicopter-spin',
    subject: craftId,
    count: 1,
    why: `${name} turns left on 1-${row.gives.leftTo}, else right`,
  })
  const left = isPossible(thrown.faces[0]!, 1, row.gives.leftTo)
  const way = `${row.gives.turnDegrees} degrees to the ${left ? 'left' : 'right'}`
  scene.say(explainDice(`${name} turns ${way}.`, thrown, { page: 86 }))
  slide(scene, craftId, row.gives.slideDice, 'that way')
  if (blocked) strikesTerrain(scene, craftId, row.gives.terrainImpact)
  return !blocked
}

/** The turn in which it may act again. */
export const nextTurn = (scene: Scene): number => battleOf(scene.state).turn + 1
