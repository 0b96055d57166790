import type { Rules } from '../../../engine/system.ts'
import { rowFor } from '../../../engine/table.ts'
import { lightOf } from '../sight.ts'
import type { FngState, Mission } from '../state.ts'
import * as t from '../tables/index.ts'
import { dayPartNames, weatherNames } from '../words.ts'
import { endingWords } from './briefingFacts.ts'
import { missionHead, missionTitle } from './missionHead.ts'
import { sourcesOf } from './sheetWords.ts'
import { isFought } from './briefing.ts'
import type { Coming, Darkness, DayPartLine, TurnTrackModel } from './turnTrackModel.ts'
import { turnSteps } from './turnSteps.ts'

/** Boxes after the minimum, for extra turns. */
const extraTurns = 6

/** Parts of the day that are named ahead: a mission sees no more. */
const partsAhead = 4

/** @returns the turns of a mission, with what is known of them: rolled so far, or as the battle under way stands. */
export function turnTrackModel(state: FngState, rules: Rules, mission: Mission): TurnTrackModel {
  const battle = isFought(state, mission) ? state.battle[0]! : null
  const weather = battle?.weather ?? mission.weather
  const steps = turnSteps(mission, rules)
  const parts = partsOf(state, mission, rules)
  const minimum = battle?.length ?? mission.minimumTurns ?? 0
  return {
    ...missionHead(state, mission),
    title: missionTitle('Turn track', mission),
    minimum,
    extra: extraTurns,
    ending: mission.type === null ? '' : endingWords(mission.type, rules),
    played: battle === null ? 0 : battle.side === null ? battle.turn : Math.max(0, battle.turn - 1),
    parts,
    darkness: darknessOf(parts, minimum + extraTurns),
    weather: weather && { name: weatherNames[weather], note: weatherNotes[weather] },
    doubles: weather === 'variable' ? doublesOf(rules) : [],
    coming: battle === null ? [] : comingOf(state),
    steps,
    source: sourcesOf(...steps.map(({ page }) => page)),
  }
}

/** What the weather does in a turn (FNG pp. 59, 72). */
const weatherNotes = {
  clear: 'no effect',
  variable: 'as clear until the first doubles for Activation',
  inclement: 'aircraft may stay down or come late; calls by radio at REP -1',
  terrible: 'no aircraft; short sight; mud and flooded paddies; calls by radio at REP -1',
} as const

/** The dice that settle Variable weather (FNG pp. 58-59): by their total, without the season. */
const doublesOf = (rules: Rules) =>
  [1, 2, 3, 4, 5, 6].map((face) => ({
    faces: `${face}-${face}`,
    becomes: weatherNames[rowFor(rules.table(t.weather), 2 * face).outcome],
  }))

/** The part of the day that runs, and those that follow by the table; a length that is still to be rolled ends what is known. */
function partsOf(state: FngState, mission: Mission, rules: Rules): DayPartLine[] {
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

/** A turn is dark for certain when every part of the day that it can fall into is dark. */
const darknessOf = (parts: readonly DayPartLine[], turns: number): Darkness[] =>
  Array.from({ length: turns }, (_, i): Darkness => {
    const can = parts.filter(({ starts, ends }) => starts.soonest <= i + 1 && i + 1 <= ends.latest)
    if (!can.some(({ dark }) => dark)) return 'light'
    return can.every(({ dark }) => dark) ? 'dark' : 'perhaps'
  })

/** What has been called and is on its way, by the turn it comes. */
const comingOf = ({ calls }: FngState): Coming[] =>
  calls.flatMap(({ status, arrives, what }) =>
    status === 'underWay' && arrives !== null ? [{ turn: arrives, what }] : [],
  )
