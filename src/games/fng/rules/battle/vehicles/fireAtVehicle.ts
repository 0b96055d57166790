import { RuleError } from '../../../../../main/engine/errors.ts'
import { buildingPenetration, buildingTarget } from '../../tables/buildings.ts'
import { defineAction } from '../action.ts'
import { aboutFigure, figureById, figuresOf, refusesOutsideTurn, withRep, type Figure } from '../battle.ts'
import { shotsAtBuilding } from '../buildings/fireWithApr.ts'
import { through } from '../buildings/penetrate.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import { strikeBehind } from '../fire/backBlast.ts'
import { shooterIn } from '../fire/burstForm.ts'
import { betweenFields, distanceTo, inSight } from '../fire/distance.ts'
import { likelyFor, namesOf } from '../fire/fire.ts'
import { launchedOrHeld, launcherFields, shooterFields } from '../fire/launch.ts'
import { afterLaunch } from '../fire/launched.ts'
import { beamField, litField, lookAt } from '../fire/light.ts'
import { hasActiveFire } from '../fire/mayFire.ts'
import { repToFire } from '../fire/repToFire.ts'
import { mustLaunch, takeUp } from '../fire/takeUp.ts'
import { aim } from '../fire/toHit.ts'
import { weaponIn } from '../fire/weaponClasses.ts'
import { weaponFigures, type WeaponFigures } from '../fire/weapons.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import type { VehicleState } from '../terms.ts'
import { befalls, ridersIn, type Riders } from './befalls.ts'
import { aboardOf, vehicleById, vehicleField, vehiclesOn, vehicleStateWords } from './vehicle.ts'

/** Farther than this the REP counts one less (FNG p. 41). */
const farInches = 48

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => (figure.mayReturnFire || hasActiveFire(state, figure)) && weaponsFor(state, figure).length > 0,
  )

/** What he can fire that pierces armor. */
const weaponsFor = (state: FngState, figure: Figure): string[] =>
  launchedOrHeld(state, figure).filter((key) => (weaponIn(state, key)?.apr ?? 0) > 0)

const targets = (state: FngState) => vehiclesOn(state).filter(({ state: now }) => now !== 'destroyed')

/**
 * Fire at a vehicle with a weapon that pierces armor: it is hit and broken as a building is, with one shot of an anti-tank
 * weapon (FNG pp. 11, 13, 41-42). What that does to it the player says: the book leaves it to another one (p. 7).
 */
