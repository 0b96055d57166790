import { RuleError } from '../../../../engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { strikeBehind } from '../fire/backBlast.ts'
import { strikable } from '../fire/circleForm.ts'
import { sidesThatLost } from '../fire/blast.ts'
import { likelyFor, namesOf } from '../fire/fire.ts'
import { hasDirectFire, isDirect, namedIn } from '../fire/fireForm.ts'
import { launcherFields, mustLaunch, takeUp, weaponNamed } from '../fire/launch.ts'
import { launchables } from '../fire/launchable.ts'
import { hasActiveFire } from '../fire/mayFire.ts'
import { weaponIn } from '../fire/weaponClasses.ts'
import { weaponFigures, type WeaponFigures } from '../fire/weapons.ts'
import { react } from '../reactions/react.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { areasOf, isBuilding, occupantsOf, structureById } from '../structures.ts'
import { holderOfPlace, tellCleared } from './cleared.ts'
import { fireThrough } from './fireThrough.ts'
import { fireWithApr, type Struck } from './fireWithApr.ts'

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) =>
      (figure.mayReturnFire || hasActiveFire(state, figure)) &&
      (hasDirectFire(state, figure) || launchables(state, figure).length > 0),
  )

/** What he can fire at a wall: launchers, and what he holds. */
function weaponsFor(state: FngState, figure: Figure): string[] {
  const direct = isDirect(state, figure.weapon) && hasDirectFire(state, figure) ? [figure.weapon] : []
  return [...new Set([...direct, ...launchables(state, figure)])]
}

const placeNamed = ({ state, values }: Asking) =>
  typeof values['area'] === 'number' ? structureById(state, values['area']) : null

const others = (asking: Asking) => {
  const place = placeNamed(asking)
  return place === null ? [] : areasOf(asking.state, place).filter((each) => each.id !== place.id && isBuilding(each))
}

const isApr = (asking: Asking): boolean => (weaponNamed(asking)?.apr ?? 0) > 0

/** Fire at a named area of a building: APR weapons break it, others reach those inside (FNG pp. 41-42). */
export const fireAtBuilding = defineAction({
  name: 'fireAtBuilding',
  title: 'Fire at a building',
  section: 'fight',
  page: 41,
  words: ['bunker', 'APR', 'LAW', 'wall', 'collapse', 'penetration', 'hooch'],
  fields: {
    ...launcherFields,
    shooter: {
      kind: 'pick',
      from: 'figures',
      label: 'Who fires',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) => able(state).find(({ id }) => selected.includes(id))?.id ?? null,
    },
    weapon: {
      kind: 'choice',
      label: 'With',
      options: (asking) => {
        const shooter = namedIn(asking, 'shooter')
        const keys = shooter === null ? [] : weaponsFor(asking.state, shooter)
        return keys.map((value) => ({ value, label: weaponIn(asking.state, value)!.name }))
      },
    },
    area: {
      kind: 'pick',
      from: 'structures',
      label: 'At',
      among: ({ state }) => state.structures.filter(isBuilding).map(({ id }) => id),
    },
    inches: { kind: 'number', label: 'Distance', unit: 'inches', least: 0, most: 60, start: () => 18 },
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
    const shooter = figureById(scene.state, values.shooter)
    const weapon = weaponFigures(scene, values.weapon)
    mustLaunch(scene, shooter, weapon, values)
    mustMatter(scene, weapon, values.area, values.inches)
    if (weapon.apr > 0) {
      if (!takeUp(scene, shooter, weapon)) return
    } else scene.patch('figures', shooter.id, shooter.mayReturnFire ? { mayReturnFire: false } : { fired: true })
    const inside = new Map([
      [values.area, values.inside] as const,
      ...values.elsewhere.flatMap(({ area, people }) => (area === values.area ? [] : [[area, people] as const])),
    ])
    const at = { shooter, weapon, area: values.area, inches: values.inches, next: values.next, inside }
    const heldBy = holderOfPlace(scene, values.area)
    const struck = weapon.apr > 0 ? fireWithApr(scene, at) : fireThrough(scene, at)
    tellCleared(scene, values.area, shooter.id, heldBy)
    answer(scene, shooter, weapon, struck, values.behind)
  },
})

/** @throws RuleError `bad-input` out of range, or where the weapon does nothing to the wall (FNG p. 42). */
function mustMatter(scene: Scene, weapon: WeaponFigures, area: number, inches: number): void {
  const place = structureById(scene.state, area)
  if (inches > Math.max(weapon.range, weapon.scopedRange))
    throw new RuleError('bad-input', `Out of range: a ${weapon.name} reaches ${weapon.range}". Nothing was changed.`)
  if (weapon.apr === 0 && weapon.impact <= place.dv)
    throw new RuleError(
      'bad-input',
      `A ${weapon.name} of Impact ${weapon.impact} does nothing to a DV of ${place.dv}. Nothing was changed.`,
    )
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
