import type { FngState } from '../../state.ts'
import { defineAction, type Asking } from '../action.ts'
import { aboutFigure, figureById, figuresOf, hasAttribute, refusesOutsideTurn, type Figure } from '../battle.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import { addLasting, removeLasting } from '../lasting.ts'
import { aimable } from '../reactions/answer.ts'
import { reactToFire } from './aftermath.ts'
import { bladeLost } from './bladeLost.ts'
import { aimAtDucked, duckedField, whyHidden } from './ducked.ts'
import { likelyAt, namesOf } from './fire.ts'
import { friendsOf, named, namedIn, shelteredField } from './fireForm.ts'
import { besideField } from '../ground/beside.ts'
import { stances, standsField } from './stances.ts'
import { mayThrow } from './grenade.ts'
import { hasActiveFire } from './mayFire.ts'
import { usesShot } from './ready.ts'
import { shoot } from './shoot.ts'
import { weaponFigures, thrownBlade } from './weapons.ts'
import { rangedCombat } from '../../tables/rangedCombat.ts'

const throwers = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => hasAttribute(state, figure, 'knifeman') && mayThrow(state, figure) && !bladeLost(state, figure),
  )

const targetsFor = (asking: Asking): number[] => {
  const thrower = namedIn(asking, 'thrower')
  return thrower === null ? [] : aimable(asking.state, thrower).map(({ id }) => id)
}

/** A Knifeman throws his blade, as a shot at up to 4"; then it lies there (FNG p. 5). */
export const throwBlade = defineAction({
  name: 'throwBlade',
  title: 'Throw a knife',
  section: 'fight',
  page: 5,
  words: ['knifeman', 'blade', 'bayonet', 'attribute'],
  tables: [rangedCombat],
  fields: {
    thrower: {
      kind: 'pick',
      from: 'figures',
      label: 'Who throws',
      among: ({ state }) => throwers(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (throwers(state).find(({ id }) => selected.includes(id)) ?? throwers(state)[0])?.id ?? null,
    },
    target: {
      kind: 'pick',
      from: 'figures',
      label: 'At',
      part: 'target',
      help: 'Within 4".',
      among: targetsFor,
      start: (asking) => targetsFor(asking).find((id) => asking.selected.includes(id)) ?? null,
    },
    ducked: duckedField((asking) => namedIn(asking, 'target')),
    stands: standsField('Target stands', stances, 'target', (asking) => namedIn(asking, 'target')),
    near: {
      kind: 'picks',
      from: 'figures',
      label: 'Within 4" of it, in sight',
      part: 'beside',
      ...besideField(
        (asking) => named(namedIn(asking, 'target')),
        (asking) => friendsOf(asking.state, namedIn(asking, 'target')),
        'target',
      ),
    },
    sheltered: shelteredField(),
    seenBefore: seenBeforeField,
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (throwers(state).length > 0 ? null : 'No Knifeman can throw his blade just now.'),
  wrong: (state, { target, ducked }) => whyHidden(figureById(state, target), ducked),
  likely: (asking) => Math.min(12, likelyAt(asking, throwers(asking.state))),
  entry: (state, { thrower, target }) => `Knife: ${namesOf(state, [thrower])} at ${namesOf(state, [target])}`,
  run(scene, { thrower: id, target, ducked, stands, near, sheltered, seenBefore }) {
    mustSeeAlready(scene, seenBefore)
    const thrower = figureById(scene.state, id)
    const { range } = weaponFigures(scene, thrownBlade)
    aimAtDucked(scene, target, ducked)
    usesShot(scene, thrower, target)
    const aimed = {
      figureId: target,
      dice: 1,
      inches: range,
      cover: stands === 'cover' || stands === 'both',
      concealed: stands === 'concealed' || stands === 'both',
      inSmoke: stands === 'smoke',
    }
    const volley = shoot(scene, [
      { shooterId: id, weapon: thrownBlade, snap: thrower.carries !== null, targets: [aimed] },
    ])
    addLasting(scene, { kind: 'blade', name: `Knife of ${thrower.name}`, figureId: id })
    reactToFire(scene, volley, [{ target, near, sheltered, inches: range }])
  },
})

const withoutBlade = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter((figure) => bladeLost(state, figure) && hasActiveFire(state, figure))

/** He fetches it: like any dropped weapon it costs his active fire (FNG pp. 5, 17, ruling). */
export const pickUpBlade = defineAction({
  name: 'pickUpBlade',
  title: 'Pick up the thrown knife',
  section: 'fight',
  page: 17,
  words: ['knifeman', 'blade', 'fetch', 'dropped'],
  fields: {
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'Who',
      help: 'It costs his fire of this turn; he may walk up to it.',
      among: ({ state }) => withoutBlade(state).map(({ id }) => id),
      start: ({ state }) => withoutBlade(state)[0]?.id ?? null,
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (withoutBlade(state).length > 0 ? null : 'Nobody active has thrown his knife.'),
  likely: ({ state }) => (withoutBlade(state).length > 0 ? 8 : 0),
  entry: (state, { figure }) => `${figureById(state, figure).name} picks up his knife`,
  run(scene, { figure: id }) {
    const figure = figureById(scene.state, id)
    for (const row of scene.state.lasting) if (row.kind === 'blade' && row.figureId === id) removeLasting(scene, row.id)
    scene.patch('figures', id, { fired: true })
    scene.note(`${figure.name} has his knife again.`, { about: aboutFigure(figure), page: 17 })
  },
})
