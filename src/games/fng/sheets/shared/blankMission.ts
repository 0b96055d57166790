import type { Rules } from '../../../../main/engine/system.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { empty, type FngState, type Mission, type Tour } from '../../rules/state.ts'
import type { MissionHead } from './missionHead.ts'

/** A mission of which nothing is known, in a tour of nobody: what its sheets show is written in by hand. */
export interface BlankMission {
  readonly state: FngState
  readonly rules: Rules
  readonly mission: Mission
}

/** Whose it is and when stands on lines of its head. */
export const blankHead: MissionHead = { unit: '', force: '', when: '' }

const tour: Tour = {
  ...{ id: 1, unit: '', list: 'usmc', corps: 'i', attributesFor: 'nobody', startHalfMonth: 0, halfMonth: 0 },
  ...{ tourLength: 26, phase: 'area', starId: null, extraContactDie: false, lastArea: null, missionId: 1 },
  ...{ resume: null, ending: null },
}

const unknown: Mission = {
  ...{ id: 1, halfMonth: 0, corps: 'i', area: 'interior', politicalStatus: null, supportLevel: null, eal: null },
  ...{ dayPart: null, dayPartTurns: null, nextDayPartRow: null, weather: null, type: null, ambushSide: null },
  ...{ defenseTask: null, playerSector: null, minimumTurns: null, pcsToFind: null, registeredTargets: null },
  ...{ civilians: null, enemy: null, activity: null, contacted: null, onDemand: null, readyUnused: null },
  ...{ victoryPoints: null, result: null, notes: null },
}

/** @param state of the campaign whose house rules hold; null for the book's. */
export function blankMission(state: FngState | null): BlankMission {
  const { houseRows, switches } = state ?? empty
  const blank = { ...empty, houseRows, switches, tour: [tour], missions: [unknown] }
  return { state: blank, rules: rulesOf(blank), mission: unknown }
}

/** @returns what a sheet of a mission is called: "Turn track, 1st squad, Bravo Company"; a blank one by its title alone. */
export const sheetTitle = ({ title, unit }: { readonly title: string; readonly unit: string }): string =>
  unit === '' ? title : `${title}, ${unit}`
