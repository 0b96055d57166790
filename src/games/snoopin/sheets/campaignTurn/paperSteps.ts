import type { FlowStep } from '../../rules/flow.ts'

/** A step on paper: finer than a part of the turn where the table needs it so. */
interface PaperStep {
  readonly id: string
  /** The part of the flow that it belongs to. */
  readonly part: FlowStep['part']
  /** Left out where it is the part itself, and has its title and page. */
  readonly title?: string
}

/** The ten parts of the flow, in its order, as two pages (p. 6-21). */
export const paper = {
  before: [
    {
      title: 'Missions and orders',
      steps: [
        { id: 'mission', part: 'mission' },
        { id: 'orders', part: 'orders' },
        { id: 'assets', part: 'orders', title: 'Further assets' },
      ],
    },
    {
      title: 'The table',
      steps: [
        { id: 'reconnoiter', part: 'reconnoiter' },
        { id: 'objectives', part: 'reconnoiter', title: 'Objectives' },
        { id: 'edges', part: 'reconnoiter', title: 'Edges' },
      ],
    },
    {
      title: 'Who goes in, and the game',
      steps: [
        { id: 'initiate', part: 'initiate' },
        { id: 'fogCards', part: 'initiate', title: 'Fog of War cards' },
        { id: 'deploy', part: 'initiate', title: 'Deployment' },
        { id: 'game', part: 'game' },
      ],
    },
  ],
  after: [
    {
      title: 'Who won',
      steps: [
        { id: 'regularList', part: 'assessment', title: 'Points, regulars' },
        { id: 'insurgentList', part: 'assessment', title: 'Points, insurgents' },
        { id: 'assessment', part: 'assessment' },
      ],
    },
    {
      title: 'Who was hit',
      steps: [
        { id: 'casualties', part: 'casualties' },
        { id: 'stragglers', part: 'casualties', title: 'Stragglers' },
        { id: 'accompanied', part: 'casualties', title: 'Accompanied' },
        { id: 'evacuated', part: 'casualties', title: 'Evacuated' },
        { id: 'points', part: 'points' },
      ],
    },
    {
      title: 'What was learnt',
      steps: [
        { id: 'development', part: 'development' },
        { id: 'fatigue', part: 'development', title: 'Combat Fatigue' },
        { id: 'gains', part: 'development', title: 'Special, leadership' },
        { id: 'insurgency', part: 'development', title: 'The insurgency' },
      ],
    },
    {
      title: 'Who comes back, and who comes',
      steps: [
        { id: 'return', part: 'return' },
        { id: 'replacementPool', part: 'return', title: 'Replacement Pool' },
        { id: 'replacements', part: 'return', title: 'New men' },
        { id: 'loss', part: 'return', title: 'Loss of developments' },
      ],
    },
  ],
} as const satisfies Readonly<
  Record<'before' | 'after', readonly { readonly title: string; readonly steps: readonly PaperStep[] }[]>
>

export type OnPaper = (typeof paper)['before' | 'after'][number]['steps'][number]
export type StepId = OnPaper['id']

/** Every step, in the order in which they are numbered. */
export const paperSteps: readonly OnPaper[] = [...paper.before, ...paper.after].flatMap(
  ({ steps }): readonly OnPaper[] => steps,
)
