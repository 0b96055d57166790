import type { Asking } from '../action.ts'
import type { Figure } from '../battle.ts'
import { bunkerDv } from '../buildings/inBunker.ts'
import { seenBeforeField } from '../events/lull.ts'
import { aimable } from '../reactions/answer.ts'
import { bambooField, circleField, nearField } from './circleForm.ts'
import { duckedField } from './ducked.ts'
import { namedIn } from './fireForm.ts'
import { groundStances, standsField } from './stances.ts'
import { distanceField } from './distance.ts'
import { beamField, clearField, litField } from './light.ts'

/** Whoever fires it, for what is asked of each who looks. */
export const shooterIn = (asking: Asking): readonly Figure[] => {
  const shooter = namedIn(asking, 'shooter')
  return shooter === null ? [] : [shooter]
}

const targetIn = (asking: Asking): Figure | null => namedIn(asking, 'target')

const looking = (asking: Asking) => ({ viewers: shooterIn(asking), target: targetIn(asking) })

/** Against what bursts outside it, a bunker that his group holds (FNG p. 42). */
const dvOfTarget = (asking: Asking): number => {
  const target = targetIn(asking)
  return target === null ? 0 : bunkerDv(asking.state, target.id)
}

/**
 * What is asked of a round that the `shooter` of the form fires at a figure, and that bursts there: the target, how he is
 * seen and stands, and who is round him (FNG pp. 27-28, 34).
 *
 * @param inches the distance that the form starts with.
 */
export const burstFields = (inches: number) =>
  ({
    target: {
      kind: 'pick',
      from: 'figures',
      label: 'At',
      part: 'target',
      among: (asking: Asking) => {
        const shooter = namedIn(asking, 'shooter')
        return shooter === null ? [] : aimable(asking.state, shooter).map(({ id }) => id)
      },
    },
    ducked: duckedField(targetIn),
    inches: distanceField(inches, looking),
    lit: litField(shooterIn, targetIn),
    beam: beamField(shooterIn),
    clear: clearField(looking),
    stands: standsField('Target stands', groundStances, 'target', targetIn),
    coverDv: {
      kind: 'number',
      label: 'DV of his cover',
      least: 0,
      most: 10,
      start: dvOfTarget,
      asked: ({ values }: Asking) => values['stands'] === 'cover' || values['stands'] === 'both',
    },
    bamboo: bambooField('target'),
    circle: circleField('Others in the blast circle round him'),
    near: nearField('circle', { target: 'target' }),
    seenBefore: seenBeforeField,
  }) as const