export const fireAtVehicle = defineAction({
  name: 'fireAtVehicle',
  title: 'Fire at a vehicle',
  section: 'fight',
  page: 11,
  words: ['tank', 'APC', 'truck', 'jeep', 'boat', 'LAW', 'RPG', 'recoilless', 'armor', 'APR', 'penetration'],
  tables: [buildingTarget, buildingPenetration],
  fields: {
    ...launcherFields,
    ...shooterFields(able, weaponsFor),
    vehicle: vehicleField('At', targets),
    inches: distanceTo(inSight(18), 'vehicle', betweenFields('shooter', 'vehicle')),
    lit: litField(shooterIn),
    beam: beamField(shooterIn),
    seenBefore: seenBeforeField,
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (targets(state).length === 0
      ? 'No vehicle is on the table.'
      : able(state).length > 0
        ? null
        : 'Nobody has a weapon ready that pierces armor.'),
  likely: (asking) =>
    targets(asking.state).some(({ id }) => asking.selected.includes(id))
      ? 75
      : Math.min(35, likelyFor(asking, able(asking.state))),
  entry: (state, { shooter, vehicle }) => `Fire at ${vehicleById(state, vehicle).name}: ${namesOf(state, [shooter])}`,
  run(scene, values) {
    mustSeeAlready(scene, values.seenBefore)
    const shooter = figureById(scene.state, values.shooter)
    const weapon = weaponFigures(scene, values.weapon)
    mustLaunch(scene, shooter, weapon, values)
    if (values.inches > Math.max(weapon.range, weapon.scopedRange))
      throw new RuleError(
        'bad-input',
        `Out of range: his ${weapon.name} reaches ${weapon.range}". Nothing was changed.`,
      )
    lookAt(scene, [shooter.id], vehicleById(scene.state, values.vehicle).name, values.inches, values)
    if (!takeUp(scene, shooter, weapon)) return
    const worst = strike(scene, { shooter, weapon, vehicle: values.vehicle, inches: values.inches })
    strikeBehind(scene, shooter.id, weapon, values.behind)
    if (worst !== null) playerSays(scene, values.vehicle, worst, shooter.id)
  },
})

/** What the dice said of one shot that struck; `unknown` where no DV is agreed. */
type Struck = 'collapses' | 'havoc' | 'none' | 'unknown'
const order: readonly Struck[] = ['collapses', 'havoc', 'unknown', 'none']

interface AtVehicle {
  readonly shooter: Figure
  readonly weapon: WeaponFigures
  readonly vehicle: number
  readonly inches: number
}

/** Each shot by itself (FNG p. 41). @returns the worst of them; null where none struck. */
function strike(scene: Scene, at: AtVehicle): Struck | null {
  const { shooter, weapon } = at
  const shots = Array.from({ length: shotsAtBuilding(weapon) }, () => fireOne(scene, at))
  const shot = { shooterId: shooter.id, weapon: weapon.key, snap: false, targets: [] }
  afterLaunch(scene, [{ ...aim(scene, shot), readings: [], ones: 0 }], true)
  return order.find((each) => shots.includes(each)) ?? null
}

function fireOne(scene: Scene, { shooter, weapon, vehicle: id, inches }: AtVehicle): Struck | null {
  const vehicle = vehicleById(scene.state, id)
  const roll = scene.roll(buildingTarget, {
    subject: shooter.id,
    why: `${withRep(shooter)}, ${weapon.name} at ${vehicle.name}`,
    numbers: { REP: repToFire(scene.state, shooter) },
    when: { over48Inches: inches > farInches, shooterMovedFast: shooter.fastMoving },
  })
  const hit = roll.row.outcome !== 'miss'
  const text = `${shooter.name}, ${weapon.name} at ${vehicle.name}: ${hit ? 'on target' : 'wide'}.`
  scene.tell(roll, text, aboutFigure(shooter))
  if (!hit) return null
  const { dv } = vehicle
  return dv === null ? 'unknown' : through(scene, { ...vehicle, dv }, weapon.apr, says)
}

const says = { collapses: 'broken open', havoc: 'shaken through', none: 'it holds' } as const

/** What the dice come nearest to stands first: it can only be a proposal. */
const likeliest: Readonly<Record<Struck, VehicleState>> = {
  collapses: 'destroyed',
  havoc: 'damaged',
  none: 'standing',
  unknown: 'damaged',
}
const results: readonly VehicleState[] = ['destroyed', 'burning', 'damaged', 'stuck']

/** The player says what the hit does to it, and to those aboard. */
function playerSays(scene: Scene, id: number, struck: Struck, by: number): void {
  // What the round does not go through takes no harm.
  if (struck === 'none') return
  const { name } = vehicleById(scene.state, id)
  const first = likeliest[struck]
  const state = scene.choose({
    key: 'battle.vehicle-hit',
    subject: id,
    why: `${name} is hit: what does it do?`,
    options: [
      ...[first, ...results.filter((each) => each !== first)].map((value) => ({
        value,
        label: vehicleStateWords[value],
      })),
      { value: 'nothing' as const, label: 'Nothing' },
    ],
  })
  if (state === 'nothing') return
  const riders: Riders =
    aboardOf(scene.state, id).length === 0
      ? 'stay'
      : scene.choose({ key: 'battle.vehicle-riders', subject: id, why: `Those in ${name}`, options: ridersIn(state) })
  befalls(scene, id, { state, riders, words: '', by })
}
