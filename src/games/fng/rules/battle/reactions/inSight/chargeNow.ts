import { aboutFigure, battleOf, figureById, isOnTable } from '../../battle.ts'
import { normalMove, rollFastMove } from '../../ground/rollFastMove.ts'
import { bringDown } from '../../harm/harm.ts'
import { carryOut, type Fallen } from '../../melee/carryOut.ts'
import { standsToFight } from '../../melee/round.ts'
import type { Scene } from '../../scene.ts'
import { removeLeavers } from '../leave.ts'
import { comesAway } from '../../ground/cover.ts'
import { inCover, type Seer } from './seers.ts'

/** Of those who charge one figure at the same moment two get before it; a third is played after the round (FNG p. 37). */
const mostBefore = 2

/** What the charges of one moment came to. */
export interface Charged {
  /** All who stood in a melee, on either side: their own actions of this round are lost (FNG p. 21). */
  readonly fought: readonly number[]
  readonly fallen: readonly Fallen[]
}

/**
 * Charges as In Sight actions, at their place in the order (FNG pp. 21, 36-37): a Fast Move where the target is farther
 * off than a normal move, then the tests, the target's fire and the melee. Man Down waits for the end of the round.
 */
export function chargeNow(scene: Scene, chargers: readonly Seer[], seers: readonly Seer[]): Charged {
  removeLeavers(
    scene,
    chargers.map((seer) => targetOf(seer)),
  )
  const open = chargers.filter((seer) => isThere(scene, seer) && getsThere(scene, seer))
  const first = open.filter((seer, i) => {
    const before = open.slice(0, i).filter((other) => targetOf(other) === targetOf(seer)).length
    return before < mostBefore
  })
  // Two who charge each other meet once.
  const met = first.filter((seer, i) => !first.slice(0, i).some((other) => meets(other, seer)))
  for (const { id, figure } of open.filter((seer) => !first.includes(seer))) {
    scene.patch('figures', id, { mayCharge: true })
    scene.note(`${figure.name} charges next.`, { about: aboutFigure(figure), page: 21 })
  }
  const charges = met.map((seer) => ({
    charger: seer.id,
    target: targetOf(seer),
    from: 'front' as const,
    cover: seers.some((other) => other.id === targetOf(seer) && inCover(other)),
  }))
  const fallen = carryOut(scene, charges, [])
  return { fought: charges.flatMap(({ charger, target }) => [charger, target]), fallen }
}

const targetOf = ({ targets }: Seer): number => targets[0]!

const meets = (one: Seer, other: Seer): boolean => targetOf(one) === other.id && targetOf(other) === one.id

/** A target that was declared stays: who is down, or gone, is charged by nobody (FNG p. 31). */
function isThere(scene: Scene, seer: Seer): boolean {
  const target = figureById(scene.state, targetOf(seer))
  if (isOnTable(target) && standsToFight(target)) return true
  scene.note(`${seer.figure.name} has nobody left to charge.`, { about: aboutFigure(seer.figure), page: 31 })
  return false
}

/** Short of the target there is no melee (FNG p. 35). */
function getsThere(scene: Scene, { id, figure, inches }: Seer): boolean {
  if (inches <= normalMove) return true
  const [gained] = rollFastMove(scene, [figureById(scene.state, id)], {
    subject: id,
    why: `${figure.name} charges over ${inches}"`,
    oneDie: [],
  })
  const active = figure.side === battleOf(scene.state).side
  scene.patch('figures', id, { fastMoving: true, prone: false, ...comesAway, ...(active ? { moved: true } : {}) })
  if (gained!.falls) bringDown(scene, [id], 'stunned', null, 'trips over his own feet')
  else if (normalMove + gained!.extra >= inches) return true
  scene.note(`${figure.name} comes up short: no melee.`, { about: aboutFigure(figure), page: 35 })
  return false
}
