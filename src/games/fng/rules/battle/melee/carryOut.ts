import { aboutFigure, battleOf, figureById, isStarFigure, type Figure } from '../battle.ts'
import { gunDown } from '../fire/gunDown.ts'
import { react, takeCohesion } from '../reactions/react.ts'
import type { Scene } from '../scene.ts'
import { fireAtChargers, worstFor } from './chargeFire.ts'
import { testCharges, type Charge, type Resolved } from './chargeTest.ts'
import { comesAway } from '../ground/cover.ts'
import { fightRound } from './round.ts'

/**
 * Plays charges from the tests to the melee (FNG pp. 35-38): tests, the targets' fire, Cohesion where it is called for,
 * then a round against each target by everybody who reached it, in the order given.
 *
 * @param near friends of either side within 4" and in sight of a melee: they take Man Down where one of theirs falls.
 * @returns who fell in melee.
 */
export function carryOut(scene: Scene, charges: readonly Charge[], near: readonly number[]): readonly Fallen[] {
  for (const id of new Set(charges.map(({ target }) => target))) letGo(scene, figureById(scene.state, id))
  // Nobody charges on his belly: he gets up, for half of his move (FNG p. 18).
  for (const { charger } of charges) scene.patch('figures', charger, { prone: false, ...comesAway })
  const resolved = testCharges(scene, charges)
  fireAtChargers(scene, resolved)
  const reached = reachMelee(scene, resolved)
  for (const { charger } of charges) spend(scene, figureById(scene.state, charger))
  const fallen = reached.flatMap(({ charger, target, from }) => {
    const { down, winner } = fightRound(scene, { attacker: charger, defender: target, fromBehind: from === 'rear' })
    return down === null || winner === null ? [] : [{ down, winner }]
  })
  manDown(scene, fallen, near)
  return fallen
}

/** Who fell in melee, and by whom. */
export interface Fallen {
  readonly down: number
  readonly winner: number
}

/** A charge is all that an active figure does; whoever charged in reaction has his own activation still (FNG p. 17). */
function spend(scene: Scene, { id, side }: Figure): void {
  const active = side === battleOf(scene.state).side ? { moved: true, fired: true } : {}
  scene.patch('figures', id, { mayCharge: false, mayReturnFire: false, ...active })
  gunDown(scene, id)
}

/** Whoever is charged drops the wounded man he carries; a Star may keep hold of him, and fights the worse (FNG p. 39). */
function letGo(scene: Scene, figure: Figure): void {
  if (figure.carries === null) return
  const keeps =
    isStarFigure(scene.state, figure) &&
    scene.choose({
      key: 'battle.keep-hold',
      subject: figure.id,
      why: `${figure.name} is charged while he carries a wounded man`,
      options: [
        { value: 'drops', label: 'He drops him' },
        { value: 'keeps', label: 'He keeps hold, two dice less in melee' },
      ],
    }) === 'keeps'
  if (keeps) return
  scene.patch('figures', figure.carries, { carried: false })
  scene.patch('figures', figure.id, { carries: null })
  scene.note(`${figure.name} drops the wounded man he carries.`, { about: aboutFigure(figure), page: 39 })
}

/** Cohesion of targets and chargers, then who gets into melee: only chargers who still carry on (FNG p. 36). */
function reachMelee(scene: Scene, charges: readonly Resolved[]): Resolved[] {
  const targets = [...new Set(charges.map(({ target }) => target))]
  const worst = targets.map((id) => worstFor(charges.filter(({ target }) => target === id)))
  const before = new Map(targets.map((id) => [id, figureById(scene.state, id)]))
  takeCohesionOf(
    scene,
    worst.filter(({ row }) => row.gives.cohesion === 'target').map(({ target, charger }) => [target, charger]),
  )
  takeCohesionOf(
    scene,
    charges
      .filter(({ row, charger }) => row.gives.cohesion === 'charger' && isCarryingOn(scene, charger))
      .map(({ target, charger }) => [charger, target]),
  )
  return charges.filter(({ charger, target }) => {
    const now = figureById(scene.state, target)
    if (!isCarryingOn(scene, charger) || now.status === 'left') return false
    if (!hasRun(before.get(target)!, now)) return true
    scene.note(`${figureById(scene.state, charger).name} takes the place of ${now.name}.`, { page: 36 })
    return false
  })
}

function takeCohesionOf(scene: Scene, pairs: readonly (readonly [taker: number, cause: number])[]): void {
  if (pairs.length === 0) return
  const groups = pairs.map(([taker]) => figureById(scene.state, taker).groupId)
  takeCohesion(
    scene,
    groups,
    pairs.map(([, cause]) => cause),
  )
}

const isCarryingOn = (scene: Scene, id: number): boolean => figureById(scene.state, id).status === 'carryOn'

const hasRun = (before: Figure, now: Figure): boolean =>
  now.status === 'retired' &&
  (before.status !== 'retired' || before.retiredTurn !== now.retiredTurn || before.leaving !== now.leaving)

/** Friends of whoever fell in melee take Man Down; a charge itself brings no other test (FNG pp. 22, 35). */
export function manDown(scene: Scene, fallen: readonly Fallen[], near: readonly number[]): void {
  const sides = new Set(fallen.map(({ down }) => figureById(scene.state, down).side))
  const beside = near.filter((id) => sides.has(figureById(scene.state, id).side))
  if (beside.length > 0)
    react(scene, { receivedFire: [], manDown: beside, shooters: fallen.map(({ winner }) => winner) })
}
