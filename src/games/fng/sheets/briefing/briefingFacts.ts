import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { counted } from '../../rules/steps/setup/common.ts'
import { isRainy } from '../../rules/calendar.ts'
import { pefModifierText, readySupportOf } from '../../rules/missionRules.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import * as t from '../../rules/tables/index.ts'
import {
  areaNames,
  corpsNames,
  dayPartNames,
  enemyNames,
  politicalNames,
  readyNames,
  weatherNames,
} from '../../rules/words.ts'
import { isAreaOpen } from '../../rules/missions.ts'
import type { Fact } from './briefingModel.ts'
import { nightFact } from './nightFact.ts'
import { signed } from '../shared/sheetWords.ts'
import { listWords } from '../../../../main/sheets/phrases.ts'

/** A fact, if it is known by now. */
const fact = <T>(known: T | null | undefined, make: (value: T) => Fact): Fact[] =>
  known === null || known === undefined ? [] : [make(known)]

/** The situation of a mission, each fact with where it comes from (FNG pp. 54-61, 74-76, 98-101). */
export function factsOf(state: FngState, mission: Mission, rules: Rules): Fact[] {
  return [
    areaFact(state, mission, rules),
    ...peopleFacts(mission, rules),
    ...enemyFacts(state, mission),
    ...supportFacts(mission, rules),
    ...skyFacts(state, mission, rules),
    ...nightFact(state, mission, rules),
    ...lengthFacts(mission, rules),
  ]
}

function areaFact(state: FngState, mission: Mission, rules: Rules): Fact {
  const corps = corpsNames[mission.corps]
  if (isAreaOpen(state, mission)) {
    const by = rules.table(t.areaOfOperations).modifiers[0].by
    return { label: 'Area', value: corps, note: `to be rolled: 1d6 for each area, ${signed(by)} where we were last` }
  }
  const people = mission.civilians === null ? '' : mission.civilians ? 'civilians present' : nobodyLives(mission)
  return { label: 'Area', value: `${corps} ${areaNames[mission.area]}`, note: people, field: 'area' }
}

/** Where no civilians live some may come by all the same (FNG p. 99). */
const nobodyLives = ({ defenseTask }: Mission): string =>
  defenseTask === 'checkPoint' || defenseTask === 'bridge' ? 'civilians only on the road' : 'no civilians'

/** Whose side the people are on, with all that it moves. */
function peopleFacts({ politicalStatus, eal: level }: Mission, rules: Rules): Fact[] {
  return fact(politicalStatus, (status) => {
    const by = rules.table(t.aoPoliticalStatus).rows.find((r) => r.outcome === status)?.gives.eal ?? 0
    const eal = by === 0 ? 'EAL unchanged' : `EAL ${signed(by)}${level === null ? '' : ', in it already'}`
    const pefs = pefModifierText(status, rules)
    const note = pefs === null ? eal : `${eal}; ${pefs}`
    return { label: 'People', value: politicalNames[status], note, field: 'politicalStatus' }
  })
}

/** The enemy as far as the player knows him: who he is comes out at First Contact (FNG pp. 58, 67, 98-101). */
function enemyFacts(state: FngState, mission: Mission): Fact[] {
  const markers = state.markers.filter((m) => m.missionId === mission.id)
  const pcs = mission.pcsToFind ?? 0
  const kind = markers.some((m) => m.kind === 'marker') ? 'marker' : 'PEF'
  const lying = markers.length === 0 ? [] : [`${markers.length} ${kind}${markers.length === 1 ? '' : 's'}`]
  return fact(mission.eal, (level) => ({
    label: 'Enemy',
    value: [`EAL ${level}`, ...lying, ...(pcs > 0 ? [`${pcs} PC${pcs === 1 ? '' : 's'}`] : [])].join(', '),
    note: mission.enemy === null ? 'who they are comes out at First Contact' : enemyNames[mission.enemy],
    field: 'eal',
  }))
}

function skyFacts(state: FngState, mission: Mission, rules: Rules): Fact[] {
  const rainy = isRainy(mission.halfMonth)
  const paddies = state.sectors.some((s) => s.missionId === mission.id && s.ground === 'rice-paddy')
  const flooded = mission.weather === 'terrible' && paddies ? ', paddies flooded' : ''
  const season = rainy ? 'Rainy season' : 'Dry season'
  return [
    mission.weather === null
      ? { label: 'Season', value: season, note: rainy ? 'May to November' : 'December to April' }
      : {
          label: 'Weather',
          value: weatherNames[mission.weather],
          note: `${season.toLowerCase()}; ${weatherNotes[mission.weather]}${flooded}`,
          field: 'weather',
        },
    ...fact(mission.dayPart, (part) => {
      const row = mission.nextDayPartRow
      const next = rules
        .table(t.dayPart)
        .rows.find((r) => row !== null && r.from <= row && (r.to === 'more' || r.to >= row))
      const turns = mission.dayPartTurns === null ? '' : `, ${counted(mission.dayPartTurns, 'turn')}`
      return {
        label: 'Day part',
        value: `${dayPartNames[part]}${turns}`,
        note: next ? `then ${dayPartNames[next.outcome].toLowerCase()}` : '',
        field: 'dayPart',
      }
    }),
  ]
}

/** What the weather does, without its figures, which stand in the quick reference (FNG p. 59). */
const weatherNotes = {
  clear: 'no effect',
  variable: 'clear until doubles for Activation',
  inclement: 'aircraft may be late or stay down',
  terrible: 'aircraft grounded, short sight',
} as const

function lengthFacts(mission: Mission, rules: Rules): Fact[] {
  if (mission.type === null || mission.minimumTurns === null) return []
  const note = `then ${endingWords(mission.type, rules)}`
  return [{ label: 'Length', value: counted(mission.minimumTurns, 'turn'), note, field: 'minimumTurns' }]
}

/** How the game goes on after its minimum: "5-6 ends it, 1-4 one more". */
export function endingWords(type: NonNullable<Mission['type']>, rules: Rules): string {
  const cells: Readonly<Record<string, unknown>> = rowOf(rules.table(t.gameLength), type).cells
  const more = cells['goes on with one more turn on']
  if (typeof more === 'string') return `${String(cells['ends on'])} ends it, ${more} one more`
  const rows = rules.table(t.ambushAftermath).rows
  const span = (outcome: string) =>
    rows
      .filter((r) => r.outcome === outcome)
      .map((r) => `${r.from}-${r.to}`)
      .join()
  return `${span('ends')} ends it, ${span('fight')} a Fight`
}

function supportFacts(mission: Mission, rules: Rules): Fact[] {
  if (mission.supportLevel === null) return []
  const ready = readySupportOf(mission.supportLevel, rules).map((kind) => readyNames[kind])
  return [
    {
      label: 'Support',
      value: `SL ${mission.supportLevel}`,
      note: ready.length === 0 ? 'nothing ready' : `${listWords(ready)} ready`,
      field: 'supportLevel',
    },
    ...fact(mission.registeredTargets, (count) => ({
      label: 'Targets',
      value: `${count} RTP${count === 1 ? '' : 's'}`,
      note: 'registered points, placed anywhere at set-up',
      field: 'registeredTargets',
    })),
  ]
}
