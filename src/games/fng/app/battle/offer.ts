import type { BattleOfferView } from '../../contract/battle.ts'
import { groupById, membersOf, type Figure } from '../../rules/battle/battle.ts'
import type { Orders } from '../../rules/battle/collections.ts'
import { hasDirectFire } from '../../rules/battle/fire/fireForm.ts'
import { isOutOfSight } from '../../rules/battle/fire/ducked.ts'
import { hasActiveFire, openTargets } from '../../rules/battle/fire/mayFire.ts'
import type { FngState } from '../../rules/state.ts'
import type { Course } from './course.ts'

/** Who is to charge or to throw does that instead of firing. */
const instead: readonly (Orders | null)[] = ['charge', 'humanWave', 'grenade']

/**
 * The fire that follows when a group of the enemy has acted and sees our closest one (FNG pp. 69-70): by all who can, at
 * that group; at whom of it, only the table shows.
 */
export function offerOf(state: FngState, { last, acting }: Course): BattleOfferView | null {
  if (last?.action !== 'enemyActs') return null
  const { group, closest, inches, inSight } = last.values
  if (typeof group !== 'number' || typeof closest !== 'number' || group !== acting || inSight !== true) return null
  const shooters = membersOf(state, group).filter((figure) => mayFollow(state, figure))
  const targets = openTargets(state, 'theirs').filter((figure) => figure.groupId === closest && !isOutOfSight(figure))
  if (shooters.length === 0 || targets.length === 0) return null
  return {
    action: 'fire',
    title: `Fire: ${groupById(state, group).name} at ${groupById(state, closest).name}`,
    values: {
      shooters: shooters.map(({ id }) => id),
      targets: [{ target: targets.length === 1 ? targets[0]!.id : null, inches: Number(inches) }],
    },
  }
}

const mayFollow = (state: FngState, figure: Figure): boolean =>
  hasActiveFire(state, figure) && hasDirectFire(state, figure) && !instead.includes(figure.orders)
