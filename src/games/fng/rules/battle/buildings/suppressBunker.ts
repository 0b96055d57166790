import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { reactToFire } from '../fire/aftermath.ts'
import { likelyFor, namesOf } from '../fire/fire.ts'
import { pickedIn } from '../fire/fireForm.ts'
import { betweenFields, distanceTo, inSight } from '../fire/distance.ts'
import { beamField, litField, lookAt } from '../fire/light.ts'
import { hasActiveFire, whyNotFire } from '../fire/mayFire.ts'
import { carriesScope, reachOf } from '../fire/scope.ts'
import { isLauncher, targetRating, weaponIn } from '../fire/weaponClasses.ts'
import type { WeaponFigures } from '../fire/weapons.ts'
import { rollOrder, type Moment } from '../reactions/inSight/order.ts'
import { takesTests } from '../reactions/nerve.ts'
import { playRound } from '../reactions/inSight/round.ts'
import type { Seer } from '../reactions/inSight/seers.ts'
import { strikesNobody } from '../reactions/inSight/strikes.ts'
import { weaponToAnswer } from '../reactions/outgunned.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { defendersOf, isBuilding, structureById } from '../structures.ts'
import { rollSuppression, suppress } from './suppress.ts'
import { bunkerSuppression } from '../../tables/buildings.ts'

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => hasActiveFire(state, figure) && figure.weapon !== 'flame-thrower' && whyNotFire(state, figure) === null,
  )

/** Places that somebody holds against whoever is active. */
const held = (state: FngState, shooters: readonly Figure[]): number[] =>
  state.structures
    .filter(isBuilding)
    .filter((place) => defendersOf(state, place).some(({ side }) => side !== shooters[0]?.side))
    .map(({ id }) => id)

