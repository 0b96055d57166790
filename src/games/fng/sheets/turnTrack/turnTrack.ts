import type { Rules } from '../../../../main/engine/system.ts'
import { rowAt } from '../../../../main/engine/table.ts'
import { lightOf } from '../../rules/sight.ts'
import type { DayPart, FngState, Mission } from '../../rules/state.ts'
import * as t from '../../rules/tables/index.ts'
import { dayPartNames, weatherNames } from '../../rules/words.ts'
import { endingWords } from '../briefing/briefingFacts.ts'
import { darknessOf, extraTurns, partsOf, turnsAtLeast } from '../shared/dayParts.ts'
import { blankHead, blankMission } from '../shared/blankMission.ts'
import { missionHead, missionTitle } from '../shared/missionHead.ts'
import { sourcesOf } from '../shared/sheetWords.ts'
import { isFought } from '../../rules/missions.ts'
import type { Coming, TurnTrackModel } from './turnTrackModel.ts'
import { turnSteps } from './turnSteps.ts'

/** @returns the turns of a mission, with what is known of them: rolled so far, or as the battle under way stands. */
export function turnTrackModel(state: FngState, rules: Rules, mission: Mission): TurnTrackModel {
  const battle = isFought(state, mission) ? state.battle[0]! : null
  const weather = battle?.weather ?? mission.weather
  const steps = turnSteps(mission, rules)
  const parts = partsOf(state, mission, rules)
  const minimum = turnsAtLeast(state, mission)
  return {
    ...missionHead(state, mission),
    title: missionTitle('Turn track', mission),
    minimum,
    extra: extraTurns,
    ending: mission.type === null ? '' : `then ${endingWords(mission.type, rules)}`,
    played: battle === null ? 0 : battle.side === null ? battle.turn : Math.max(0, battle.turn - 1),
    parts,
    dayNote: parts.some(({ dark }) => dark) ? 'shaded is dark' : '',
    darkness: darknessOf(parts, minimum + extraTurns),
    weather: weather && { name: weatherNames[weather], note: weatherNotes[weather] },
    doubles: weather === 'variable' ? doublesOf(rules) : [],
    coming: battle === null ? [] : comingOf(state),
    steps,
    source: sourcesOf(...steps.map(({ page }) => page)),
  }
}

/** Turns that a blank track has rows for: no mission of the book is longer at least. */
const blankTurns = 18

/** @returns the track of whatever mission is fought: how many turns it has is written in. */
export function blankTurnTrack(state: FngState | null): TurnTrackModel {
  const { state: none, rules, mission } = blankMission(state)
  return {
    ...turnTrackModel(none, rules, mission),
    ...blankHead,
    ...{ minimum: blankTurns, extra: 0, ending: 'write in how many at least', doubles: doublesOf(rules) },
    dayNote: `dark: ${darkParts(rules).join(', ')}`,
    darkness: [],
  }
}

const darkParts = (rules: Rules): string[] =>
  (Object.keys(dayPartNames) as DayPart[])
    .filter((part) => lightOf(part, rules) === 'night')
    .map((part) => dayPartNames[part])

/** What the weather does in a turn (FNG pp. 59, 72). */
const weatherNotes = {
  clear: 'no effect',
  variable: 'as clear until the first doubles for Activation',
  inclement: 'aircraft may stay down or come late; calls by radio at REP -1',
  terrible: 'no aircraft; short sight; mud and flooded paddies; calls by radio at REP -1',
} as const

/** The dice that settle Variable weather (FNG pp. 58-59): by their total, without the season; a dash where no row has it. */
const doublesOf = (rules: Rules) =>
  [1, 2, 3, 4, 5, 6].map((face) => {
    const row = rowAt(rules.table(t.weather), 2 * face)
    return { faces: `${face}-${face}`, becomes: row ? weatherNames[row.outcome] : '-' }
  })

/** What has been called and is on its way, by the turn it comes. */
const comingOf = ({ calls }: FngState): Coming[] =>
  calls.flatMap(({ status, arrives, what }) =>
    status === 'underWay' && arrives !== null ? [{ turn: arrives, what }] : [],
  )
