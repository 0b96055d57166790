import { RuleError } from '../../../../../main/engine/errors.ts'
import type { Asking, Option } from '../action.ts'
import { figureById, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'

/**
 * A man who has ducked back is down behind cover, out of sight of whoever made him duck; only where there was none within
 * 6" does he lie prone in the open, in sight (FNG pp. 18, 24). What cover there was only the table shows.
 */

/** Has he got down behind cover: by Duck Back, or at the end of a Retire, which counts as one (FNG p. 18)? */
export const isDucked = ({ status, fleeing }: Figure): boolean =>
  status === 'duckBack' || (status === 'retired' && !fleeing)

/** Is he out of sight as far as the program knows: ducked, and not known to lie in the open? */
export const isOutOfSight = (figure: Figure): boolean => isDucked(figure) && !figure.prone

const ways = [
  { value: 'hidden', label: 'Out of sight: no target' },
  { value: 'open', label: 'Prone in the open' },
  { value: 'seen', label: 'Seen from here' },
] as const satisfies readonly Option[]

export type Ducked = (typeof ways)[number]['value']

/** Asked of a target who has ducked back. In entries from before there was this question he was in sight. */
export const duckedField = (targetIn: (asking: Asking) => Figure | null) =>
  ({
    kind: 'choice',
    label: 'He has ducked back',
    help: 'Without cover within 6" he drops prone. Behind cover he is no target for those whom he ducked from.',
    options: ways,
    asked: (asking: Asking) => {
      const target = targetIn(asking)
      return target !== null && isDucked(target)
    },
    start: (asking: Asking) => {
      const target = targetIn(asking)
      return target !== null && isOutOfSight(target) ? 'hidden' : 'open'
    },
    absent: 'seen',
  }) as const

/** @returns why a target is none, for the player; null when he is one. */
export const whyHidden = (target: Figure, ducked: Ducked): string | null =>
  isDucked(target) && ducked === 'hidden' ? `${target.name} has ducked back out of sight: he is no target.` : null

/**
 * He is fired at where he lies: without cover he has dropped prone (FNG p. 18).
 * @throws RuleError `bad-input` for one who is out of sight.
 */
export function aimAtDucked(scene: Scene, targetId: number, ducked: Ducked): void {
  const target = figureById(scene.state, targetId)
  const why = whyHidden(target, ducked)
  if (why !== null) throw new RuleError('bad-input', `${why} Nothing was changed.`)
  if (isDucked(target) && ducked === 'open' && !target.prone) scene.patch('figures', targetId, { prone: true })
}
