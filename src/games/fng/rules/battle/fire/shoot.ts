import { aboutFigure, figureById, isOnTable } from '../battle.ts'
import { harm, type Harmed } from '../harm/harm.ts'
import type { Blow } from '../harm/wound.ts'
import type { FireAt } from '../reactions/fireAt.ts'
import type { Scene } from '../scene.ts'
import { spendAmmo } from './ammo.ts'
import { blastBlows } from './blast.ts'
import { afterLaunch } from './launched.ts'
import type { Shot } from './shot.ts'
import { aim, isOver, throwToHit, type Firing, type Reading } from './toHit.ts'
import { shotWords } from './shotWords.ts'
import type { WeaponFigures } from './weapons.ts'

export type { InCircle, Shot, ShotTarget } from './shot.ts'

/** What one volley did. */
export interface Volley {
  /** Hit and not saved by cover: knocked down or worse, before Star Power. */
  readonly hit: readonly number[]
  /** Shot at and not hit: they take Received Fire. Whom cover shelters from a blast that landed is none of them (FNG p. 34). */
  readonly missed: readonly number[]
  readonly harmed: readonly Harmed[]
  /** Whose round burst where it should. */
  readonly landed: readonly number[]
  /** Who fired at whom, with what. */
  readonly fire: readonly FireAt[]
  /** Those of `missed` that are in cover. */
  readonly inCover: readonly number[]
  /** 1s that each has thrown who fired, by his id. */
  readonly ones: ReadonlyMap<number, number>
}

/**
 * One volley: every firing at the same moment (FNG pp. 31-32). Dice to hit, dealt out to the targets in their declared
 * order, damage for all hits in one go, then empty weapons. No reactions: the caller runs them with `missed`.
 *
 * @throws RuleError `answer-wanted`; `bad-input` for a weapon that no table holds.
 */
export function shoot(scene: Scene, shots: readonly Shot[]): Volley {
  const aimed = shots.map((shot) => aim(scene, shot))
  const firings = throwToHit(scene, aimed)
  for (const firing of firings) tellReadings(scene, firing)
  const harmed = harm(
    scene,
    firings.flatMap((firing) => blowsOf(scene, firing)),
  )
  spendAmmo(scene, firings)
  afterLaunch(scene, firings)
  const ones = new Map<number, number>()
  for (const { shooter, ones: more } of firings) ones.set(shooter.id, (ones.get(shooter.id) ?? 0) + more)
  return { ...sortOut(firings, harmed), fire: firings.flatMap(fireOf), ones }
}

const fireOf = ({ shooter, weapon, shot }: Firing): FireAt[] =>
  shot.targets.map(({ figureId }) => ({ by: shooter.id, at: figureId, ranking: weapon.ranking }))

/** In smoke nobody is hit, and in a hole by nothing small (FNG pp. 28, 51). */
const isHit = (weapon: WeaponFigures, { roll, target }: Reading): boolean =>
  roll.row.outcome === 'hit' && target.inSmoke !== true && !isOver(weapon, target)

function tellReadings(scene: Scene, { shooter, weapon, readings }: Firing): void {
  for (const reading of readings) {
    const name = figureById(scene.state, reading.target.figureId).name
    const { inSmoke } = reading.target
    const missed = inSmoke ? 'lost in the smoke' : isOver(weapon, reading.target) ? 'over his hole' : 'missed'
    const what = isHit(weapon, reading) ? 'hit' : missed
    scene.tell(reading.roll, shotWords(shooter.name, weapon.name, name, what), aboutFigure(shooter))
  }
}

/** The dead are not hit again; all others are (FNG p. 31). A blast strikes everybody in its circle. */
function blowsOf(scene: Scene, { shooter, weapon, readings }: Firing): Blow[] {
  const why = `${weapon.name} of ${shooter.name}`
  return readings
    .filter((reading) => isHit(weapon, reading))
    .flatMap(({ target }) => {
      const { figureId, cover = false, circle = [{ figureId: target.figureId, coverDv: 0 }] } = target
      if (weapon.blast !== null)
        return blastBlows(scene, { impact: weapon.impact, apr: weapon.apr, in: circle, by: shooter.id, why })
      const figure = figureById(scene.state, figureId)
      if (!isOnTable(figure) || figure.status === 'obviouslyDead') return []
      return [{ figureId, impact: weapon.impact, by: shooter.id, cover, why }]
    })
}

const hasBurst = ({ weapon, readings }: Firing): boolean =>
  weapon.blast !== null && readings.some((reading) => isHit(weapon, reading))

function sortOut(firings: readonly Firing[], harmed: readonly Harmed[]): Omit<Volley, 'ones' | 'fire'> {
  const hit = harmed.filter(({ stopped }) => !stopped).map(({ figureId }) => figureId)
  const landed = firings.filter(hasBurst).map(({ shooter }) => shooter.id)
  const targets = firings.filter((firing) => !hasBurst(firing)).flatMap(({ shot }) => shot.targets)
  const missed = [...new Set(targets.map(({ figureId }) => figureId))].filter((id) => !hit.includes(id))
  const inCover = missed.filter((id) => targets.every((t) => t.figureId !== id || t.cover === true))
  return { hit, missed, harmed, landed, inCover }
}
