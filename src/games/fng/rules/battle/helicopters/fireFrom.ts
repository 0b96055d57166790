import { defineAction, type Asking } from '../action.ts'
import { aboard, craftById, doorGunnersOf, helicopterOf, helicoptersIn, isFit, isOver } from '../air/craft.ts'
import { craftField, craftIn } from '../air/runForm.ts'
import { figureById, refusesOutsideTurn, type Craft, type Figure } from '../battle.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import { reactToFire } from '../fire/aftermath.ts'
import { isDirect, namedIn } from '../fire/fireForm.ts'
import { shoot } from '../fire/shoot.ts'
import type { Shot } from '../fire/shot.ts'
import { weaponFigures } from '../fire/weapons.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { aimAt, burstsFor, inchesField, mustReach, targetsField } from './gunForm.ts'
import { mustSee } from './nightFlyers.ts'
import { refuse } from '../refuse.ts'

/** Door gunners, and passengers at the doors, with fire left this turn, or fire to answer (FNG p. 90). */
function ableIn(state: FngState, craft: Craft): Figure[] {
  const gunners = doorGunnersOf(state, craft)
  const others = aboard(state, craft.id).filter(
    (figure) =>
      !gunners.includes(figure) &&
      figure.status === 'carryOn' &&
      !figure.outOfAmmo &&
      figure.role !== 'medic' &&
      isDirect(state, figure.weapon) &&
      (figure.role !== 'aircrew' || (figure.weapon === observersWeapon && figure.side === 'ours')),
  )
  return [...gunners, ...others].filter(
    ({ fired, mayReturnFire, outOfAmmo }) => (!fired || mayReturnFire) && !outOfAmmo,
  )
}

const firing = (state: FngState): Craft[] =>
  helicoptersIn(state).filter((craft) => isOver(craft) && ableIn(state, craft).length > 0)

const shooterIn = (asking: Asking): Figure | null => namedIn(asking, 'shooter')

/** At a door gun. An observer with his own weapon fires as a passenger does. */
const isAtGun = (figure: Figure | null): boolean => figure?.role === 'aircrew' && figure.weapon !== observersWeapon
const observersWeapon = 'm16'

/**
 * Door gunners and passengers fire (FNG p. 90): the guns fully, once for each 24" that the helicopter flew; passengers as
 * Fast Moving from one that moves.
 */
export const fireFromHelicopter = defineAction({
  name: 'fireFromHelicopter',
  title: 'Fire from a helicopter',
  section: 'air',
  page: 90,
  words: ['door gunner', 'M-60', 'passengers', 'shoot', 'observer'],
  fields: {
    craft: craftField('Helicopter', firing),
    shooter: {
      kind: 'pick',
      from: 'figures',
      label: 'Who fires',
      among: (asking) => {
        const craft = craftIn(asking)
        return craft ? ableIn(asking.state, craft).map(({ id }) => id) : []
      },
      start: (asking) => {
        const craft = craftIn(asking)
        return craft ? (ableIn(asking.state, craft)[0]?.id ?? null) : null
      },
    },
    inches: inchesField((asking) => craftIn(asking)?.mode === 'flying' && isAtGun(shooterIn(asking))),
    targets: targetsField,
    seenBefore: seenBeforeField,
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (firing(state).length > 0 ? null : 'Nobody in a helicopter over the table can fire.'),
  likely: ({ state }) => (firing(state).length > 0 ? 60 : 0),
  entry: (state, { shooter }) => `${figureById(state, shooter).name} fires`,
  run(scene, { craft: id, shooter: shooterId, inches, targets, seenBefore }) {
    const craft = craftById(scene.state, id)
    const shooter = figureById(scene.state, shooterId)
    mustSeat(scene.state, craft, shooter)
    mustReach(scene, shooter.weapon, targets)
    if (!shooter.mayReturnFire) mustSeeAlready(scene, seenBefore)
    mustSee(scene.state, craft)
    const dice = targets.reduce((sum, target) => sum + target.dice, 0)
    const most = mostDice(scene, craft, shooter, inches)
    if (dice > most) refuse(`${shooter.name} has ${most} dice.`)
    const spent = shooter.mayReturnFire ? { mayReturnFire: false } : { fired: true }
    // A gunner who has ducked fires on at a point less (FNG p. 90).
    const less = Number(shooter.status === 'duckBack')
    scene.patch('figures', shooterId, { ...spent, fastMoving: isFast(craft, shooter), repLoss: shooter.repLoss + less })
    const shot: Shot = { shooterId, snap: false, targets: targets.map(aimAt) }
    const volley = shoot(scene, [shot])
    scene.patch('figures', shooterId, { fastMoving: false, repLoss: shooter.repLoss })
    const around = targets.map(({ target, near, away }) => ({ target, near, inches: away }))
    reactToFire(scene, volley, around)
  },
})

const isFast = (craft: Craft, shooter: Figure): boolean => craft.mode === 'flying' && !isAtGun(shooter)

/** A door gun fires its full rating for each 24" flown, at least once; a gunner served by two guns fires both (rulings to FNG pp. 90, 108). */
function mostDice(scene: Scene, craft: Craft, shooter: Figure, inches: number): number {
  const { targets } = weaponFigures(scene, shooter.weapon)
  if (!isAtGun(shooter)) return targets
  const entry = helicopterOf(scene.state, craft)!
  const guns = Math.max(1, entry['left.doorM60'] ?? 0)
  return targets * guns * burstsFor(craft, inches)
}

/** Passengers fire from the doors alone, as many as find room there (FNG p. 90). */
function mustSeat(state: FngState, craft: Craft, shooter: Figure): void {
  if (shooter.role === 'aircrew') return
  const { firing: places } = helicopterOf(state, craft)!
  const turn = aboard(state, craft.id).filter(({ role, fired, status }) => role !== 'aircrew' && fired && isFit(status))
  if (turn.length >= places) refuse(`${places} passengers can fire from it in a turn.`)
}
