import { canFight, type Group } from '../battle.ts'
import type { FngState } from '../../state.ts'

/**
 * Is the unit down to half of what it began with (FNG p. 112)? A squad of ours counts as a whole, however it is divided
 * into groups; dead, wounded, captured, retired and gone do not count (ruling).
 */
export function isAtHalfStrength(state: FngState, group: Group): boolean {
  const unit =
    group.squad === null
      ? [group]
      : state.groups.filter(({ side, squad }) => side === group.side && squad === group.squad)
  const ids = new Set(unit.map(({ id }) => id))
  const able = state.figures.filter(
    (figure) => ids.has(figure.groupId) && canFight(figure) && figure.status !== 'retired',
  )
  const began = unit.reduce((sum, { strength }) => sum + strength, 0)
  return able.length * 2 <= began
}
