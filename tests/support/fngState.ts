import { addRows } from '../../src/main/engine/state.ts'
import {
  empty,
  type Billet,
  type FngState,
  type Grade,
  type Mission,
  type Post,
  type Sector,
  type Soldier,
  type Tour,
} from '../../src/games/fng/rules/state.ts'

/** States made by hand, so that a rule can be tested without mustering a platoon first. */

/** What a test wants different from the plain platoon. Rows of `state` replace whole collections. */
export interface PlatoonOverrides {
  readonly tour?: Partial<Tour>
  /** By id of the man. */
  readonly soldiers?: Readonly<Record<number, Partial<Soldier>>>
  readonly state?: Partial<FngState>
}

/** Ids of men that tests name. A billet has the id of the man who stands in it at the start. */
export const men = {
  lieutenant: 1,
  platoonSergeant: 2,
  rto: 3,
  medic: 4,
  forwardObserver: 5,
  foRto: 6,
  attachedMedic: 7,
  attachedGunner: 8,
  attachedAssistant: 9,
  /** The Star, Sgt and leader of the 1st squad, REP 4. */
  star: 11,
  jrNco: 12,
  rifleman: 15,
  secondSquadLeader: 21,
  thirdSquadLeader: 31,
} as const

type Slot = readonly [id: number, post: Post, rank: string, grade: Grade, rep: number, weapon: string]

const headquarters: readonly Slot[] = [
  [men.lieutenant, 'platoonLeader', '2Lt', 'officer', 4, 'm14'],
  [men.platoonSergeant, 'platoonSergeant', 'GySgt', 'nco', 5, 'm14'],
  [men.rto, 'rto', 'Pfc', 'enlisted', 4, 'm14'],
  [men.medic, 'medic', 'HM3', 'enlisted', 4, 'm1911a1'],
]

const attachments: readonly Slot[] = [
  [men.forwardObserver, 'forwardObserver', 'Sgt', 'nco', 4, 'm1911a1'],
  [men.foRto, 'foRto', 'Pfc', 'enlisted', 4, 'm1911a1'],
  [men.attachedMedic, 'medic', 'HN', 'enlisted', 3, 'm1911a1'],
  [men.attachedGunner, 'lmgGunner', 'LCpl', 'enlisted', 4, 'm60'],
  [men.attachedAssistant, 'lmgAssistant', 'Pvt', 'enlisted', 3, 'm14'],
]

/** Six men: ids 11-16 in the 1st squad, 21-26 in the 2nd, 31-36 in the 3rd. */
const squadSlots = (squad: number): readonly Slot[] => [
  [squad * 10 + 1, 'squadLeader', 'Sgt', 'nco', 4, 'm14'],
  [squad * 10 + 2, 'jrNco', 'LCpl', 'jrNco', 5, 'm14'],
  [squad * 10 + 3, 'lmgGunner', 'Pfc', 'enlisted', 4, 'm14a1'],
  [squad * 10 + 4, 'grenadier', 'Pfc', 'enlisted', 3, 'm79'],
  [squad * 10 + 5, 'rifleman', 'Pfc', 'enlisted', 4, 'm14'],
  [squad * 10 + 6, 'rifleman', 'Pvt', 'enlisted', 3, 'm14'],
]

/** A man of the USMC who has been here for three months; his last name says his id. */
export const testSoldier = (id: number, overrides: Partial<Soldier> = {}): Soldier => ({
  id,
  firstName: 'Able',
  lastName: `Man${id}`,
  rank: 'Pfc',
  grade: 'enlisted',
  nationality: 'american',
  rep: 4,
  bestRep: overrides.rep ?? 4,
  deros: 20,
  shortTimer: false,
  shortTimerChecked: false,
  status: 'present',
  awayMissions: 0,
  awaySince: null,
  joined: 0,
  left: null,
  ...overrides,
})

const soldierIn = ([id, , rank, grade, rep]: Slot): Soldier => testSoldier(id, { rank, grade, rep })

const billetsOf = (squad: number, slots: readonly Slot[], attachment: boolean, firstLine: number): Billet[] =>
  slots.map(([id, post, , , , weapon], index) => ({
    id,
    squad,
    line: firstLine + index,
    post,
    weapon,
    sidearm: null,
    attachment,
    soldierId: id,
    openSince: null,
    automatic: false,
    keptFor: null,
  }))

const plainTour: Tour = {
  id: 1,
  unit: '2nd Platoon, Bravo Company',
  list: 'usmc',
  corps: 'ii',
  attributesFor: 'starSquad',
  startHalfMonth: 0,
  halfMonth: 0,
  tourLength: 26,
  phase: 'contact',
  starId: men.star,
  extraContactDie: false,
  lastArea: null,
  missionId: null,
  resume: null,
  ending: null,
}

/**
 * A small USMC platoon in II Corps, early January 1967, waiting for its Contact test: an HQ of four with five
 * attached men, and three squads of six. Everyone is present. The Star is the Sgt who leads the 1st squad.
 */
export function testPlatoon(overrides: PlatoonOverrides = {}): FngState {
  const squads = [1, 2, 3].map((squad) => ({ squad, slots: squadSlots(squad) }))
  const slots = [...headquarters, ...attachments, ...squads.flatMap((s) => s.slots)]
  return {
    ...empty,
    tour: [{ ...plainTour, ...overrides.tour }],
    soldiers: slots.map(soldierIn).map((man) => ({ ...man, ...overrides.soldiers?.[man.id] })),
    billets: [
      ...billetsOf(0, headquarters, false, 1),
      ...billetsOf(0, attachments, true, 1 + headquarters.length),
      ...squads.flatMap((s) => billetsOf(s.squad, s.slots, false, 1)),
    ],
    ...overrides.state,
  }
}

/** Id of the mission that {@link withMission} adds. */
export const missionId = 500

/** A mission of which only the area is known. */
export const testMission = (overrides: Partial<Mission> = {}): Mission => ({
  id: missionId,
  halfMonth: 0,
  corps: 'ii',
  area: 'highlands',
  politicalStatus: null,
  supportLevel: null,
  eal: null,
  dayPart: null,
  dayPartTurns: null,
  nextDayPartRow: null,
  weather: null,
  type: null,
  ambushSide: null,
  defenseTask: null,
  playerSector: null,
  minimumTurns: null,
  pcsToFind: null,
  registeredTargets: null,
  civilians: null,
  enemy: null,
  activity: null,
  contacted: null,
  onDemand: null,
  readyUnused: null,
  victoryPoints: null,
  result: null,
  notes: null,
  ...overrides,
})

/** The platoon with a mission of this half-month. */
export function withMission(state: FngState, overrides: Partial<Mission> = {}): FngState {
  const mission = testMission(overrides)
  return {
    ...addRows(state, 'missions', [mission]),
    tour: state.tour.map((tour) => ({ ...tour, missionId: mission.id })),
  }
}

/** A sector of clear ground; its id is 600 and its number. */
export const testSector = (number: number, overrides: Partial<Sector> = {}): Sector => ({
  id: 600 + number,
  missionId,
  number,
  ground: 'clear',
  under: null,
  over: null,
  marsh: false,
  mud: false,
  craters: 0,
  craterInches: 0,
  buildings: 0,
  ...overrides,
})

/** The six sectors of a table of clear ground. */
export const clearSectors = (overrides: Readonly<Record<number, Partial<Sector>>> = {}): Sector[] =>
  [1, 2, 3, 4, 5, 6].map((number) => testSector(number, overrides[number]))
