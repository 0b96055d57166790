import type { Asking, Field } from '../action.ts'
import { figureById, type Craft } from '../battle.ts'
import { friendsOf, named, namedIn } from '../fire/fireForm.ts'
import { besideField } from '../ground/beside.ts'
import { stances, type Stance } from '../fire/stances.ts'
import { targetsOf } from '../fire/mayFire.ts'
import { weaponFigures } from '../fire/weapons.ts'
import type { Scene } from '../scene.ts'
import { mostInches, staysOver } from './overTable.ts'
import { refuse } from '../refuse.ts'

/** Parts of forms that guns at the doors and in a turret share. */

/** Inches of table for each time that such a gun fires (FNG p. 90). */
const inchesAShot = 24

export interface Target {
  readonly target: number
  readonly dice: number
  readonly away: number
  readonly stands: Stance
  readonly near: readonly number[]
}

export const inchesField = (asked: (asking: Asking) => boolean) =>
  ({
    kind: 'number',
    label: 'Table it crossed this turn',
    unit: 'inches',
    least: 0,
    most: 144,
    asked,
    start: () => 36,
  }) as const satisfies Field

export const targetsField = {
  kind: 'rows',
  label: 'Targets, in order',
  least: 1,
  most: 12,
  fields: {
    target: {
      kind: 'pick',
      from: 'figures',
      label: 'Target',
      among: ({ state }) => targetsOf(state, 'ours').map(({ id }) => id),
    },
    dice: { kind: 'number', label: 'Dice', unit: 'dice', least: 1, most: 10 },
    away: { kind: 'number', label: 'Distance', unit: 'inches', least: 0, most: 60, start: () => 18 },
    stands: { kind: 'choice', label: 'Stands', options: stances },
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
  },
} as const satisfies Field

export const aimAt = ({ target, dice, away, stands }: Target) => ({
  figureId: target,
  dice,
  inches: away,
  cover: stands === 'cover' || stands === 'both',
  concealed: stands === 'concealed' || stands === 'both',
  inSmoke: stands === 'smoke',
})

/**
 * @returns how often the gun fires: for each 24" flown, at least once (ruling to FNG p. 90).
 * @throws RuleError `bad-input` for more than a Loach that stays over the table may fly.
 */
export function burstsFor(craft: Craft, inches: number): number {
  if (craft.mode !== 'flying') return 1
  if (staysOver(craft) && inches > mostInches) refuse(`${craft.name} crosses at most ${mostInches}" in a turn.`)
  return Math.max(1, Math.floor(inches / inchesAShot))
}

/** @throws RuleError `bad-input` for a target out of range. */
export function mustReach(scene: Scene, weapon: string, targets: readonly Target[]): void {
  const { range, name } = weaponFigures(scene, weapon)
  const far = targets.find(({ away }) => away > range)
  if (far) refuse(`${figureById(scene.state, far.target).name} is out of range: ${name} reaches ${range}".`)
}
