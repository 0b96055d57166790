import type { Rules } from '../../../../main/engine/system.ts'
import { priceOf } from '../../rules/aftermath/points.ts'
import { readySupportOf } from '../../rules/missionRules.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import * as t from '../../rules/tables/index.ts'
import { supportNames } from '../../rules/words.ts'
import type { PointsLine } from './briefingModel.ts'
import { signed } from '../shared/sheetWords.ts'
import { capital } from '../../../../main/sheets/phrases.ts'

/** Events in the order of the tick list: the task, the enemy, ourselves, support. Short, for the table. */
const words = {
  sectorPatrolled: 'Each sector patrolled',
  pefRevealed: 'Each PEF seen',
  pcRevealed: 'Each PC revealed',
  allPcsAndOff: 'All PCs revealed and off in time',
  taskCompleted: 'Task completed, no enemy near it',
  taskFailed: 'Task failed',
  civilianDetained: 'Suspect detained',
  capturedUnharmed: 'Captured, unharmed',
  capturedWounded: 'Captured, wounded',
  confirmedDead: 'Dead, confirmed',
  unconfirmedDead: 'Dead, unconfirmed',
  ownWounded: 'Own man wounded',
  woundedLeft: 'Wounded left on the table',
  ownDead: 'Own man dead',
  ownMissing: 'Own man missing',
  civilianCasualty: 'Civilian hurt',
  notOffTable: 'Not off the table in time',
} as const

type Event = keyof typeof words

/** How often a thing may well happen: boxes to tick. */
const boxes: Readonly<Record<Event, number>> = {
  sectorPatrolled: 6,
  pefRevealed: 3,
  pcRevealed: 4,
  allPcsAndOff: 1,
  taskCompleted: 1,
  taskFailed: 1,
  civilianDetained: 4,
  capturedUnharmed: 4,
  capturedWounded: 4,
  confirmedDead: 8,
  unconfirmedDead: 8,
  ownWounded: 6,
  woundedLeft: 3,
  ownDead: 4,
  ownMissing: 2,
  civilianCasualty: 3,
  notOffTable: 1,
}

/** @returns the tick list of a mission: what counts in a mission of its type, with the points of the tables (FNG pp. 98-102). */
export function pointsOf(state: FngState, mission: Mission, rules: Rules): PointsLine[] {
  const lines = (Object.keys(words) as Event[]).flatMap((event) => {
    const price =
      event === 'civilianDetained' && mission.defenseTask !== 'checkPoint' ? null : priceOf(event, mission, rules)
    return price ? [{ text: words[event], points: signed(price.points), boxes: boxesFor(state, mission, event) }] : []
  })
  return [...lines, ...supportLines(mission, rules)]
}

function boxesFor(state: FngState, mission: Mission, event: Event): number {
  const markers = state.markers.filter((m) => m.missionId === mission.id).length
  if (event === 'pefRevealed') return Math.max(1, markers)
  return event === 'pcRevealed' ? (mission.pcsToFind ?? boxes.pcRevealed) : boxes[event]
}

function supportLines(mission: Mission, rules: Rules): PointsLine[] {
  const ready = mission.supportLevel === null ? [] : readySupportOf(mission.supportLevel, rules)
  const line = (event: string, text: string, count: number): PointsLine[] => {
    const price = priceOf(event, mission, rules)
    return price && count > 0 ? [{ text, points: signed(price.points), boxes: count }] : []
  }
  const only = ready.length === 1 ? supportNames[ready[0]!] : null
  const others = Object.keys(supportNames).length - ready.length
  return [
    ...line('readyUnused', only === null ? 'Ready support not used' : `${capital(only)} not used`, ready.length),
    ...line('onDemandListed', `On Demand: ${only ?? 'a ready type'}`, ready.length),
    ...line('onDemandOther', ready.length === 0 ? 'On Demand: each type' : 'On Demand: another type', others),
  ]
}

const resultWords = { good: 'good', normal: 'normal', bad: 'bad', disastrous: 'disastrous' } as const

/** @returns what each result takes at least: "good 25, normal 9, bad 0". */
export const resultFloors = (rules: Rules): string =>
  rules
    .table(t.missionResult)
    .rows.flatMap(({ from, outcome }) => (from === 'less' ? [] : [`${resultWords[outcome]} ${from}`]))
    .join(', ')

/** @returns "25 or more good, 9-24 normal, 0-8 bad, below 0 disastrous". */
export function resultBands(rules: Rules): string {
  const bands = rules.table(t.missionResult).rows.map(({ from, to, outcome }) => {
    const span = to === 'more' ? `${from} or more` : from === 'less' ? `below ${to + 1}` : `${from}-${to}`
    return `${span} ${resultWords[outcome]}`
  })
  return bands.join(', ')
}
