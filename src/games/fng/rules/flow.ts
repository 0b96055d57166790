/** The parts of a half-month, as the list of its steps folds them. */
export const flowParts = [
  { id: 'setUp', title: 'Set-up' },
  { id: 'battle', title: 'Battle' },
  { id: 'aftermath', title: 'Afterwards' },
] as const

/** One phase of the campaign turn: all that the program knows of its place in it. */
interface FlowPhase<Phase extends string, Step extends string> {
  readonly phase: Phase
  readonly part: (typeof flowParts)[number]['id']
  readonly title: string
  /** What its button says. */
  readonly button: string
  /** Printed page of the book. */
  readonly page: number
  /** The step that does it. */
  readonly step: Step
  /** What else may be done here before it; shown with it. */
  readonly also?: Step
  /** What happens here, for the player. */
  readonly explanation: string
  /** `always`: part of every half-month. `mission`: only when there was contact. */
  readonly when: 'always' | 'mission'
  /** The player must speak first: "Do the rest" ends before it. */
  readonly spoken: boolean
  /** False for what only writes down what is settled. */
  readonly dice: boolean
}

const inOrder = <const Phase extends string, const Step extends string>(phases: readonly FlowPhase<Phase, Step>[]) =>
  phases

/** The campaign turn in the order of the book (FNG pp. 57, 102-105). */
export const flow = inOrder([
  {
    phase: 'contact',
    part: 'setUp',
    title: 'Contact',
    button: 'Test for contact',
    page: 57,
    step: 'testForContact',
    explanation: 'Two dice against the REP of the squad leader: two passed is contact and a mission.',
    when: 'always',
    spoken: true,
    dice: true,
  },
  {
    phase: 'area',
    part: 'setUp',
    title: 'Area of operations',
    button: 'Roll for the area',
    page: 54,
    step: 'rollArea',
    explanation: 'One die for each area of the Corps, +2 where the last mission was. The highest is where you go.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'politicalStatus',
    part: 'setUp',
    title: 'Political status',
    button: 'Roll the political status',
    page: 54,
    step: 'rollPoliticalStatus',
    explanation: 'Two dice added say whose side the people of the area are on. That moves the Enemy Activity Level.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'supportLevel',
    part: 'setUp',
    title: 'Support Level',
    button: 'Roll the support level',
    page: 58,
    step: 'rollSupportLevel',
    explanation: 'Two dice: doubles count as that score, otherwise the lower die.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'enemyActivity',
    part: 'setUp',
    title: 'Enemy activity',
    button: 'Roll enemy activity',
    page: 58,
    step: 'rollEnemyActivity',
    explanation: 'Two dice: doubles count as that score, otherwise the lower die; then the political status.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'dayPart',
    part: 'setUp',
    title: 'Day part',
    button: 'Roll the part of the day',
    page: 59,
    step: 'rollDayPart',
    explanation: 'Two dice added say when the mission begins and how long that part of the day lasts.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'weather',
    part: 'setUp',
    title: 'Weather',
    button: 'Roll the weather',
    page: 59,
    step: 'rollWeather',
    explanation: 'Two dice added, one more from May to November.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'missionType',
    part: 'setUp',
    title: 'Mission',
    button: 'Roll the mission',
    page: 59,
    step: 'rollMissionType',
    explanation: 'Two dice added on the column of the area. You may choose the row instead.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'terrain',
    part: 'setUp',
    title: 'Terrain',
    button: 'Roll the terrain',
    page: 45,
    step: 'rollTerrain',
    explanation: 'Two dice for each of the six sectors, and more where one piece lies on or under another.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'buildings',
    part: 'setUp',
    title: 'Buildings and civilians',
    button: 'Roll the buildings',
    page: 46,
    step: 'rollBuildings',
    explanation: 'One die a sector against the Population Value. Lone buildings move to the others.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'missionDetails',
    part: 'setUp',
    title: 'Mission details',
    button: 'Work out the details',
    page: 98,
    step: 'rollMissionDetails',
    explanation: 'Who ambushes whom, what is to be defended, what is to be found, and where you start.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'markers',
    part: 'setUp',
    title: 'Enemy markers',
    button: 'Place the markers',
    page: 60,
    step: 'placeMarkers',
    explanation: 'How many PEFs there are, and the sector of each.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'whoGoes',
    part: 'setUp',
    title: 'Who goes',
    button: 'Who goes',
    page: 98,
    step: 'chooseParty',
    explanation: 'Name the squads that go. Attachments come along on 1 or 2, then the gear is rolled.',
    when: 'mission',
    spoken: true,
    dice: true,
  },
  {
    phase: 'battle',
    part: 'battle',
    title: 'Battle and report',
    button: 'Battle and report',
    page: 102,
    step: 'report',
    explanation:
      'The briefing says all there is to know. Play the mission with the tracker or with its printed folder, then report.',
    when: 'mission',
    spoken: true,
    dice: true,
  },
  {
    phase: 'recovery',
    part: 'aftermath',
    title: 'Recovery',
    button: 'Roll for recovery',
    page: 40,
    step: 'recover',
    explanation: 'Every man Out of the Fight who was brought back takes two dice against his REP; a 6 always fails.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'victoryPoints',
    part: 'aftermath',
    title: 'Victory points',
    button: 'Count the points',
    page: 98,
    step: 'countPoints',
    explanation: 'The points of the mission, item by item.',
    when: 'mission',
    spoken: false,
    dice: false,
  },
  {
    phase: 'missionResult',
    part: 'aftermath',
    title: 'Mission result',
    button: 'Judge the mission',
    page: 102,
    step: 'judgeMission',
    also: 'adjustPoints',
    explanation:
      '25 or more is good, 9 to 24 normal, 0 to 8 bad, below that disastrous. Points may still be put right by hand.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'medals',
    part: 'aftermath',
    title: 'Medals',
    button: 'Roll for medals',
    page: 103,
    step: 'awardMedals',
    explanation: 'Each man with a deed takes two dice against his REP.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'improveRep',
    part: 'aftermath',
    title: 'Improve REP',
    button: 'Check for better REP',
    page: 104,
    step: 'improveRep',
    explanation: 'Men with a successful mission roll one die: above their REP, or a 6, is one better.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'decreaseRep',
    part: 'aftermath',
    title: 'Decrease REP',
    button: 'Check for lower REP',
    page: 104,
    step: 'decreaseRep',
    explanation: 'Men whose mission failed roll one die: a 1 costs a REP, never below 3.',
    when: 'mission',
    spoken: false,
    dice: true,
  },
  {
    phase: 'time',
    part: 'aftermath',
    title: 'Time',
    button: 'Move time on',
    page: 53,
    step: 'passTime',
    explanation: 'Half a month off every DEROS.',
    when: 'always',
    spoken: false,
    dice: false,
  },
  {
    phase: 'shortTimers',
    part: 'aftermath',
    title: 'Short timers',
    button: 'Check short timers',
    page: 104,
    step: 'checkShortTimers',
    explanation: 'At the end of a month, men in their tenth month and later roll one die plus REP plus Attributes.',
    when: 'always',
    spoken: false,
    dice: true,
  },
  {
    phase: 'deros',
    part: 'aftermath',
    title: 'DEROS',
    button: 'Send men home',
    page: 53,
    step: 'sendHome',
    explanation: 'Men whose time is up go home.',
    when: 'always',
    spoken: false,
    dice: false,
  },
  {
    phase: 'replacements',
    part: 'aftermath',
    title: 'Replacements',
    button: 'Bring replacements',
    page: 105,
    step: 'bringReplacements',
    explanation:
      'Men who went home are replaced without a roll. Every other open slot takes two dice against the REP of the platoon leader.',
    when: 'always',
    spoken: false,
    dice: true,
  },
  {
    phase: 'leaders',
    part: 'aftermath',
    title: 'Leaders',
    button: 'Fill the posts',
    page: 105,
    step: 'fillPosts',
    explanation: 'Vacant posts are filled from the top down.',
    when: 'always',
    spoken: false,
    dice: true,
  },
  {
    phase: 'absences',
    part: 'aftermath',
    title: 'Absences',
    button: 'Bring men back',
    page: 40,
    step: 'returnAbsent',
    explanation: 'Men come back from R&R and hospital once they have missed their missions.',
    when: 'always',
    spoken: false,
    dice: false,
  },
  {
    phase: 'turnEnd',
    part: 'aftermath',
    title: 'End of the half-month',
    button: 'End the half-month',
    page: 105,
    step: 'endTurn',
    explanation: 'The next half-month begins. A snapshot of the file is kept.',
    when: 'always',
    spoken: true,
    dice: false,
  },
])

/** Where a half-month begins. */
export const firstPhase = 'contact' satisfies TurnPhase

export type PhaseInfo = (typeof flow)[number]
export type TurnPhase = PhaseInfo['phase']

/** The stations of a mission's way, each with the phase it begins with; the battle is one phase, and stands for itself. */
export const stations = [
  { id: 'contact', title: 'Contact', from: 'contact', when: 'always' },
  { id: 'briefing', title: 'Briefing', from: 'whoGoes', when: 'mission' },
  { id: 'battle', title: 'Battle', from: 'battle', when: 'mission' },
  { id: 'afterAction', title: 'After action', from: 'recovery', when: 'mission' },
  { id: 'rollCall', title: 'Roll call', from: 'medals', when: 'always' },
] as const satisfies readonly {
  readonly id: string
  readonly title: string
  readonly from: TurnPhase
  readonly when: 'always' | 'mission'
}[]

export type StationId = (typeof stations)[number]['id']
