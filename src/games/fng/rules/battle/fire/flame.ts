import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Value } from '../action.ts'
import { figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import type { FngState } from '../../state.ts'
import { mustAnswer } from '../reactions/answer.ts'
import { reactToFire } from './aftermath.ts'
import { afterFlames, flamethrower } from './flames.ts'
import { strikable } from './circleForm.ts'
import { besideField } from '../ground/beside.ts'
import { likelyAt, namesOf } from './fire.ts'
import { pickedIn } from './fireForm.ts'
import { hasActiveFire, whyNotFire } from './mayFire.ts'
import { usesShot } from './ready.ts'
import { shoot } from './shoot.ts'

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) =>
      figure.weapon === flamethrower &&
      (figure.mayReturnFire || hasActiveFire(state, figure)) &&
      whyNotFire(state, figure) === null,
  )

const idsIn = (value: Value | undefined): readonly number[] =>
  Array.isArray(value) ? (value as readonly number[]) : []

/** A path 3" wide: a die at everybody in it, friends too; the path burns on (FNG p. 29). */
export const flame = defineAction({
  name: 'flame',
  title: 'Fire a flame-thrower',
  section: 'fight',
  page: 29,
  words: ['flame', 'flamethrower', 'burn', 'napalm'],
  fields: {
    shooter: {
      kind: 'pick',
      from: 'figures',
      label: 'Who fires',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state }) => able(state)[0]?.id ?? null,
    },
    path: {
      kind: 'picks',
      from: 'figures',
      label: 'In the path',
      part: 'target',
      help: '3" wide, 12" long.',
      least: 1,
      most: 20,
      among: ({ state, values }) => strikable(state).flatMap(({ id }) => (id === values['shooter'] ? [] : [id])),
    },
    near: {
      kind: 'picks',
      from: 'figures',
      label: 'Within 4" of them, in sight',
      part: 'beside',
      most: 30,
      ...besideField(
        (asking) => pickedIn(asking, 'path'),
        ({ state, values }) => strikable(state).flatMap(({ id }) => (idsIn(values['path']).includes(id) ? [] : [id])),
        'path',
      ),
    },
    seenBefore: seenBeforeField,
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'No flame-thrower can be fired.'),
  likely: (asking) => Math.min(70, likelyAt(asking, able(asking.state))),
  entry: (state, { shooter }) => `Flame-thrower: ${namesOf(state, [shooter])}`,
  run(scene, { shooter: id, path, near, seenBefore }) {
    mustSeeAlready(scene, seenBefore)
    const shooter = figureById(scene.state, id)
    if (path.includes(id)) throw new RuleError('bad-input', 'He does not stand in his own path. Nothing was changed.')
    mustAnswer(scene, shooter, path)
    usesShot(scene, shooter)
    const snap = shooter.carries !== null
    const shots = path.map((figureId) => ({ shooterId: id, snap, targets: [{ figureId, dice: 1 }] }))
    const volley = shoot(scene, shots)
    afterFlames(scene, shooter, volley)
    const around = path.map((target) => ({ target, near, inches: null }))
    reactToFire(scene, volley, around)
  },
})