/** Fire that keeps heads down in a bunker, by In Sight and successes against the DV (FNG pp. 42-43). */
export const suppressBunker = defineAction({
  name: 'suppressBunker',
  title: 'Suppress a bunker',
  section: 'fight',
  page: 42,
  words: ['bunker', 'suppressing fire', 'pin', 'aperture'],
  tables: [bunkerSuppression],
  fields: {
    shooters: {
      kind: 'picks',
      from: 'figures',
      label: 'Who fires',
      least: 1,
      most: 15,
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        able(state)
          .filter(({ id, groupId }) => selected.includes(id) || selected.includes(groupId))
          .map(({ id }) => id),
    },
    bunker: {
      kind: 'pick',
      from: 'structures',
      label: 'At',
      part: 'target',
      among: (asking) => held(asking.state, pickedIn(asking, 'shooters')),
      start: (asking) => held(asking.state, pickedIn(asking, 'shooters'))[0] ?? null,
    },
    inches: distanceTo(inSight(12), 'bunker', betweenFields('shooters', 'bunker')),
    lit: litField((asking) => pickedIn(asking, 'shooters')),
    beam: beamField((asking) => pickedIn(asking, 'shooters')),
    moved: {
      kind: 'picks',
      from: 'figures',
      label: 'Of them, who has moved',
      among: (asking: Asking) => pickedIn(asking, 'shooters').map(({ id }) => id),
    },
    hidden: {
      kind: 'picks',
      from: 'figures',
      label: 'Of them, in cover or concealed',
      among: (asking: Asking) => pickedIn(asking, 'shooters').map(({ id }) => id),
    },
    near: {
      kind: 'picks',
      from: 'figures',
      label: 'Within 4" of those who fire, in sight',
      part: 'beside',
      help: 'They test where somebody beside them is fired back at, or falls.',
      most: 30,
      among: (asking) => {
        const [first] = pickedIn(asking, 'shooters')
        return first
          ? figuresOf(asking.state, first.side)
              .filter(takesTests)
              .map(({ id }) => id)
          : []
      },
      start: (asking) => pickedIn(asking, 'shooters').map(({ id }) => id),
    },
    seenBefore: seenBeforeField,
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (held(state, []).length === 0
      ? 'Nobody is known to hold a building.'
      : able(state).length > 0
        ? null
        : 'Nobody is active and able to fire.'),
  likely: (asking) => (held(asking.state, []).length > 0 ? Math.min(65, likelyFor(asking, able(asking.state))) : 0),
  entry: (state, { shooters, bunker }) => `Suppress ${structureById(state, bunker).name}: ${namesOf(state, shooters)}`,
  run(scene, values) {
    mustSeeAlready(scene, values.seenBefore)
    const { bunker } = values
    const place = structureById(scene.state, bunker)
    const shooters = values.shooters.map((id) => figureById(scene.state, id))
    mustReach(scene, shooters, values.inches)
    lookAt(scene, values.shooters, place.name, values.inches, values)
    for (const { id } of shooters) scene.patch('figures', id, { fired: true })
    const inside = defendersOf(scene.state, place).filter(({ status }) => status !== 'stunned')
    const seers = seersFor(scene, shooters, inside, values)
    const order = rollOrder(scene, seers)
    const first = order.findIndex(({ acting }) =>
      acting.some(({ figure }) => inside.some(({ id }) => id === figure.id)),
    )
    const before = (first < 0 ? order : order.slice(0, first)).flatMap(({ acting }) =>
      acting.map(({ figure }) => figure),
    )
    const names = before.map(({ name }) => name).join(', ')
    scene.note(names === '' ? 'Nobody is quick enough to suppress it.' : `Quick enough to suppress it: ${names}.`, {
      page: 42,
    })
    if (before.length > 0 && inside.length > 0)
      suppress(scene, place, inside, rollSuppression(scene, { shooters: before, place, inches: values.inches }))
    shootBack(scene, order, seers, inside, values)
  },
})

function seersFor(
  scene: Scene,
  shooters: readonly Figure[],
  inside: readonly Figure[],
  {
    inches,
    moved,
    hidden,
  }: { readonly inches: number; readonly moved: readonly number[]; readonly hidden: readonly number[] },
): Seer[] {
  const seer = (figure: Figure, active: boolean, targets: readonly number[], more: Partial<Seer>): Seer => {
    const key = weaponToAnswer(scene.state, figure)
    const weapon = key === null ? null : weaponIn(scene.state, key)
    const reaches = weapon?.blast === null && inches <= reachOf(weapon, carriesScope(figure))
    return {
      id: figure.id,
      figure,
      active,
      targets,
      newcomer: false,
      inches,
      bridging: 0,
      stands: 'open',
      moved: false,
      point: false,
      charge: false,
      blind: false,
      coverDv: 0,
      bamboo: false,
      weapon: reaches ? key : null,
      round: reaches ? weapon : null,
      dice: reaches ? targetRating(scene.state, figure, weapon, inches) : 0,
      strikes: strikesNobody,
      ...more,
    }
  }
  const at = inside.slice(0, 1).map(({ id }) => id)
  return [
    ...shooters.map((figure) =>
      seer(figure, true, at, {
        moved: moved.includes(figure.id),
        stands: hidden.includes(figure.id) ? 'cover' : 'open',
      }),
    ),
    ...inside.map((figure, i) => seer(figure, false, [shooters[i % shooters.length]!.id], { stands: 'cover' })),
  ]
}

/** Those inside who are not suppressed act in their order; the others have lost their actions (FNG p. 43, ruling). */
function shootBack(
  scene: Scene,
  order: readonly Moment[],
  seers: readonly Seer[],
  inside: readonly Figure[],
  {
    inches,
    near,
    hidden,
  }: { readonly inches: number; readonly near: readonly number[]; readonly hidden: readonly number[] },
): void {
  const free = (id: number) => inside.some((each) => each.id === id) && !figureById(scene.state, id).suppressed
  const acting = order
    .map(({ score, acting: all }) => ({ score, acting: all.filter(({ id }) => free(id)) }))
    .filter(({ acting: some }) => some.length > 0)
  const round = playRound(scene, acting, seers, true)
  const targets = seers
    .filter(({ active }) => active)
    .map(({ id }) => ({
      target: id,
      near: near.filter((each) => each !== id),
      sheltered: hidden,
      inches,
    }))
  for (const volley of round.volleys) reactToFire(scene, volley, targets)
}

/** @throws RuleError `bad-input` out of range, or too near for a rocket. */
function mustReach(scene: Scene, shooters: readonly Figure[], inches: number): void {
  const nearLauncher = (weapon: WeaponFigures) => isLauncher(weapon) && inches < weapon.minRange
  const fails = (figure: Figure) => {
    const weapon = weaponIn(scene.state, figure.weapon)
    return (
      weapon === null ||
      reachOf(weapon, carriesScope(figure)) < inches ||
      (inches < weapon.minRange && !nearLauncher(weapon))
    )
  }
  const short = shooters.find(fails)
  if (short) throw new RuleError('bad-input', `${short.name} is out of range. Nothing was changed.`)
}
