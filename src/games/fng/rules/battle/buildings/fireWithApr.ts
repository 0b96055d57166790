import { buildingTarget } from '../../tables/buildings.ts'
import { aboutFigure, withRep, type Figure } from '../battle.ts'
import { drawFrom } from '../drawFrom.ts'
import { afterLaunch } from '../fire/launched.ts'
import { repToFire } from '../fire/repToFire.ts'
import { aim } from '../fire/toHit.ts'
import type { WeaponFigures } from '../fire/weapons.ts'
import type { Harmed } from '../harm/harm.ts'
import type { Scene } from '../scene.ts'
import { areasOf, buildingRow, isBuilding, occupantsOf, structureById } from '../structures.ts'
import type { Inside } from './collapse.ts'
import { penetrate } from './penetrate.ts'

/** A shot at an area. */
export interface AtArea {
  readonly shooter: Figure
  readonly weapon: WeaponFigures
  readonly area: number
  readonly inches: number
  /** Shots that go at other areas of it, at least one being left for `area`. */
  readonly spread: readonly { readonly area: number; readonly shots: number }[]
  /** Areas as close to the one aimed at as any. */
  readonly next: readonly number[]
  /** Who is where, as the player says. */
  readonly inside: Inside
}

/** What came of it. */
export interface Struck {
  readonly harmed: readonly Harmed[]
  readonly receivedFire: readonly number[]
  /** All who were where something struck. */
  readonly people: readonly number[]
  readonly inBunker: boolean
}

/** Farther than this the REP counts one less (FNG p. 41). */
const farInches = 48

/** Building Target for each shot, Building Penetration where it strikes (FNG pp. 41-42). */
export function fireWithApr(scene: Scene, at: AtArea): Struck {
  const { shooter, weapon } = at
  let struck: Struck = { harmed: [], receivedFire: [], people: [], inBunker: false }
  for (const { area, spread } of shotsOf(at))
    if (isBuilding(structureById(scene.state, area))) struck = both(struck, fireOne(scene, { ...at, area }, spread))
  const shot = { shooterId: shooter.id, weapon: weapon.key, snap: false, targets: [] }
  afterLaunch(scene, [{ ...aim(scene, shot), readings: [], ones: 0 }], true)
  return struck
}

/** Anti-tank weapons fire one round at a building; others, such as an HMG, as many as their Target Rating (FNG p. 11). */
export const shotsAtBuilding = ({ blast, targets }: WeaponFigures): number => (blast === null ? targets : 1)

/** Each shot with its area; those at other areas come after the first (FNG p. 41). */
function shotsOf({ weapon, area, spread }: AtArea): { readonly area: number; readonly spread: boolean }[] {
  const others = spread.flatMap((each) => Array.from({ length: each.shots }, () => ({ area: each.area, spread: true })))
  const own = shotsAtBuilding(weapon) - others.length
  return [...Array.from({ length: own }, () => ({ area, spread: false })), ...others]
}

const both = (a: Struck, b: Struck): Struck => ({
  harmed: [...a.harmed, ...b.harmed],
  receivedFire: [...new Set([...a.receivedFire, ...b.receivedFire])],
  people: [...a.people, ...b.people],
  inBunker: a.inBunker || b.inBunker,
})

function fireOne(scene: Scene, at: AtArea, spread: boolean): Struck {
  const { shooter, weapon, inside } = at
  const place = structureById(scene.state, at.area)
  const { bunker } = buildingRow(scene, place).gives
  const next = at.next.filter((id) => id !== at.area && isBuilding(structureById(scene.state, id)))
  const roll = scene.roll(buildingTarget, {
    subject: shooter.id,
    why: `${withRep(shooter)}, ${weapon.name} at ${place.name}`,
    numbers: { REP: repToFire(scene.state, shooter) },
    when: {
      over48Inches: at.inches > farInches,
      spreadShot: spread,
      shooterMovedFast: shooter.fastMoving,
      targetIsBunker: bunker,
      severalAreas: next.length > 0 && areasOf(scene.state, place).length > 1,
    },
  })
  const { outcome } = roll.row
  scene.tell(roll, `${shooter.name}, ${weapon.name} at ${place.name}: ${says[outcome]}.`, aboutFigure(shooter))
  if (outcome === 'miss') return { harmed: [], receivedFire: [], people: [], inBunker: bunker }
  const people = (id: number): readonly number[] =>
    inside.get(id) ?? occupantsOf(scene.state, structureById(scene.state, id)).map((figure) => figure.id)
  const aimedAt = outcome === 'nextArea' ? people(place.id) : []
  const hit = outcome === 'nextArea' ? strayTo(scene, shooter, next) : place.id
  const done = penetrate(scene, {
    place: structureById(scene.state, hit),
    apr: weapon.apr,
    people: people(hit),
    by: shooter.id,
    inside,
  })
  return {
    harmed: done.harmed,
    receivedFire: [...done.receivedFire, ...aimedAt],
    people: [...people(hit), ...aimedAt],
    inBunker: bunker,
  }
}

function strayTo(scene: Scene, shooter: Figure, next: readonly number[]): number {
  const id = drawFrom(scene, next, { key: 'battle.next-area', subject: shooter.id, why: 'Which of the next areas' })
  scene.note(`It strikes ${structureById(scene.state, id).name}.`, { page: 41 })
  return id
}

const says = { hit: 'on target', miss: 'wide, nobody minds', nextArea: 'astray' } as const
