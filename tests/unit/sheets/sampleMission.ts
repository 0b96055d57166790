import type { FngState, Mission, Sector } from '../../../src/games/fng/rules/state.ts'
import { marines } from './samplePlatoon.ts'

const mission: Mission = {
  id: 9001,
  halfMonth: 16,
  corps: 'i',
  area: 'interior',
  politicalStatus: 'proCommunist',
  supportLevel: 3,
  eal: 4,
  dayPart: 'morning',
  dayPartTurns: 5,
  nextDayPartRow: 7,
  weather: 'inclement',
  type: 'patrol',
  ambushSide: null,
  defenseTask: null,
  playerSector: 4,
  minimumTurns: 14,
  pcsToFind: null,
  registeredTargets: null,
  civilians: true,
  enemy: null,
  activity: null,
  contacted: null,
  onDemand: null,
  readyUnused: null,
  victoryPoints: null,
  result: null,
  notes: null,
}

const plain: Omit<Sector, 'id' | 'missionId' | 'number' | 'ground'> = {
  under: null,
  over: null,
  marsh: false,
  mud: false,
  craters: 0,
  craterInches: 0,
  buildings: 0,
}

/** What a sample mission is made of, beyond what the mock's patrol has. */
export interface SampleMission {
  readonly mission?: Partial<Mission>
  readonly sectors?: readonly ({ readonly ground: string } & Partial<Sector>)[]
  readonly courses?: readonly Omit<FngState['courses'][number], 'id' | 'missionId'>[]
  /** Sectors of the markers. */
  readonly markers?: readonly number[]
  readonly squads?: readonly number[]
}

/** @returns a state of the sample platoon with a mission ready to be briefed. */
export function withMission(sample: SampleMission = {}, state: FngState = marines): FngState {
  const missionId = sample.mission?.id ?? mission.id
  const type = sample.mission?.type ?? mission.type
  const squads = sample.squads ?? [1]
  const going = state.billets.filter((b) => b.soldierId !== null && squads.includes(b.squad) && !b.attachment)
  const here = going.filter((b) => state.soldiers.some((s) => s.id === b.soldierId && s.status === 'present'))
  return {
    ...state,
    tour: state.tour.map((tour) => ({ ...tour, missionId })),
    missions: [{ ...mission, ...sample.mission }],
    sectors: (sample.sectors ?? patrolGround).map((s, i) => ({ ...plain, ...s, id: i + 1, missionId, number: i + 1 })),
    courses: (sample.courses ?? []).map((c, i) => ({ ...c, id: i + 1, missionId })),
    markers: (sample.markers ?? [2, 3, 1]).map((sector, i) => ({
      id: i + 1,
      missionId,
      number: i + 1,
      sector,
      kind: type === 'recon' ? 'marker' : 'pef',
      found: null,
      force: null,
    })),
    party: here.map((b, i) => ({
      id: i + 1,
      missionId,
      soldierId: b.soldierId!,
      squad: b.squad,
      attached: false,
      fate: null,
      recovered: false,
      evacuation: 'none',
      burned: false,
      wasOut: false,
      retired: false,
      cheatedDeath: false,
      killsConfirmed: 0,
      killsUnconfirmed: 0,
      deed: null,
      deedWords: null,
      medal: null,
    })),
    gear: here[4] ? [{ id: 1, missionId, soldierId: here[4].soldierId!, item: 'radio' }] : [],
  }
}

const patrolGround = [
  { ground: 'single-canopy-jungle' },
  { ground: 'rice-paddy', buildings: 5 },
  { ground: 'elephant-grass' },
  { ground: 'clear' },
  { ground: 'rice-paddy', buildings: 2 },
  { ground: 'double-canopy-jungle', under: 'hill' as const, mud: true },
]

/** Missions on very different ground, one of each type. */
export const samples: Readonly<Record<string, SampleMission>> = {
  patrol: { courses: [{ kind: 'river', sector: 2, direction: 'northSouth', widthInches: 12 }] },
  recon: {
    mission: {
      id: 77,
      type: 'recon',
      area: 'highlands',
      corps: 'ii',
      eal: 5,
      minimumTurns: 12,
      pcsToFind: 4,
      playerSector: 2,
      dayPart: 'night',
      nextDayPartRow: 3,
      weather: 'clear',
      supportLevel: 6,
    },
    sectors: [
      { ground: 'triple-canopy-jungle', under: 'hill' },
      { ground: 'bamboo', over: 'road' },
      { ground: 'forest', marsh: true },
      { ground: 'scrub', over: 'craters', craters: 5, craterInches: 3 },
      { ground: 'rough', over: 'road' },
      { ground: 'double-canopy-jungle', over: 'termite-mounds' },
    ],
    courses: [{ kind: 'road', sector: 2, direction: 'northSouth', widthInches: 5 }],
    markers: [1, 1, 1, 3, 4, 4, 6, 6, 6],
  },
  bridge: {
    mission: {
      id: 5,
      type: 'defense',
      defenseTask: 'bridge',
      area: 'swamp',
      corps: 'iv',
      eal: 3,
      minimumTurns: 10,
      playerSector: 5,
      registeredTargets: 4,
      weather: 'terrible',
      halfMonth: 22,
      supportLevel: 5,
    },
    sectors: [
      { ground: 'swamp' },
      { ground: 'clear', buildings: 6 },
      { ground: 'sand-dune' },
      { ground: 'orchard', buildings: 1 },
      { ground: 'clear' },
      { ground: 'scrub', under: 'marsh', mud: true },
    ],
    courses: [
      { kind: 'river', sector: 5, direction: 'eastWest', widthInches: 9 },
      { kind: 'road', sector: 2, direction: 'northSouth', widthInches: 4 },
    ],
    markers: [2, 4, 6],
    squads: [0, 1, 2, 3],
  },
}
