import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { battleOf, figureById, figuresOf, groupById, hasAttribute, refusesOutsideTurn, type Figure } from '../battle.ts'
import { isSwimming } from '../ground/water.ts'
import { isInMelee } from '../melee/inMelee.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import type { FngState } from '../../state.ts'
import { mustAnswer } from '../reactions/answer.ts'
import type { Scene } from '../scene.ts'
import { circleField, circleOf, intoField, nearField, strikable } from './circleForm.ts'
import { likelyAt, namesOf } from './fire.ts'
import { namedIn } from './fireForm.ts'
import { nearestTold } from './distance.ts'
import { isActive, openTargets } from './mayFire.ts'
import { makeReady, spent, usesShot } from './ready.ts'
import { canopies, canopyIn, placeSmoke } from './smoke.ts'
import { throwIt } from './throwing.ts'
import { weaponIn } from './weaponClasses.ts'
import { weaponFigures } from './weapons.ts'
import { throwingAGrenade, readyTheGrenade } from '../../tables/grenades.ts'

/** Inches that a Ball Player throws (FNG p. 5). */
export const ballPlayerRange = 9

/** The hand grenade of a side: all have one while the force has any (FNG p. 34). */
export const grenadeOf = ({ side }: Figure): string => (side === 'theirs' ? 'grenade-cf' : 'grenade-fwf')

/** May he use a grenade just now: his shot is open, and he has thrown none this turn (FNG p. 33)? */
export const mayThrow = (state: FngState, figure: Figure): boolean =>
  figure.status === 'carryOn' &&
  figure.busy === null &&
  !figure.suppressed &&
  !isSwimming(state, figure) &&
  figure.role !== 'medic' &&
  !isInMelee(state, figure) &&
  (figure.mayReturnFire || (isActive(state, figure) && !figure.fired))

/** Whoever may throw just now: one grenade a turn (FNG p. 33). */
export const throwers = (state: FngState): Figure[] => {
  const { turn } = battleOf(state)
  return figuresOf(state, 'ours', 'theirs').filter((figure) => mayThrow(state, figure) && figure.grenadeTurn !== turn)
}

/** Before a group acts, that is what has to come first; afterwards those who act have used what they had. */
const whyNobodyThrows = (state: FngState): string =>
  figuresOf(state, 'ours', 'theirs').some((figure) => isActive(state, figure))
    ? 'Nobody can throw just now.'
    : 'Activate the group of whoever is to throw first.'

const isFrag = ({ values }: Asking): boolean => values['what'] !== 'smoke'

/** Leaders and RTOs carry smoke (FNG p. 28). */
const carriesSmoke = (figure: Figure | null): boolean =>
  figure?.side === 'ours' && (figure.role === 'leader' || figure.role === 'rto')

const sectorOf = (asking: Asking): number | null => {
  const thrower = namedIn(asking, 'thrower')
  return thrower === null ? null : groupById(asking.state, thrower.groupId).sector
}

const usualRange = (state: FngState): number => weaponIn(state, 'grenade-fwf')?.range ?? 0

/** How far off the enemy was said to be, within a grenade's reach; null where nobody has said, or he is too far away. */
function toldInches(asking: Asking): number | null {
  const thrower = namedIn(asking, 'thrower')
  if (thrower === null) return null
  const inches = nearestTold(asking, thrower.id, openTargets(asking.state, thrower.side))
  return inches === null || inches > usualRange(asking.state) ? null : inches
}

