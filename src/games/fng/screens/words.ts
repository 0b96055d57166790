import type { CampaignCard, PhaseView, SoldierView, TurnView } from '../../../contract/views.ts'

/** What the buttons of the steps say; a step without a word of its own is called by its phase's title. */
const actions: Readonly<Record<string, string>> = {
  'fng.testForContact': 'Test for contact',
  'fng.rollArea': 'Roll for the area',
  'fng.rollPoliticalStatus': 'Roll the political status',
  'fng.rollSupportLevel': 'Roll the support level',
  'fng.rollEnemyActivity': 'Roll enemy activity',
  'fng.rollDayPart': 'Roll the part of the day',
  'fng.rollWeather': 'Roll the weather',
  'fng.rollMissionType': 'Roll the mission',
  'fng.rollTerrain': 'Roll the terrain',
  'fng.rollBuildings': 'Roll the buildings',
  'fng.rollMissionDetails': 'Work out the details',
  'fng.placeMarkers': 'Place the markers',
  'fng.recover': 'Roll for recovery',
  'fng.countPoints': 'Count the points',
  'fng.judgeMission': 'Judge the mission',
  'fng.awardMedals': 'Roll for medals',
  'fng.improveRep': 'Check for better REP',
  'fng.decreaseRep': 'Check for lower REP',
  'fng.passTime': 'Move time on',
  'fng.checkShortTimers': 'Check short timers',
  'fng.sendHome': 'Send men home',
  'fng.bringReplacements': 'Bring replacements',
  'fng.fillPosts': 'Fill the posts',
  'fng.returnAbsent': 'Bring men back',
  'fng.endTurn': 'End the half-month',
  'fng.endCampaign': 'End the campaign',
}

/** Steps that only write down what is settled. */
const withoutDice = ['fng.countPoints', 'fng.passTime', 'fng.sendHome', 'fng.returnAbsent', 'fng.endTurn']

/** @returns whether the button of a phase shows no dice. */
export const isWithoutDice = (phase: PhaseView): boolean => withoutDice.includes(phase.procedure ?? '')

/** @returns what the button of a phase says. */
export const actionOf = (phase: PhaseView): string => actions[phase.procedure ?? ''] ?? phase.title

const setUp = [
  'contact',
  'area',
  'politicalStatus',
  'supportLevel',
  'enemyActivity',
  'dayPart',
  'weather',
  'missionType',
  'terrain',
  'buildings',
  'missionDetails',
  'markers',
  'whoGoes',
]
const battle = ['battle']

export interface PhaseGroup {
  readonly id: 'setUp' | 'battle' | 'aftermath'
  readonly title: string
  readonly phases: readonly PhaseView[]
}

/** @returns the phases of a half-month in the three parts that the step list folds. */
export function groupPhases(phases: readonly PhaseView[]): PhaseGroup[] {
  const groups: PhaseGroup[] = [
    { id: 'setUp', title: 'Set-up', phases: phases.filter((one) => setUp.includes(one.phase)) },
    { id: 'battle', title: 'Battle', phases: phases.filter((one) => battle.includes(one.phase)) },
    {
      id: 'aftermath',
      title: 'Afterwards',
      phases: phases.filter((one) => !setUp.includes(one.phase) && !battle.includes(one.phase)),
    },
  ]
  return groups.filter((group) => group.phases.length > 0)
}

/** The phases that "Do the rest" goes through; the contact test and the last word of a half-month stay the player's. */
export function restOf(turn: TurnView): { readonly label: string; readonly phases: ReadonlySet<string> } | null {
  if (turn.now === null || turn.now === 'contact') return null
  if (setUp.includes(turn.now)) return { label: 'Do the rest of the set-up', phases: new Set(setUp) }
  const rest = turn.phases.map((one) => one.phase).filter((one) => !setUp.includes(one) && !battle.includes(one))
  const within = rest.filter((one) => one !== 'turnEnd' && one !== 'starLost' && one !== 'over')
  const label = turn.phases.some((one) => battle.includes(one.phase))
    ? 'Do the rest of the aftermath'
    : 'Do the rest of the half-month'
  return within.includes(turn.now) ? { label, phases: new Set(within) } : null
}

/** @returns "of 26"; a platoon that goes on with another Star passes the length of one tour. */
export const howFar = (turn: TurnView): string =>
  turn.ofTour <= turn.tourLength ? `of ${turn.tourLength}` : 'of the campaign'

/** @returns how the campaign ended, for its last page; null while it goes on. */
export function endOf(
  card: Extract<CampaignCard['state'], { kind: 'tour' }>,
  turn: TurnView,
): { readonly title: string; readonly text: string } | null {
  if (card.over === null) return null
  const half = turn.ofTour === 1 ? 'one half-month' : `${turn.ofTour} half-months`
  return {
    title: card.over,
    text: `${card.unit}: ${half}, until ${turn.date.replace(/^./, (letter) => letter.toLowerCase())}. The journal and the roster stay here.`,
  }
}

/** A mission's result and points as the stamp shows them, once it has been judged. */
export function stampOf(turn: TurnView): { readonly result: string; readonly points: string | null } | null {
  const judged = turn.phases.find((one) => one.phase === 'missionResult')
  if (judged?.state !== 'done' || judged.outcome === null) return null
  return { result: judged.outcome, points: turn.phases.find((one) => one.phase === 'victoryPoints')?.outcome ?? null }
}

const left: Readonly<Record<SoldierView['status'], string>> = {
  present: 'Present',
  hospital: 'Hospital',
  rAndR: 'R&R',
  dead: 'Killed',
  missing: 'Missing',
  sentHome: 'Sent home',
  wentHome: 'Gone home',
  relieved: 'Relieved',
}

/** @returns where a man is, in a word. */
export const statusName = (status: SoldierView['status']): string => left[status]

/** @returns what an address ends with where the report of a mission lies open instead of its briefing. */
export const reportHash = (mission: number): string => `#report-${mission}`
