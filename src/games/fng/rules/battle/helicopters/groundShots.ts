import { sum } from '../../../../../main/engine/checks.ts'
import type { Throw } from '../../../../../main/engine/answers.ts'
import { readThrow } from '../../../../../main/engine/rollOnTable.ts'
import { fwfGrenades } from '../../tables/weaponsFwf.ts'
import { rangedCombat } from '../../tables/rangedCombat.ts'
import { helicopterOf } from '../air/craft.ts'
import { isSpooky } from '../air/strike.ts'
import { aboutFigure, withRep, type Craft, type Figure } from '../battle.ts'
import { spendAmmo } from '../fire/ammo.ts'
import type { Stance } from '../fire/stances.ts'
import { afterLaunch } from '../fire/launched.ts'
import { whyNotFire } from '../fire/mayFire.ts'
import { repForAttack } from '../fire/repToFire.ts'
import { carriesScope, reachOf } from '../fire/scope.ts'
import { howRead, onlyBestCounts, skills, thrownFor, toHit, type Aimed, type Firing } from '../fire/toHit.ts'
import { penalties, roundFor, servers, takesLoader, targetRating, weaponIn } from '../fire/weaponClasses.ts'
import { weaponFigures, type WeaponFigures } from '../fire/weapons.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { refuse } from '../refuse.ts'

/** Fire from the ground at an aircraft that hangs in the air or stands: by the rules of fire (FNG pp. 25-30, 86). */
export interface GroundShots {
  readonly firing: readonly Figure[]
  /** Of the farthest who fires; 0: nobody has measured. */
  readonly inches: number
  readonly stands: Stance
  /** In Sight fire of the side that is active (FNG p. 21). */
  readonly snap: boolean
}

/** Hits by one kind of weapon. */
export interface HullHits {
  readonly weapon: WeaponFigures
  readonly hits: number
}

/** @returns the weapon that a figure can fire at it: what he holds, else his sidearm; an AC-47 is for heavy machine guns (FNG p. 85). */
export function weaponAt(state: FngState, craft: Craft, figure: Figure): string | null {
  const keys = [figure.weapon, ...(figure.sidearm === null ? [] : [figure.sidearm])]
  const open = keys.find((key) => whyNotFire(state, figure, key) === null) ?? null
  if (open === null || helicopterOf(state, craft) !== null) return open
  return weaponIn(state, open)?.family === 'hmg' ? open : null
}

/**
 * Throws everybody's dice in one go, reads them, and empties weapons.
 * @returns the hits, weapon by weapon.
 * @throws RuleError `bad-input` for a weapon that does not reach so far, or not so near.
 */
export function shootAtHull(scene: Scene, craft: Craft, shots: GroundShots): HullHits[] {
  const loaders = loadersOf(scene, craft, shots.firing)
  const aimed = shots.firing.map((figure) => aimAt(scene, craft, figure, shots, loaders.has(figure.id)))
  const situations = aimed.map((each) => situationOf(scene, craft, each, shots))
  const throws = scene.diceAll(
    aimed.map((each, i) => ({
      key: rangedCombat.id,
      subject: each.shooter.id,
      count: thrownFor(scene, each),
      why: `Ranged Combat: ${withRep(each.shooter)}, ${each.weapon.name} at ${craft.name}`,
      readings: [
        {
          table: scene.table(rangedCombat),
          situation: situations[i]!,
          ...howRead(each),
          aim: toHit,
        },
      ],
    })),
  )
  const hits = aimed.map((each, i) => readHits(scene, each, situations[i]!, throws[i]!, shots))
  const firings = aimed.map((each, i): Firing => ({ ...each, readings: [], ones: onesOf(throws[i]!) }))
  for (const id of loaders.values()) scene.patch('figures', id, { fired: true })
  spendAmmo(scene, firings)
  afterLaunch(scene, firings)
  return aimed.map(({ weapon }, i) => ({ weapon, hits: hits[i]! }))
}

const onesOf = ({ faces }: Throw): number => faces.filter((face) => face === 1).length