/** Readies a grenade and throws it, with the blast and what follows (FNG pp. 33-34). */
export const throwGrenade = defineAction({
  name: 'throwGrenade',
  title: 'Throw a grenade',
  section: 'fight',
  page: 33,
  words: ['grenade', 'smoke', 'ready', 'bunker', 'clear out', 'frag'],
  tables: [throwingAGrenade, readyTheGrenade],
  fields: {
    thrower: {
      kind: 'pick',
      from: 'figures',
      label: 'Who throws',
      among: ({ state }) => throwers(state).map(({ id }) => id),
      start: ({ state, selected }) => throwers(state).find(({ id }) => selected.includes(id))?.id ?? null,
    },
    what: {
      kind: 'choice',
      label: 'What',
      options: (asking) => [
        { value: 'grenade', label: 'Grenade' },
        ...(carriesSmoke(namedIn(asking, 'thrower')) ? [{ value: 'smoke', label: 'Smoke' }] : []),
      ],
      asked: (asking) => carriesSmoke(namedIn(asking, 'thrower')),
    },
    inches: {
      kind: 'number',
      label: 'Distance',
      unit: 'inches',
      least: 0,
      most: ballPlayerRange,
      about: 'thrower',
      holds: true,
      start: (asking) => toldInches(asking) ?? usualRange(asking.state),
      said: (asking, value) => (value === toldInches(asking) ? `${String(value)}" as before` : null),
    },
    sees: {
      kind: 'choice',
      label: 'The spot',
      options: [
        { value: 'seen', label: 'In his sight' },
        { value: 'over', label: 'Just over a wall, rolled in' },
        { value: 'blind', label: 'Out of sight' },
      ],
    },
    wind: { kind: 'flag', label: 'Wind', asked: (asking) => !isFrag(asking) },
    canopy: {
      kind: 'choice',
      label: 'Over the spot',
      options: canopies,
      asked: (asking) => !isFrag(asking) && asking.state.sectors.length > 0,
      start: (asking) => canopyIn(asking.state, sectorOf(asking)),
    },
    into: intoField('Into the bunker or building', isFrag),
    circle: circleField('In the blast circle of 5"', isFrag),
    feet: {
      kind: 'picks',
      from: 'figures',
      label: 'Around him, if he drops it',
      help: 'Within 2.5" of him. He himself always counts.',
      asked: isFrag,
      among: (asking) => {
        const thrower = namedIn(asking, 'thrower')
        return strikable(asking.state).flatMap(({ id }) => (id === thrower?.id ? [] : [id]))
      },
    },
    near: nearField('circle', { asked: isFrag }),
    seenBefore: { ...seenBeforeField, asked: (asking) => isFrag(asking) && seenBeforeField.asked(asking) },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (throwers(state).length > 0 ? null : whyNobodyThrows(state)),
  likely: (asking) => Math.min(45, likelyAt(asking, throwers(asking.state))),
  entry: (state, { thrower, what }) => `${what === 'smoke' ? 'Smoke' : 'Grenade'}: ${namesOf(state, [thrower])}`,
  run(scene, { thrower: id, what, inches, sees, into, circle, feet, near, wind, canopy, seenBefore }) {
    // Smoke is no fire; a grenade at a spot out of sight is thrown at nobody seen.
    if (what !== 'smoke') mustSeeAlready(scene, seenBefore && sees !== 'blind')
    const thrower = figureById(scene.state, id)
    const item = what === 'smoke' ? 'smoke-grenade' : grenadeOf(thrower)
    mustReach(scene, thrower, inches)
    const struck = what === 'smoke' ? [] : circle.map(({ figure }) => figure)
    mustAnswer(scene, thrower, struck)
    const ready = makeReady(scene, id, item)
    usesShot(scene, thrower)
    if (!ready) return
    scene.patch('figures', id, { ...spent, grenadeTurn: battleOf(scene.state).turn })
    if (what === 'smoke') {
      placeSmoke(scene, id, { wind, canopy })
      return
    }
    const weapon = weaponFigures(scene, item)
    throwIt(scene, { thrower: id, weapon, blind: sees === 'blind', into, circle: circleOf(circle), feet, near })
  },
})

/** Inches that he throws a grenade (FNG pp. 5, 33). */
export function throwRange(tables: Pick<Scene, 'table'>, state: FngState, thrower: Figure): number {
  const own = weaponFigures(tables, grenadeOf(thrower)).range
  return hasAttribute(state, thrower, 'ball-player') ? Math.max(own, ballPlayerRange) : own
}

function mustReach(scene: Scene, thrower: Figure, inches: number): void {
  const range = throwRange(scene, scene.state, thrower)
  if (inches > range) throw new RuleError('bad-input', `${thrower.name} throws ${range}" at most. Nothing was changed.`)
}
