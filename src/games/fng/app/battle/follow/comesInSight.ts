import type { BattleFollow } from '../../../contract/battle.ts'
import { battleOf, groupById, membersOf } from '../../../rules/battle/battle.ts'
import { inSightAction } from '../../../rules/battle/reactions/inSight/inSight.ts'
import { newlyPlaced } from '../newlyPlaced.ts'
import { listed } from '../../../rules/steps/setup/common.ts'
import { follow, type Following } from './follow.ts'

/** Enemies whom a PEF has brought on are in sight: that is played before anybody else acts (FNG p. 60). */
export function comesInSight({ state, acts }: Following): BattleFollow[] {
  if (battleOf(state).side === null || inSightAction.refuses(state) !== null) return []
  const groups = newlyPlaced(state, acts).map(({ group }) => groupById(state, group))
  if (groups.length === 0) return []
  return [
    follow({
      key: `inSight ${groups.map(({ id }) => id).join(' ')}`,
      action: inSightAction.name,
      title: `In Sight: ${listed(groups.map(({ name }) => name))} and whoever of us they see`,
      values: { theirs: groups.flatMap(({ id }) => membersOf(state, id).map((figure) => figure.id)) },
      side: null,
      wants: 'ours',
    }),
  ]
}
