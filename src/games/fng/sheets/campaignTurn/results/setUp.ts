import type { Came } from '../../../../../main/sheets/glance/paper.ts'
import { hasEffect, soldierById, squadName } from '../../../rules/people.ts'
import { listedNameOf } from '../../../rules/naming.ts'
import type { Course, FngState, Mission, PartyMember } from '../../../rules/state.ts'
import { areasOf } from '../../../rules/steps/setup/areas.ts'
import { counted } from '../../../rules/steps/setup/common.ts'
import { aoPoliticalStatus, areaOfOperations, contact, weather } from '../../../rules/tables/index.ts'
import {
  areaNames,
  dayPartNames,
  inSentence,
  missionNames,
  politicalNames,
  taskNames,
  weatherNames,
} from '../../../rules/words.ts'
import { rulesOf } from '../../../rules/house/rulesOf.ts'
import { groundStyle } from '../../map/grounds.ts'
import { itemName } from '../../shared/sheetWords.ts'
import type { StepId } from '../paperSteps.ts'
import { listedNames, squadShort } from '../paperWords.ts'
import { rollsOn, scoreOn, type Played } from './played.ts'

/** What came of the set-up and the battle, from the state and the journal. */

type SetUpId = Extract<
  StepId,
  | 'standDown'
  | 'contact'
  | 'area'
  | 'politicalStatus'
  | 'supportLevel'
  | 'enemyActivity'
  | 'dayPart'
  | 'weather'
  | 'missionType'
  | 'terrain'
  | 'courses'
  | 'buildings'
  | 'missionDetails'
  | 'ourSector'
  | 'markers'
  | 'theirSectors'
  | 'whoGoes'
  | 'attachments'
  | 'gear'
  | 'battle'
>

/** @returns what is known of a mission in a word; nothing where it is not. */
const worded =
  <K extends keyof Mission>(field: K, say: (value: NonNullable<Mission[K]>) => Came) =>
  ({ mission }: Played): Came => {
    const value = mission?.[field] ?? null
    return value === null ? {} : say(value)
  }

const numberIn = (field: 'supportLevel' | 'eal' | 'playerSector') =>
  worded(field, (value) => ({ values: [String(value)] }))

export const came: Readonly<Record<SetUpId, (played: Played) => Came>> = {
  standDown: ({ before }) => (hasEffect(before, 'standDown') ? { words: 'stand-down' } : {}),
  contact: (played) => ({
    values: [scoreOn(played, contact)],
    words:
      played.mission !== null
        ? 'contact'
        : played.after.tour[0]!.extraContactDie
          ? 'none, one die more next time'
          : 'no contact',
  }),
  area: areaCame,
  politicalStatus: (played) => ({
    values: [scoreOn(played, aoPoliticalStatus)],
    ...worded('politicalStatus', (status) => ({ words: politicalNames[status] }))(played),
  }),
  supportLevel: numberIn('supportLevel'),
  enemyActivity: numberIn('eal'),
  dayPart: ({ mission }) =>
    mission?.dayPart == null
      ? {}
      : { values: [inSentence(dayPartNames[mission.dayPart]), String(mission.dayPartTurns ?? '')] },
  weather: (played) => ({
    values: [scoreOn(played, weather)],
    ...worded('weather', (sky) => ({ words: inSentence(weatherNames[sky]) }))(played),
  }),
  missionType: worded('type', (type) => ({ words: missionNames[type] })),
  terrain: terrainCame,
  courses: coursesCame,
  buildings: buildingsCame,
  missionDetails: ({ mission }) => ({ words: mission === null ? '' : detailWords(mission) }),
  ourSector: numberIn('playerSector'),
  markers: ({ after, mission }) => ({ values: [String(markersOf(after, mission).length)] }),
  theirSectors: sectorsCame,
  whoGoes: goCame,
  attachments: attachedCame,
  gear: gearCame,
  battle: battleCame,
}

/** The total of each area's first die. */
function areaCame(played: Played): Came {
  const { mission, after } = played
  if (mission === null) return {}
  const areas = areasOf(mission.corps, rulesOf(after))
  const rolls = rollsOn(played, areaOfOperations).slice(0, areas.length)
  const values = areas.map((_, i) => (rolls[i]?.score == null ? null : String(rolls[i].score)))
  return { values, words: areaNames[mission.area] }
}

