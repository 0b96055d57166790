import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { strikeBehind } from '../fire/backBlast.ts'
import { strikable } from '../fire/circleForm.ts'
import { sidesThatLost } from '../fire/blast.ts'
import { likelyFor, namesOf } from '../fire/fire.ts'
import { hasDirectFire } from '../fire/fireForm.ts'
import { shooterIn } from '../fire/burstForm.ts'
import { launchedOrHeld, launcherFields, shooterFields, weaponNamed } from '../fire/launch.ts'
import { mustLaunch, takeUp } from '../fire/takeUp.ts'
import { launchables } from '../fire/launchable.ts'
import { betweenFields, distanceTo, inSight } from '../fire/distance.ts'
import { beamField, litField, lookAt } from '../fire/light.ts'
import { hasActiveFire } from '../fire/mayFire.ts'
import { weaponFigures, type WeaponFigures } from '../fire/weapons.ts'
import { mustAnswer } from '../reactions/answer.ts'
import { react } from '../reactions/react.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { areasOf, isBuilding, occupantsOf, structureById } from '../structures.ts'
import { holderOfPlace, tellCleared } from './cleared.ts'
import { fireThrough } from './fireThrough.ts'
import { fireWithApr, shotsAtBuilding, type Struck } from './fireWithApr.ts'
import { buildingTarget, buildingPenetration } from '../../tables/buildings.ts'

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) =>
      (figure.mayReturnFire || hasActiveFire(state, figure)) &&
      (hasDirectFire(state, figure) || launchables(state, figure).length > 0),
  )

const placeNamed = ({ state, values }: Asking) =>
  typeof values['area'] === 'number' ? structureById(state, values['area']) : null

const others = (asking: Asking) => {
  const place = placeNamed(asking)
  return place === null ? [] : areasOf(asking.state, place).filter((each) => each.id !== place.id && isBuilding(each))
}

/** Shots of his weapon that need not go where the first goes (FNG p. 41). */
function shotsToSpread(asking: Asking): number {
  const weapon = weaponNamed(asking)
  return weapon !== null && weapon.apr > 0 ? shotsAtBuilding(weapon) - 1 : 0
}

const isApr = (asking: Asking): boolean => (weaponNamed(asking)?.apr ?? 0) > 0

