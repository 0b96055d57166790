import type { Rules } from '../../../engine/system.ts'
import { rowOf, type Row } from '../../../engine/table.ts'
import { isRainy } from '../calendar.ts'
import { clampLevel, pefModifierText, readySupportOf } from '../missionRules.ts'
import type { FngState, Mission } from '../state.ts'
import * as t from '../tables/index.ts'
import { areaNames, corpsNames, dayPartNames, politicalNames, supportNames, weatherNames } from '../words.ts'
import type { Fact } from './briefingModel.ts'
import { capital, listWords, signed } from './sheetWords.ts'

/** A fact, if it is known by now. */
const fact = <T>(known: T | null | undefined, make: (value: T) => Fact): Fact[] =>
  known === null || known === undefined ? [] : [make(known)]

/** The situation of a mission, each fact with where it comes from (FNG pp. 54-61, 74-76, 98-101). */
export function factsOf(state: FngState, mission: Mission, rules: Rules): Fact[] {
  return [
    areaFact(mission, rules),
    ...enemyFacts(mission, rules),
    ...skyFacts(mission, rules),
    ...markerFacts(state, mission, rules),
    ...lengthFacts(mission, rules),
    ...supportFacts(mission, rules),
  ]
}

function areaFact(mission: Mission, rules: Rules): Fact {
  const by = rules.table(t.areaOfOperations).modifiers[0].by
  const value = `${corpsNames[mission.corps]} ${areaNames[mission.area]}`
  const people = mission.civilians === null ? '' : mission.civilians ? 'civilians present' : 'no civilians'
  return { label: 'Area', value, note: people || `1d6 for each area, ${signed(by)} where we were last` }
}

function enemyFacts(mission: Mission, rules: Rules): Fact[] {
  const { politicalStatus, eal } = mission
  const pefs = politicalStatus === null ? null : pefModifierText(politicalStatus, rules)
  return [
    ...fact(politicalStatus, (status) => {
      const row: Row | undefined = rules.table(t.aoPoliticalStatus).rows.find((r) => r.outcome === status)
      return { label: 'People', value: politicalNames[status], note: afterColon(row?.text).replace(/ \(.*\)$/, '') }
    }),
    ...fact(eal, (level) => ({
      label: 'Enemy activity',
      value: `EAL ${level}`,
      note: 'sets PEFs, their REP and reinforcements',
    })),
    ...fact(politicalStatus, () => ({
      label: 'PEF table',
      value: pefs === null ? 'as printed' : (/^-?\d+/.exec(pefs)?.[0] ?? ''),
      note: pefs?.replace(/^-?\d+ /, '') ?? 'no modifier',
    })),
  ]
}

/** "Pacified: EAL -1" is "EAL -1". */
const afterColon = (text = ''): string => capital(text.slice(text.indexOf(': ') + 2))

function skyFacts(mission: Mission, rules: Rules): Fact[] {
  const rainy = isRainy(mission.halfMonth)
  return [
    {
      label: 'Season',
      value: rainy ? 'Rainy season' : 'Dry season',
      note: rainy ? 'May to November' : 'December to April',
    },
    ...fact(mission.weather, (weather) => ({
      label: 'Weather',
      value: weatherNames[weather],
      note: weatherNotes[weather],
    })),
    ...fact(mission.dayPart, (part) => {
      const row = mission.nextDayPartRow
      const next = rules
        .table(t.dayPart)
        .rows.find((r) => row !== null && r.from <= row && (r.to === 'more' || r.to >= row))
      const turns = mission.dayPartTurns === null ? '' : `, ${mission.dayPartTurns} turns`
      return {
        label: 'Day part',
        value: `${dayPartNames[part]}${turns}`,
        note: next ? `then ${dayPartNames[next.outcome].toLowerCase()}` : '',
      }
    }),
  ]
}

/** What the weather does, without its figures, which stand in the quick reference (FNG p. 59). */
const weatherNotes = {
  clear: 'no effect',
  variable: 'clear until doubles for Activation',
  inclement: 'aircraft may be late or stay down',
  terrible: 'aircraft grounded, short sight, paddies flooded',
} as const

function markerFacts(state: FngState, mission: Mission, rules: Rules): Fact[] {
  const markers = state.markers.filter((m) => m.missionId === mission.id)
  if (mission.type === null || markers.length === 0) return []
  const row = rowOf(rules.table(t.pefCount), mission.type)
  const pcs = mission.pcsToFind ?? 0
  const like = markers.some((m) => m.kind === 'marker')
  const count = `${markers.length} ${like ? 'marker' : 'PEF'}${markers.length === 1 ? '' : 's'}`
  return [{ label: 'Markers', value: pcs > 0 ? `${count}, ${pcs} PC` : count, note: row.text }]
}

function lengthFacts(mission: Mission, rules: Rules): Fact[] {
  if (mission.type === null || mission.minimumTurns === null) return []
  return [{ label: 'Length', value: `${mission.minimumTurns} turns`, note: endingWords(mission.type, rules) }]
}

/** How the game goes on after its minimum: "then 5-6 ends it, 1-4 one more". */
export function endingWords(type: NonNullable<Mission['type']>, rules: Rules): string {
  const cells: Readonly<Record<string, unknown>> = rowOf(rules.table(t.gameLength), type).cells
  const more = cells['goes on with one more turn on']
  if (typeof more === 'string') return `then ${String(cells['ends on'])} ends it, ${more} one more`
  const rows = rules.table(t.ambushAftermath).rows
  const span = (outcome: string) =>
    rows
      .filter((r) => r.outcome === outcome)
      .map((r) => `${r.from}-${r.to}`)
      .join()
  return `then ${span('ends')} ends it, ${span('fight')} a Fight`
}

function supportFacts(mission: Mission, rules: Rules): Fact[] {
  if (mission.supportLevel === null) return []
  const ready = readySupportOf(mission.supportLevel, rules).map((kind) => supportNames[kind])
  const table = rules.table(t.supportLevels[clampLevel(mission.supportLevel)])
  const rtp = table.rows.find((r) => r.key === 'defenseMission')?.cells?.['content']
  return [
    {
      label: 'Support',
      value: `Level ${mission.supportLevel}`,
      note: ready.length === 0 ? 'nothing ready' : `${listWords(ready)} ready`,
    },
    ...fact(mission.registeredTargets, (count) => ({
      label: 'Targets',
      value: `${count} RTP`,
      note: String(rtp ?? ''),
    })),
  ]
}