/** Loaders who do nothing else this turn, each for one gun (FNG p. 30). @returns ids of gunners with those who feed them. */
function loadersOf(scene: Scene, craft: Craft, firing: readonly Figure[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const gunner of firing) {
    const weapon = weaponIn(scene.state, weaponAt(scene.state, craft, gunner) ?? '')
    if (weapon === null || !takesLoader(weapon)) continue
    const free = servers(scene.state, gunner).find(
      ({ id, role, fired, busy }) =>
        role === 'loader' &&
        !fired &&
        busy === null &&
        !firing.some((each) => each.id === id) &&
        ![...found.values()].includes(id),
    )
    if (free) found.set(gunner.id, free.id)
  }
  return found
}

const buckshot: (typeof fwfGrenades)['rows'][number]['key'] = 'gl-buckshot'

function aimAt(
  scene: Scene,
  craft: Craft,
  shooter: Figure,
  { inches: measured, snap }: GroundShots,
  loader: boolean,
): Aimed {
  const key = weaponAt(scene.state, craft, shooter)
  if (key === null) refuse(whyNotFire(scene.state, shooter) ?? `${shooter.name} cannot fire at it.`)
  const inches = measured === 0 ? null : measured
  const held = weaponFigures(scene, key)
  const weapon = weaponFigures(scene, roundFor(held, inches, weaponFigures(scene, buckshot)))
  mustReach(shooter, weapon, inches)
  const dice = targetRating(scene.state, shooter, weapon, inches)
  // The dice are his: what he fires at is no figure.
  const targets = [{ figureId: shooter.id, dice, inches }]
  return { shot: { shooterId: shooter.id, weapon: key, snap, targets, loader }, shooter, weapon, inches }
}

function mustReach(shooter: Figure, weapon: WeaponFigures, inches: number | null): void {
  if (inches === null) return
  const { name } = shooter
  const reach = reachOf(weapon, carriesScope(shooter))
  if (inches > reach) refuse(`It is out of range of ${name}: his ${weapon.name} reaches ${reach}".`)
  if (inches < weapon.minRange) refuse(`It is too near for ${name}: his ${weapon.name} needs ${weapon.minRange}".`)
}

/** An AC-47 counts as moving fast (FNG p. 85). */
function situationOf(scene: Scene, craft: Craft, aimed: Aimed, { snap, stands }: GroundShots) {
  const { shooter, weapon, inches } = aimed
  return {
    subject: shooter.id,
    why: withRep(shooter),
    when: {
      ...skills(scene, aimed),
      weaponPenalty: penalties(scene.state, shooter, weapon, inches),
      snapFiring: snap,
      targetConcealed: stands === 'concealed' || stands === 'both',
      targetInCover: stands === 'cover' || stands === 'both',
      targetMovedFast: isSpooky(scene.state, craft),
    },
    numbers: { REP: repForAttack(scene, shooter, weapon) },
  }
}

/** Of a shotgun's dice the higher half counts; of a Crack Shot's the best (FNG pp. 5, 26). */
function readHits(
  scene: Scene,
  aimed: Aimed,
  situation: ReturnType<typeof situationOf>,
  thrown: Throw,
  { stands }: GroundShots,
): number {
  const sorted = [...thrown.faces].sort((a, b) => b - a)
  const counting = aimed.shot.targets.reduce((total, { dice }) => total + dice, 0)
  const read = onlyBestCounts(scene, aimed) ? [sorted] : sorted.slice(0, counting).map((face) => [face])
  const rolls = read.map((faces) => readThrow(scene.table(rangedCombat), situation, { ...thrown, faces }))
  const hits = stands === 'smoke' ? 0 : rolls.filter(({ row }) => row.outcome === 'hit').length
  const best = rolls.reduce((a, b) => (sum(b.faces) > sum(a.faces) ? b : a))
  const missed = stands === 'smoke' ? 'fires into the smoke' : 'misses'
  const what = hits === 0 ? missed : hits === 1 ? 'hits once' : `hits ${hits} times`
  scene.tell(best, `${aimed.shooter.name} ${what}.`, aboutFigure(aimed.shooter))
  return hits
}
