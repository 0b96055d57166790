import type { ChangeView } from '../../../contract/journal.ts'
import { difference } from '../../../main/engine/state.ts'
import { pointsSoFar } from '../rules/battle/ending/points.ts'
import type { FngState } from '../rules/state.ts'
import { changeViews } from './changeView.ts'

/** Collections whose changes show how an amended tour would stand. */
const mattering: readonly string[] = ['tour', 'soldiers', 'billets', 'attributes', 'medals', 'missions', 'effects']

/**
 * How an amended tour would stand differently from now: men and missions first of all, and the victory points of the
 * battle under way, which stand in no row of their own (FNG pp. 98-102).
 */
export function outcomeChanges(now: FngState, then: FngState): readonly ChangeView[] {
  const changes = difference(now, then).filter(({ collection }) => mattering.includes(collection))
  return [...changeViews(now, then, changes), ...battlePoints(now, then)]
}

function battlePoints(now: FngState, then: FngState): ChangeView[] {
  const [before, after] = [pointsOf(now), pointsOf(then)]
  const battle = now.battle[0]
  if (!battle || before === null || after === null || before === after) return []
  const fields = [{ field: 'Points', before, after }]
  return [{ what: 'The battle', kind: 'changed', collection: 'battle', id: battle.id, fields }]
}

const pointsOf = (state: FngState): string | null =>
  state.battle.length === 0 ? null : String(pointsSoFar(state).total)
