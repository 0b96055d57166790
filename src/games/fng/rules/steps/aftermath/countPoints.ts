import { note } from '../../../../../main/engine/lines.ts'
import { addRows, patchRow, removeRows } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { cameOut, type CameOut } from '../../aftermath/cameOut.ts'
import { type Hands } from '../../aftermath/hands.ts'
import { itemsOf, priceOf, signed, sumUp } from '../../aftermath/points.ts'
import type { PointsEvent } from '../../aftermath/tally.ts'
import { isStar, missionOf, mustStandAt } from '../../people.ts'
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

/**
 * Own losses by how men came out. A Star who cheated death counts as one wounded; where the mission prices wounded men
 * left behind, that replaces the ordinary price (rulings to FNG pp. 98-101). The recovery test changes no points.
 */
function withLosses(state: FngState, { rules, newId }: Hands): FngState {
  const mission = missionOf(state)
  const party = state.party.filter((member) => member.missionId === mission.id)
  const count = (out: CameOut) => party.filter((m) => cameOut(m, isStar(state, m.soldierId)) === out).length
  const cheated = party.filter((member) => member.cheatedDeath).length
  const left = priceOf('woundedLeft', mission, rules) === null ? undefined : tallied(state, 'woundedLeft')
  const losses: Partial<Record<PointsEvent, number>> = {
    ownMissing: count('missing'),
    ownDead: count('dead'),
    ownWounded: count('wounded') + cheated - (left?.count ?? 0),
  }
  const rows = Object.entries(losses)
    .filter(([, n]) => n > 0)
    .map(([event, n]) => ({ id: newId(), missionId: mission.id, event, count: n, points: 0, reason: null }))
  return addRows(state, 'victoryPoints', rows)
}

const tallied = (state: FngState, event: PointsEvent): VictoryPoint | undefined =>
  itemsOf(state).find((item) => item.event === event)

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
