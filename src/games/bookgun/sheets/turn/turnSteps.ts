import type { TurnPhase } from '../../rules/flow.ts'

/** A step on paper: finer than a phase where the table needs it so. */
interface PaperStep {
  readonly id: string
  /** The phase of the flow that it belongs to. */
  readonly phase: TurnPhase
  /** Left out where it is the phase itself, and has its title and page. */
  readonly title?: string
}

/** A turn in the order of the flow (p. 11-12). */
export const paper = [
  {
    title: 'Movement',
    steps: [
      { id: 'movement', phase: 'movement' },
      { id: 'joker', phase: 'movement', title: 'A joker' },
      { id: 'shaken', phase: 'movement', title: 'Shaken ones rally' },
      { id: 'dice', phase: 'movement', title: 'Dice of a move' },
      { id: 'spotting', phase: 'movement', title: 'Spotting' },
    ],
  },
  {
    title: 'Fire and close combat',
    steps: [
      { id: 'fire', phase: 'fire' },
      { id: 'engagement', phase: 'fire', title: 'Rules of engagement' },
      { id: 'close', phase: 'close' },
    ],
  },
  {
    title: 'Morale',
    steps: [
      { id: 'morale', phase: 'morale' },
      { id: 'reload', phase: 'morale', title: 'Reload markers' },
    ],
  },
] as const satisfies readonly { readonly title: string; readonly steps: readonly PaperStep[] }[]

export type OnPaper = (typeof paper)[number]['steps'][number]
export type StepId = OnPaper['id']