/** Fire at a named area of a building: APR weapons break it, others reach those inside (FNG pp. 41-42). */
export const fireAtBuilding = defineAction({
  name: 'fireAtBuilding',
  title: 'Fire at a building',
  section: 'fight',
  page: 41,
  words: ['bunker', 'APR', 'LAW', 'wall', 'collapse', 'penetration', 'hooch'],
  tables: [buildingTarget, buildingPenetration],
  fields: {
    ...launcherFields,
    ...shooterFields(able, launchedOrHeld),
    area: {
      kind: 'pick',
      from: 'structures',
      label: 'At',
      part: 'target',
      among: ({ state }) => state.structures.filter(isBuilding).map(({ id }) => id),
    },
    inches: distanceTo(inSight(18), 'area', betweenFields('shooter', 'area')),
    lit: litField(shooterIn),
    beam: beamField(shooterIn),
    inside: {
      kind: 'picks',
      from: 'figures',
      label: 'In that area',
      among: ({ state }) => strikable(state).map(({ id }) => id),
      start: (asking) => {
        const place = placeNamed(asking)
        return place === null ? [] : occupantsOf(asking.state, place).map(({ id }) => id)
      },
    },
    spread: {
      kind: 'rows',
      label: 'Shots at other areas',
      help: 'At least one stays with the area named first; those at others are at REP -1.',
      least: 0,
      most: 3,
      asked: (asking) => shotsToSpread(asking) > 0 && others(asking).length > 0,
      fields: {
        area: {
          kind: 'pick',
          from: 'structures',
          label: 'Area',
          among: (asking) => others(asking).map(({ id }) => id),
        },
        shots: { kind: 'number', label: 'Shots', least: 1, most: 3 },
      },
    },
    next: {
      kind: 'picks',
      from: 'structures',
      label: 'Next closest areas',
      help: 'One of them is struck by a shot that strays.',
      asked: (asking) => isApr(asking) && others(asking).length > 0,
      among: (asking) => others(asking).map(({ id }) => id),
      start: (asking) => others(asking).map(({ id }) => id),
    },
    elsewhere: {
      kind: 'rows',
      label: 'In the other areas',
      least: 0,
      most: 20,
      asked: (asking) => isApr(asking) && others(asking).length > 0,
      fields: {
        area: {
          kind: 'pick',
          from: 'structures',
          label: 'Area',
          among: ({ state }) => state.structures.filter(isBuilding).map(({ id }) => id),
        },
        people: {
          kind: 'picks',
          from: 'figures',
          label: 'Who is in it',
          among: ({ state }) => strikable(state).map(({ id }) => id),
        },
      },
    },
    seenBefore: seenBeforeField,
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (!state.structures.some(isBuilding)
      ? 'There is no building on the list.'
      : able(state).length > 0
        ? null
        : 'Nobody can fire just now.'),
  likely: (asking) => Math.min(35, likelyFor(asking, able(asking.state))),
  entry: (state, { shooter, area }) => `Fire at ${structureById(state, area).name}: ${namesOf(state, [shooter])}`,
  run(scene, values) {
    mustSeeAlready(scene, values.seenBefore)
    const shooter = figureById(scene.state, values.shooter)
    const weapon = weaponFigures(scene, values.weapon)
    mustLaunch(scene, shooter, weapon, values)
    mustMatter(scene, weapon, values.area, values.inches)
    mustHaveShots(weapon, values.spread)
    mustAnswer(scene, shooter, values.inside)
    lookAt(scene, [shooter.id], structureById(scene.state, values.area).name, values.inches, values)
    if (weapon.apr > 0) {
      if (!takeUp(scene, shooter, weapon)) return
    } else scene.patch('figures', shooter.id, shooter.mayReturnFire ? { mayReturnFire: false } : { fired: true })
    const inside = new Map([
      [values.area, values.inside] as const,
      ...values.elsewhere.flatMap(({ area, people }) => (area === values.area ? [] : [[area, people] as const])),
    ])
    const { area, inches, next, spread } = values
    const at = { shooter, weapon, area, inches, next, spread, inside }
    const held = [...new Set([area, ...spread.map((each) => each.area)])].map(
      (id) => [id, holderOfPlace(scene, id)] as const,
    )
    const struck = weapon.apr > 0 ? fireWithApr(scene, at) : fireThrough(scene, at)
    for (const [id, heldBy] of held) tellCleared(scene, id, shooter.id, heldBy)
    answer(scene, shooter, weapon, struck, values.behind)
  },
})

/** @throws RuleError `bad-input` out of range, or where the weapon does nothing to the wall (FNG p. 42). */
function mustMatter(scene: Scene, weapon: WeaponFigures, area: number, inches: number): void {
  const place = structureById(scene.state, area)
  if (inches > Math.max(weapon.range, weapon.scopedRange))
    throw new RuleError('bad-input', `Out of range: his ${weapon.name} reaches ${weapon.range}". Nothing was changed.`)
  if (weapon.apr === 0 && weapon.impact <= place.dv)
    throw new RuleError(
      'bad-input',
      `A ${weapon.name} of Impact ${weapon.impact} does nothing to a DV of ${place.dv}. Nothing was changed.`,
    )
}

/** @throws RuleError `bad-input` for more shots than the weapon has, or none left for the area named first (FNG p. 41). */
function mustHaveShots(weapon: WeaponFigures, spread: readonly { readonly shots: number }[]): void {
  const away = spread.reduce((sum, { shots }) => sum + shots, 0)
  if (away > 0 && away >= shotsAtBuilding(weapon))
    throw new RuleError('bad-input', `A ${weapon.name} has ${shotsAtBuilding(weapon)} shots. Nothing was changed.`)
}

function answer(scene: Scene, shooter: Figure, weapon: WeaponFigures, struck: Struck, behind: readonly number[]): void {
  const hurtBehind = strikeBehind(scene, shooter.id, weapon, behind)
  const shaken = [...new Set(struck.people)].filter((id) => !struck.harmed.some(({ figureId }) => figureId === id))
  react(scene, {
    receivedFire: struck.receivedFire,
    manDown: sidesThatLost(scene, [...struck.harmed, ...hurtBehind], shaken),
    shooters: [shooter.id],
    ranking: weapon.ranking,
    inCover: struck.receivedFire,
    inBunker: struck.inBunker ? struck.receivedFire : [],
  })
}
