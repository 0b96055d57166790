import type { flow } from '../../rules/flow.ts'
import type { HiddenRules } from '../../rules/state.ts'

type FlowPart = (typeof flow)[number]['part']

/** A step on paper: finer than a part of the turn where the table needs it so. */
interface PaperStep {
  readonly id: string
  /** The part of the flow that it belongs to. */
  readonly part: FlowPart
  /** Left out where it is the part itself, and has its title. */
  readonly title?: string
  /** Set where it is played by one way of hiding alone. */
  readonly only?: HiddenRules
}

/** A player's turn in the order of the flow. */
export const paper = [
  {
    title: 'Before anybody moves',
    steps: [
      { id: 'check', part: 'check' },
      { id: 'radio', part: 'check', title: 'Radio of a man removed' },
      { id: 'support', part: 'support' },
    ],
  },
  {
    title: 'Each figure with its phases',
    steps: [
      { id: 'phases', part: 'phases' },
      { id: 'move', part: 'phases', title: 'Move' },
      { id: 'fire', part: 'phases', title: 'Fire' },
      { id: 'guess', part: 'phases', title: 'Speculative fire' },
      { id: 'grenade', part: 'phases', title: 'Grenade, M79, M203' },
      { id: 'listen', part: 'phases', title: 'Listen', only: 'noise' },
      { id: 'spot', part: 'phases', title: 'Look for hidden ones', only: 'alternate' },
      { id: 'claymore', part: 'phases', title: 'Claymore' },
      { id: 'mine', part: 'phases', title: 'Mine' },
    ],
  },
  {
    title: 'At the end',
    steps: [
      { id: 'counters', part: 'counters' },
      { id: 'over', part: 'counters', title: 'The other side is on' },
    ],
  },
] as const satisfies readonly { readonly title: string; readonly steps: readonly PaperStep[] }[]

export type OnPaper = (typeof paper)[number]['steps'][number]
export type StepId = OnPaper['id']
