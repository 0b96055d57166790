import type { EntryView } from '../../../contract/journal.ts'
import type { Table } from '../../../main/engine/table.ts'
import { isOnRoster, tourOf } from '../rules/people.ts'
import type { FngState, Mission, Phase } from '../rules/state.ts'
import { medal, repDecrease, repIncrease, shortTimerCheck } from '../rules/tables/aftermath.ts'
import { afterBattleRecovery } from '../rules/tables/casualties.ts'
import { areaNames, dayPartNames, missionNames, politicalNames, taskNames, weatherNames } from '../rules/words.ts'

/** @returns what came of a phase in a word or two, for the step list; null where there is nothing short to say. */
export function outcomeOf(state: FngState, phase: Phase, entry: EntryView): string | null {
  const { missionId } = tourOf(state)
  const mission = state.missions.find((m) => m.id === missionId) ?? null
  switch (phase) {
    case 'contact':
      return mission === null ? 'quiet' : 'contact'
    case 'recovery':
      return inAll(new Map([...times(entry, afterBattleRecovery), ['lost', lostIn(state, entry)]]), [
        ['back', 'recovers'],
        ['away', 'recoversLater'],
        ['lost', 'lost'],
      ])
    case 'medals':
      return inAll(times(entry, medal), [
        ['major', 'major'],
        ['medal', 'medal'],
      ])
    case 'improveRep':
      return inAll(times(entry, repIncrease), [['up', 'up']])
    case 'decreaseRep':
      return inAll(times(entry, repDecrease), [['down', 'down']])
    case 'shortTimers':
      return inAll(times(entry, shortTimerCheck), [['short', 'shortTimer']])
    case 'deros':
      return count(menWith(entry, 'status'), 'home')
    case 'replacements':
      return count(menWith(entry, 'rep'), 'new')
    default:
      return mission && ofMission(mission, state, phase)
  }
}

const counted = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`
const count = (number: number, word: string): string => (number === 0 ? 'none' : `${number} ${word}`)

/** @returns of how many men an entry tells something in this field. */
const menWith = (entry: EntryView, field: string): number =>
  new Set(
    entry.lines.flatMap(({ about }) => (about?.collection === 'soldiers' && about.field === field ? [about.id] : [])),
  ).size

/** How many of the men an entry tells of have left the platoon, with dice or without. */
const lostIn = (state: FngState, entry: EntryView): number =>
  state.soldiers.filter(
    (man) =>
      !isOnRoster(man) && entry.lines.some(({ about }) => about?.collection === 'soldiers' && about.id === man.id),
  ).length

/** How often each outcome of a table came up in an entry. */
function times(entry: EntryView, table: Table): ReadonlyMap<string, number> {
  const outcomes = entry.lines
    .filter((line) => line.table?.id === table.id && line.table.row !== null)
    .map((line) => String(line.table!.outcome))
  return new Map([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]))
}

/** @returns "2 back, 1 lost", "none" when nothing of it came up. */
function inAll(
  found: ReadonlyMap<string, number>,
  words: readonly (readonly [word: string, outcome: string])[],
): string {
  const parts = words.flatMap(([word, outcome]) => (found.get(outcome) ? [`${found.get(outcome)!} ${word}`] : []))
  return parts.length === 0 ? 'none' : parts.join(', ')
}

function ofMission(mission: Mission, state: FngState, phase: Phase): string | null {
  switch (phase) {
    case 'area':
      return areaNames[mission.area]
    case 'politicalStatus':
      return mission.politicalStatus && politicalNames[mission.politicalStatus].toLowerCase()
    case 'supportLevel':
      return mission.supportLevel === null ? null : `SL ${mission.supportLevel}`
    case 'enemyActivity':
      return mission.eal === null ? null : `EAL ${mission.eal}`
    case 'dayPart':
      return mission.dayPart && dayPartNames[mission.dayPart].toLowerCase()
    case 'weather':
      return mission.weather && weatherNames[mission.weather].toLowerCase()
    case 'missionType':
      return mission.type && missionNames[mission.type].toLowerCase()
    case 'buildings':
      return counted(
        state.sectors
          .filter((sector) => sector.missionId === mission.id)
          .reduce((sum, sector) => sum + sector.buildings, 0),
        'building',
      )
    case 'missionDetails':
      return mission.defenseTask && taskNames[mission.defenseTask].toLowerCase()
    case 'markers':
      return counted(state.markers.filter((marker) => marker.missionId === mission.id).length, 'marker')
    case 'whoGoes':
      return `${state.party.filter((member) => member.missionId === mission.id).length} men`
    case 'victoryPoints':
      return mission.victoryPoints === null ? null : String(mission.victoryPoints)
    case 'missionResult':
      return mission.result
    default:
      return null
  }
}
