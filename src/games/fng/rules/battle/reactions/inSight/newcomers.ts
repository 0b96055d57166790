import { aboutFigure } from '../../battle.ts'
import type { Scene } from '../../scene.ts'
import { rollOrder, type Moment } from './order.ts'
import type { Seer } from './seers.ts'

/** Who comes into sight of a charge: quicker than it, and not (FNG pp. 21-22). */
interface Joined {
  readonly newcomers: readonly Seer[]
  /** They act before the charge is completed. */
  readonly quicker: readonly Moment[]
  /** They act after it, in the order of the round. */
  readonly later: readonly Moment[]
}

/**
 * Newcomers roll In Sight as the man they aim at charges into their sight. On a level with the charge they act after it
 * (FNG p. 22, ruling).
 *
 * @param charging who charges just now, with `score` successes.
 * @param unseen newcomers who have not come into sight yet.
 */
export function comeIntoSight(
  scene: Scene,
  {
    charging,
    score,
    unseen,
  }: { readonly charging: readonly Seer[]; readonly score: number; readonly unseen: readonly Seer[] },
): Joined {
  const newcomers = unseen.filter(({ targets }) => charging.some(({ id }) => targets.includes(id)))
  if (newcomers.length === 0) return { newcomers, quicker: [], later: [] }
  for (const { figure } of newcomers)
    scene.note(`${figure.name} comes into sight by the charge.`, { about: aboutFigure(figure), page: 22 })
  const moments = rollOrder(scene, [...newcomers, ...charging], newcomers)
  return {
    newcomers,
    quicker: moments.filter((moment) => moment.score > score),
    later: moments.filter((moment) => moment.score <= score),
  }
}

/** @returns moments in their order, those of one score as one. */
export function merged(moments: readonly Moment[]): Moment[] {
  const scores = [...new Set(moments.map(({ score }) => score))].sort((a, b) => b - a)
  return scores.map((score) => ({
    score,
    acting: moments.flatMap((moment) => (moment.score === score ? moment.acting : [])),
  }))
}
