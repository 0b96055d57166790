import type { ProcedureName } from '../../../contract/procedures.ts'
import type { Phase } from '../rules/state.ts'

/** One phase of the campaign turn, for the screen that walks it. */
export interface PhaseInfo {
  readonly phase: Phase
  readonly title: string
  /** Printed page of the book. */
  readonly page: number
  readonly procedure: ProcedureName
  /** What else may be done here before it; shown with it. */
  readonly also?: ProcedureName
  /** What happens here, for the player. */
  readonly explanation: string
  /** `always`: part of every half-month. `mission`: only when there was contact. */
  readonly when: 'always' | 'mission'
}

/** The campaign turn in the order of the book (FNG pp. 57, 102-105). */
export const phases: readonly PhaseInfo[] = [
  {
    phase: 'contact',
    title: 'Contact',
    page: 57,
    procedure: 'fng.testForContact',
    explanation: 'Two dice against the REP of the squad leader: two passed is contact and a mission.',
    when: 'always',
  },
  {
    phase: 'area',
    title: 'Area of operations',
    page: 54,
    procedure: 'fng.rollArea',
    explanation: 'One die for each area of the Corps, +2 where the last mission was. The highest is where you go.',
    when: 'mission',
  },
  {
    phase: 'politicalStatus',
    title: 'Political status',
    page: 54,
    procedure: 'fng.rollPoliticalStatus',
    explanation: 'Two dice added say whose side the people of the area are on. That moves the Enemy Activity Level.',
    when: 'mission',
  },
  {
    phase: 'supportLevel',
    title: 'Support Level',
    page: 58,
    procedure: 'fng.rollSupportLevel',
    explanation: 'Two dice: doubles count as that score, otherwise the lower die.',
    when: 'mission',
  },
  {
    phase: 'enemyActivity',
    title: 'Enemy activity',
    page: 58,
    procedure: 'fng.rollEnemyActivity',
    explanation: 'Two dice: doubles count as that score, otherwise the lower die; then the political status.',
    when: 'mission',
  },
  {
    phase: 'dayPart',
    title: 'Day part',
    page: 59,
    procedure: 'fng.rollDayPart',
    explanation: 'Two dice added say when the mission begins and how long that part of the day lasts.',
    when: 'mission',
  },
  {
    phase: 'weather',
    title: 'Weather',
    page: 59,
    procedure: 'fng.rollWeather',
    explanation: 'Two dice added, one more from May to November.',
    when: 'mission',
  },
  {
    phase: 'missionType',
    title: 'Mission',
    page: 59,
    procedure: 'fng.rollMissionType',
    explanation: 'Two dice added on the column of the area. You may choose the row instead.',
    when: 'mission',
  },
  {
    phase: 'terrain',
    title: 'Terrain',
    page: 45,
    procedure: 'fng.rollTerrain',
    explanation: 'Two dice for each of the six sectors, and more where one piece lies on or under another.',
    when: 'mission',
  },
  {
    phase: 'buildings',
    title: 'Buildings and civilians',
    page: 46,
    procedure: 'fng.rollBuildings',
    explanation: 'One die a sector against the Population Value. Lone buildings move to the others.',
    when: 'mission',
  },
  {
    phase: 'missionDetails',
    title: 'Mission details',
    page: 98,
    procedure: 'fng.rollMissionDetails',
    explanation: 'Who ambushes whom, what is to be defended, what is to be found, and where you start.',
    when: 'mission',
  },
  {
    phase: 'markers',
    title: 'Enemy markers',
    page: 60,
    procedure: 'fng.placeMarkers',
    explanation: 'How many PEFs there are, and the sector of each.',
    when: 'mission',
  },
  {
    phase: 'whoGoes',
    title: 'Who goes',
    page: 98,
    procedure: 'fng.chooseParty',
    explanation: 'Name the squads that go. Attachments come along on 1 or 2, then the gear is rolled.',
    when: 'mission',
  },
  {
    phase: 'battle',
    title: 'Battle and report',
    page: 102,
    procedure: 'fng.report',
    explanation:
      'The briefing says all there is to know. Play the mission with the tracker or with its printed folder, then report.',
    when: 'mission',
  },
  {
    phase: 'recovery',
    title: 'Recovery',
    page: 40,
    procedure: 'fng.recover',
    explanation: 'Every man Out of the Fight who was brought back takes two dice against his REP; a 6 always fails.',
    when: 'mission',
  },
  {
    phase: 'victoryPoints',
    title: 'Victory points',
    page: 98,
    procedure: 'fng.countPoints',
    explanation: 'The points of the mission, item by item.',
    when: 'mission',
  },
  {
    phase: 'missionResult',
    title: 'Mission result',
    page: 102,
    procedure: 'fng.judgeMission',
    also: 'fng.adjustPoints',
    explanation:
      '25 or more is good, 9 to 24 normal, 0 to 8 bad, below that disastrous. Points may still be put right by hand.',
    when: 'mission',
  },
  {
    phase: 'medals',
    title: 'Medals',
    page: 103,
    procedure: 'fng.awardMedals',
    explanation: 'Each man with a deed takes two dice against his REP.',
    when: 'mission',
  },
  {
    phase: 'improveRep',
    title: 'Improve REP',
    page: 104,
    procedure: 'fng.improveRep',
    explanation: 'Men with a successful mission roll one die: above their REP, or a 6, is one better.',
    when: 'mission',
  },
  {
    phase: 'decreaseRep',
    title: 'Decrease REP',
    page: 104,
    procedure: 'fng.decreaseRep',
    explanation: 'Men whose mission failed roll one die: a 1 costs a REP, never below 3.',
    when: 'mission',
  },
  {
    phase: 'time',
    title: 'Time',
    page: 53,
    procedure: 'fng.passTime',
    explanation: 'Half a month off every DEROS.',
    when: 'always',
  },
  {
    phase: 'shortTimers',
    title: 'Short timers',
    page: 104,
    procedure: 'fng.checkShortTimers',
    explanation: 'At the end of a month, men in their tenth month and later roll one die plus REP plus Attributes.',
    when: 'always',
  },
  {
    phase: 'deros',
    title: 'DEROS',
    page: 53,
    procedure: 'fng.sendHome',
    explanation: 'Men whose time is up go home.',
    when: 'always',
  },
  {
    phase: 'replacements',
    title: 'Replacements',
    page: 105,
    procedure: 'fng.bringReplacements',
    explanation:
      'Men who went home are replaced without a roll. Every other open slot takes two dice against the REP of the platoon leader.',
    when: 'always',
  },
  {
    phase: 'leaders',
    title: 'Leaders',
    page: 105,
    procedure: 'fng.fillPosts',
    explanation: 'Vacant posts are filled from the top down.',
    when: 'always',
  },
  {
    phase: 'absences',
    title: 'Absences',
    page: 40,
    procedure: 'fng.returnAbsent',
    explanation: 'Men come back from R&R and hospital once they have missed their missions.',
    when: 'always',
  },
  {
    phase: 'turnEnd',
    title: 'End of the half-month',
    page: 105,
    procedure: 'fng.endTurn',
    explanation: 'The next half-month begins. A snapshot of the file is kept.',
    when: 'always',
  },
]

/** @returns what the screen says of a phase; null for those that are no part of the turn's order. */
export const phaseInfo = (phase: Phase): PhaseInfo | null => phases.find((p) => p.phase === phase) ?? null

/** What comes next, for the library and the overview. */
export function nextInWords(phase: Phase): string {
  if (phase === 'start') return 'Make the platoon'
  if (phase === 'starLost') return 'Name the next Star, or end the campaign'
  if (phase === 'over') return 'Nothing: the campaign is over'
  return phaseInfo(phase)!.title
}