const ofMission = <R extends { readonly missionId: number }>(rows: readonly R[], mission: Mission | null): R[] =>
  rows.filter(({ missionId }) => missionId === mission?.id)

const markersOf = ({ markers }: FngState, mission: Mission | null) => ofMission(markers, mission)

function terrainCame({ after, mission }: Played): Came {
  const sectors = ofMission(after.sectors, mission)
  const told = sectors.map(({ number, ground, under, over }) =>
    [
      `${number} ${shortGround(ground)}`,
      ...[under, over].flatMap((more) => (more === null ? [] : [more.replaceAll('-', ' ')])),
    ].join(' + '),
  )
  return { words: told.join(', ') }
}

const shortGround = (ground: string): string =>
  groundStyle(ground, false)
    .name.replace(' canopy jungle', ' jungle')
    .replace(/, dry$/, '')

const directions: Readonly<Record<Course['direction'], string>> = {
  westEast: 'W-E',
  eastWest: 'E-W',
  southNorth: 'S-N',
  northSouth: 'N-S',
}

function coursesCame({ after, mission }: Played): Came {
  const all = ofMission(after.courses, mission)
  const told = all.map(
    ({ kind, sector, direction, widthInches }) =>
      `${kind} in sector ${sector}, ${directions[direction]}, ${widthInches}"`,
  )
  return { words: told.length === 0 ? 'none' : told.join('; ') }
}

function buildingsCame({ after, mission }: Played): Came {
  const there = ofMission(after.sectors, mission).filter(({ buildings }) => buildings > 0)
  const told = there.map(({ number, buildings }) => `${buildings} in sector ${number}`)
  const people = mission?.civilians === true ? ['civilians'] : []
  return { words: told.length === 0 ? 'none' : [...told, ...people].join(', ') }
}

function detailWords({ ambushSide, defenseTask, registeredTargets, minimumTurns, pcsToFind }: Mission): string {
  return [
    ...(ambushSide === null ? [] : [ambushSide === 'player' ? 'we ambush' : 'they ambush']),
    ...(defenseTask === null ? [] : [taskNames[defenseTask]]),
    ...(registeredTargets === null || registeredTargets === 0 ? [] : [counted(registeredTargets, 'RTP')]),
    ...(pcsToFind === null || pcsToFind === 0 ? [] : [counted(pcsToFind, 'PC')]),
    ...(minimumTurns === null ? [] : [counted(minimumTurns, 'turn')]),
  ].join(', ')
}

/** PEFs of an Ambush have no sectors: what they were is known at once. */
function sectorsCame({ after, mission }: Played): Came {
  const all = markersOf(after, mission)
  const found = all.flatMap(({ found: what }) => (what === null ? [] : [what]))
  if (mission?.type === 'ambush') return { words: listedNames(found, 3) }
  return { words: all.map(({ sector }) => sector).join(', ') }
}

const partyOf = ({ party }: FngState, mission: Mission | null): PartyMember[] => ofMission(party, mission)

function goCame({ after, mission }: Played): Came {
  const own = partyOf(after, mission).filter(({ attached }) => !attached)
  const squads = [...new Set(own.map(({ squad }) => squad))].sort((a, b) => a - b)
  const names = squads.length === 1 ? squadName(squads[0]!) : squads.map(squadShort).join(', ')
  return { words: `${names}: ${counted(own.length, 'man', 'men')}` }
}

function attachedCame({ after, mission }: Played): Came {
  const men = partyOf(after, mission).filter(({ attached }) => attached)
  const names = men.map(({ soldierId }) => listedNameOf(after, soldierById(after, soldierId)))
  return { words: names.length === 0 ? 'nobody' : listedNames(names) }
}

function gearCame({ after, mission }: Played): Came {
  const rules = rulesOf(after)
  const items = ofMission(after.gear, mission).map(({ item }) => item)
  const told = [...new Set(items)].map((item) => {
    const count = items.filter((one) => one === item).length
    return `${count} ${itemName(item, rules, count)}`
  })
  return { words: told.length === 0 ? 'nothing' : told.join(', ') }
}

function battleCame({ after, mission }: Played): Came {
  const kills = partyOf(after, mission).reduce((sum, { killsConfirmed }) => sum + killsConfirmed, 0)
  if (mission?.contacted !== true) return { words: 'no enemy met' }
  return { words: `enemy met, ${counted(kills, 'confirmed kill')}` }
}
