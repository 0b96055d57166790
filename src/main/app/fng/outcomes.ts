import type { EntryView } from '../../../contract/views.ts'
import { tourOf } from '../../rules/fng/people.ts'
import type { FngState, Mission, Phase } from '../../rules/fng/state.ts'
import {
  areaNames,
  dayPartNames,
  missionNames,
  politicalNames,
  taskNames,
  weatherNames,
} from '../../rules/fng/words.ts'

/** @returns what came of a phase in a word or two, for the step list; null where there is nothing short to say. */
export function outcomeOf(state: FngState, phase: Phase, entry: EntryView): string | null {
  const { missionId } = tourOf(state)
  const mission = state.missions.find((m) => m.id === missionId) ?? null
  if (phase === 'contact') return mission === null ? 'quiet' : 'contact'
  const rolled = entry.lines.filter((line) => line.dice.length > 0 || line.picked).length
  return (mission && ofMission(mission, state, phase)) ?? (rolled > 0 ? `${rolled} rolled` : null)
}

function ofMission(mission: Mission, state: FngState, phase: Phase): string | null {
  switch (phase) {
    case 'area':
      return areaNames[mission.area]
    case 'politicalStatus':
      return mission.politicalStatus && politicalNames[mission.politicalStatus]
    case 'supportLevel':
      return mission.supportLevel === null ? null : `SL ${mission.supportLevel}`
    case 'enemyActivity':
      return mission.eal === null ? null : `EAL ${mission.eal}`
    case 'dayPart':
      return mission.dayPart && dayPartNames[mission.dayPart]
    case 'weather':
      return mission.weather && weatherNames[mission.weather]
    case 'missionType':
      return mission.type && missionNames[mission.type]
    case 'missionDetails':
      return mission.defenseTask && taskNames[mission.defenseTask]
    case 'markers':
      return String(state.markers.filter((marker) => marker.missionId === mission.id).length)
    case 'whoGoes':
      return String(state.party.filter((member) => member.missionId === mission.id).length)
    case 'victoryPoints':
      return mission.victoryPoints === null ? null : String(mission.victoryPoints)
    case 'missionResult':
      return mission.result
    default:
      return null
  }
}
