import type { TurnPhase } from '../../rules/flow.ts'

/** A step on paper: finer than a phase of the flow where the table needs it so. */
interface PaperStep {
  readonly id: string
  /** The phase of the flow that it belongs to. */
  readonly phase: TurnPhase
  /** Left out where it is the phase itself, and has its title and page. */
  readonly title?: string
}

interface PaperPart {
  readonly title: string
  /** Beside the title. */
  readonly note?: 'withoutMission' | 'always'
  readonly steps: readonly PaperStep[]
}

/** What stands in front, and what on the back; steps are in the order of the flow (FNG pp. 57, 102-105). */
export const paper = {
  front: [
    {
      title: 'Is there a mission at all?',
      steps: [
        { id: 'standDown', phase: 'contact', title: 'Stand-down' },
        { id: 'contact', phase: 'contact' },
      ],
    },
    {
      title: 'Where, with whom, against whom',
      steps: [
        { id: 'area', phase: 'area' },
        { id: 'politicalStatus', phase: 'politicalStatus' },
        { id: 'supportLevel', phase: 'supportLevel' },
        { id: 'enemyActivity', phase: 'enemyActivity' },
      ],
    },
    {
      title: 'When, in what weather, what for',
      steps: [
        { id: 'dayPart', phase: 'dayPart' },
        { id: 'weather', phase: 'weather' },
        { id: 'missionType', phase: 'missionType' },
      ],
    },
    {
      title: 'The table',
      steps: [
        { id: 'terrain', phase: 'terrain' },
        { id: 'courses', phase: 'terrain', title: 'River, road' },
        { id: 'buildings', phase: 'buildings' },
      ],
    },
    {
      title: 'Who is there',
      steps: [
        { id: 'missionDetails', phase: 'missionDetails' },
        { id: 'ourSector', phase: 'missionDetails', title: 'Our sector' },
        { id: 'markers', phase: 'markers' },
        { id: 'theirSectors', phase: 'markers', title: 'Their sectors' },
        { id: 'whoGoes', phase: 'whoGoes' },
        { id: 'attachments', phase: 'whoGoes', title: 'Attachments' },
        { id: 'gear', phase: 'whoGoes', title: 'Gear of the day' },
        { id: 'battle', phase: 'battle' },
      ],
    },
  ],
  back: [
    {
      title: 'After a mission',
      note: 'withoutMission',
      steps: [
        { id: 'recovery', phase: 'recovery' },
        { id: 'victoryPoints', phase: 'victoryPoints' },
        { id: 'missionResult', phase: 'missionResult' },
        { id: 'medals', phase: 'medals' },
        { id: 'improveRep', phase: 'improveRep' },
        { id: 'decreaseRep', phase: 'decreaseRep' },
      ],
    },
    {
      title: 'Every half-month',
      note: 'always',
      steps: [
        { id: 'time', phase: 'time' },
        { id: 'shortTimers', phase: 'shortTimers' },
        { id: 'deros', phase: 'deros' },
        { id: 'replacementsGiven', phase: 'replacements', title: 'Replacements, given' },
        { id: 'replacements', phase: 'replacements' },
        { id: 'newAttributes', phase: 'replacements', title: 'Attribute of the new' },
        { id: 'leaders', phase: 'leaders' },
        { id: 'absences', phase: 'absences' },
        { id: 'clear', phase: 'turnEnd', title: 'Clear' },
        { id: 'turnEnd', phase: 'turnEnd' },
      ],
    },
  ],
} as const satisfies Readonly<Record<'front' | 'back', readonly PaperPart[]>>

type Side = (typeof paper)[keyof typeof paper][number]
/** A step of the paper, with the phase it belongs to. */
export type OnPaper = Side['steps'][number]
export type StepId = OnPaper['id']

/** Every step, in the order in which they are numbered. */
export const paperSteps: readonly OnPaper[] = [...paper.front, ...paper.back].flatMap(
  ({ steps }): readonly OnPaper[] => steps,
)

/** @returns the number that a step bears on this paper. */
export const numberOf = (id: StepId): number => paperSteps.findIndex((step) => step.id === id) + 1
