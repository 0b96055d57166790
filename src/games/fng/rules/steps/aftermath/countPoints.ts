import { note } from '../../../../../main/engine/lines.ts'
import { addRows, patchRow, removeRows } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { type Hands } from '../../aftermath/hands.ts'
import { ownLosses } from '../../aftermath/losses.ts'
import { itemsOf, priceOf, signed, sumUp } from '../../aftermath/points.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { FngState, VictoryPoint } from '../../state.ts'
import { goOn } from '../../turn.ts'
import { titleOfMission } from '../titles.ts'

/**
 * Counts the victory points of the mission, item by item (FNG pp. 98-102): what the report tallied, the own losses, the
 * support, the civilians, and what the player named himself.
 */
export const countPoints: Step<FngState> = {
  title: titleOfMission(({ victoryPoints }) => `Victory points: ${victoryPoints ?? 0}`),
  run({ state, ...hands }) {
    mustStandAt(state, 'victoryPoints')
    const complete = withLosses(state, hands)
    const priced = itemsOf(complete).reduce((next, item) => price(next, item, hands), complete)
    const total = sumUp(priced)
    const mission = missionOf(total)
    const about = { collection: 'missions', id: mission.id, field: 'victoryPoints' }
    hands.say(note(`Victory points: ${mission.victoryPoints ?? 0}.`, { about, page: 102 }))
    return goOn(total)
  },
}

function withLosses(state: FngState, { rules, newId }: Hands): FngState {
  const mission = missionOf(state)
  const rows = Object.entries(ownLosses(state, mission, rules))
    .filter(([, n]) => n > 0)
    .map(([event, n]) => ({ id: newId(), missionId: mission.id, event, count: n, points: 0, reason: null }))
  return addRows(state, 'victoryPoints', rows)
}

function price(state: FngState, item: VictoryPoint, { rules, say }: Hands): FngState {
  const about = { collection: 'victoryPoints', id: item.id, field: 'points' }
  if (item.event === 'byHand') {
    say(note(`${item.reason ?? 'By hand'}: ${signed(item.points)}.`, { about }))
    return state
  }
  const cost = priceOf(item.event, missionOf(state), rules)
  // The report asks for everything; what this type of mission does not reward is no item.
  if (cost === null) return removeRows(state, 'victoryPoints', (row) => row.id === item.id)
  const points = item.count * cost.points
  say(
    note(`${item.count} x ${signed(cost.points)}, ${cost.text}: ${signed(points)}.`, {
      about,
      page: cost.page,
      table: cost.table?.id ?? null,
      row: cost.row,
      house: cost.table?.house ?? null,
    }),
  )
  return patchRow(state, 'victoryPoints', item.id, { points })
}
