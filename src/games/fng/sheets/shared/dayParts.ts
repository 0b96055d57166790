import type { Rules } from '../../../../main/engine/system.ts'
import { rowFor } from '../../../../main/engine/table.ts'
import { lightOf } from '../../rules/sight.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import * as t from '../../rules/tables/index.ts'
import { dayPartNames } from '../../rules/words.ts'
import { isFought } from '../../rules/missions.ts'
import type { Darkness, DayPartLine } from '../turnTrack/turnTrackModel.ts'

/** Boxes of a turn track after the minimum, for extra turns. */
export const extraTurns = 6

export const partsOfDay = Object.keys(dayPartNames).length

/** Parts of the day that are named ahead: a mission sees no more. */
const partsAhead = partsOfDay - 1

/** @returns the turns that are played at least, as the battle under way stands. */
export const turnsAtLeast = (state: FngState, mission: Mission): number =>
  (isFought(state, mission) ? state.battle[0]!.length : mission.minimumTurns) ?? 0

/** @returns the part of the day that runs, and those that follow by the table; a length that is still to be rolled ends what is known. */
export function partsOf(state: FngState, mission: Mission, rules: Rules): DayPartLine[] {
  const battle = isFought(state, mission) ? state.battle[0]! : null
  const part = battle?.dayPart ?? mission.dayPart
  const next = battle?.nextDayPartRow ?? mission.nextDayPartRow
  if (part === null || next === null) return []
  const last = battle ? Math.max(1, battle.turn) + battle.dayPartTurnsLeft - 1 : mission.dayPartTurns
  const first: DayPartLine = {
    name: dayPartNames[part],
    dark: lightOf(part, rules) === 'night',
    turns: last === null ? '' : String(last),
    from: 1,
    until: last,
    starts: { soonest: 1, latest: 1 },
    ends: { soonest: last ?? 1, latest: last ?? Infinity },
  }
  return [first, ...partsAfter(rules, next, first)]
}

/** 1/2d6 turns more, where a part of the day rolls for its length (FNG p. 59). */
const rolledTurns = { least: 1, most: 3 }

function partsAfter(rules: Rules, firstRow: number, first: DayPartLine): DayPartLine[] {
  const parts: DayPartLine[] = []
  let row = firstRow
  let before = first
  while (parts.length < partsAhead) {
    const { outcome, gives, cells } = rowFor(rules.table(t.dayPart), row)
    const more = gives.halfDie ? rolledTurns : { least: 0, most: 0 }
    const from: number | null = before.until === null ? null : before.until + 1
    const starts = { soonest: before.ends.soonest + 1, latest: before.ends.latest + 1 }
    before = {
      name: dayPartNames[outcome],
      dark: gives.light === 'night',
      turns: String(cells.turns),
      from,
      until: from === null || gives.halfDie ? null : from + gives.turns - 1,
      starts,
      ends: {
        soonest: starts.soonest + gives.turns + more.least - 1,
        latest: starts.latest + gives.turns + more.most - 1,
      },
    }
    parts.push(before)
    row = gives.next
  }
  return parts
}

/** @returns of each turn whether it is dark: for certain when every part of the day that it can fall into is. */
export const darknessOf = (parts: readonly DayPartLine[], turns: number): Darkness[] =>
  Array.from({ length: turns }, (_, i): Darkness => {
    const can = parts.filter(({ starts, ends }) => starts.soonest <= i + 1 && i + 1 <= ends.latest)
    if (!can.some(({ dark }) => dark)) return 'light'
    return can.every(({ dark }) => dark) ? 'dark' : 'perhaps'
  })
