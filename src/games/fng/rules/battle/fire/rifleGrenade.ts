import { switchOf } from '../../house/switches.ts'
import type { FngState } from '../../state.ts'
import { rangedCombat } from '../../tables/rangedCombat.ts'
import { readyTheGrenade } from '../../tables/grenades.ts'
import { defineAction } from '../action.ts'
import { aboutFigure, battleOf, figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { mustSeeAlready } from '../events/lull.ts'
import type { Scene } from '../scene.ts'
import { circleOf } from './circleForm.ts'
import { burstFields } from './burstForm.ts'
import { likelyAt, namesOf } from './fire.ts'
import { aimAtDucked, whyHidden } from './ducked.ts'
import { mayThrow } from './grenade.ts'
import { lookAt, whyNotLit } from './light.ts'
import { afterLaunch } from './launched.ts'
import { whyNotFire } from './mayFire.ts'
import { makeReady, spent, usesShot } from './ready.ts'
import type { InCircle, ShotTarget } from './shot.ts'
import { mustReach } from './takeUp.ts'
import { land, settle, type Landing } from './throwing.ts'
import { aim, throwToHit } from './toHit.ts'
import { isRifle, weaponIn } from './weaponClasses.ts'
import { rifleGrenade as key, weaponFigures } from './weapons.ts'

/** Does a side have the launchers? No army list issues them: a switch says who has (FNG p. 28). */
function hasThem(state: FngState, { side }: Figure): boolean {
  const whose = switchOf(state, 'rifleGrenades')
  return whose === 'both' || whose === side
}

/** Who has a rifle to put one on, and the one grenade of this turn still to use (FNG pp. 28, 33). */
const able = (state: FngState): Figure[] => {
  const { turn } = battleOf(state)
  return figuresOf(state, 'ours', 'theirs').filter((figure) => {
    const held = weaponIn(state, figure.weapon)
    return (
      hasThem(state, figure) &&
      held !== null &&
      isRifle(held) &&
      mayThrow(state, figure) &&
      figure.grenadeTurn !== turn &&
      (isWaiting(figure) || whyNotFire(state, figure, key) === null)
    )
  })
}

/** He is making one ready, and tries again. */
const isWaiting = ({ readied, readiedItem }: Figure): boolean => readied !== null && readiedItem === key

/**
 * A fragmentation grenade from a rifle: made ready like any other, fired on Ranged Combat up to 20", bursting as a hand
 * grenade does; the enemy's may be duds (FNG pp. 13, 28, 33).
 */
export const rifleGrenade = defineAction({
  name: 'rifleGrenade',
  title: 'Fire a rifle grenade',
  section: 'fight',
  page: 28,
  words: ['grenade', 'launcher', 'rifle', 'RGL', 'fragmentation'],
  tables: [readyTheGrenade, rangedCombat],
  fields: {
    shooter: {
      kind: 'pick',
      from: 'figures',
      label: 'Who fires',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (able(state).find(({ id }) => selected.includes(id)) ?? able(state)[0])?.id ?? null,
    },
    ...burstFields(12),
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (switchOf(state, 'rifleGrenades') === 'none'
      ? 'No army list issues rifle grenades; a reading of the house rules gives them out.'
      : able(state).length > 0
        ? null
        : 'Nobody can fire a rifle grenade just now.'),
  wrong: (state, { shooter, target, ducked, inches, ...light }) =>
    whyHidden(figureById(state, target), ducked) ?? whyNotLit(state, shooter, target, inches, light),
  likely: (asking) => Math.min(20, likelyAt(asking, able(asking.state))),
  entry: (state, { shooter, target }) => `Rifle grenade: ${namesOf(state, [shooter])} at ${namesOf(state, [target])}`,
  run(
    scene,
    { shooter: id, target, ducked, inches, lit, beam, clear, stands, coverDv, bamboo, circle, near, seenBefore },
  ) {
    mustSeeAlready(scene, seenBefore)
    const shooter = figureById(scene.state, id)
    const weapon = weaponFigures(scene, key)
    mustReach(weapon, inches)
    lookAt(scene, [id], figureById(scene.state, target), inches, { lit, beam, clear })
    aimAtDucked(scene, target, ducked)
    const ready = makeReady(scene, id, key)
    usesShot(scene, shooter, target)
    if (!ready) return
    const others = circleOf(circle.filter(({ figure }) => figure !== target))
    const around = [{ figureId: target, coverDv, bamboo, dugIn: stands === 'hole' }, ...others]
    const aimed = {
      figureId: target,
      dice: 1,
      inches,
      cover: stands === 'cover' || stands === 'both' || stands === 'hole',
      concealed: stands === 'concealed' || stands === 'both',
      inSmoke: stands === 'smoke',
    }
    settle(scene, fireIt(scene, { by: id, snap: shooter.carries !== null, aimed, circle: around, near }))
  },
})

/** A rifle grenade that is ready, and the figure that it is fired at. */
interface FiredGrenade {
  readonly by: number
  readonly snap: boolean
  readonly aimed: ShotTarget
  readonly circle: readonly InCircle[]
  /** Within 4" of those in the circle. */
  readonly near: readonly number[]
}

/** Ranged Combat says whether it bursts there (FNG p. 28). @returns what came of it, before the tests. */
export function fireIt(scene: Scene, { by, snap, aimed, circle, near }: FiredGrenade): Landing {
  scene.patch('figures', by, { ...spent, grenadeTurn: battleOf(scene.state).turn })
  const shooter = figureById(scene.state, by)
  const [firing] = throwToHit(scene, [aim(scene, { shooterId: by, weapon: key, snap, targets: [aimed] })])
  const { roll } = firing!.readings[0]!
  const hits = roll.row.outcome === 'hit' && aimed.inSmoke !== true
  const what = hits ? 'bursts where it should' : aimed.inSmoke === true ? 'is lost in the smoke' : 'goes wide'
  scene.tell(roll, `The rifle grenade of ${shooter.name} ${what}.`, aboutFigure(shooter))
  afterLaunch(scene, [firing!])
  const weapon = weaponFigures(scene, key)
  return land(scene, { thrower: by, weapon, into: null, circle, near }, hits ? 'onSpot' : 'missed')
}
