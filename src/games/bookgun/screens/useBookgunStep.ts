import type * as z from 'zod'
import type { StepName } from '../../../contract/gameProcedures.ts'
import type { StepReply } from '../../../contract/question.ts'
import type { DiceMode } from '../../../renderer/composables/useStep.ts'
import { useGameStep, type GameStep } from '../../../renderer/composables/useGameStep.ts'
import type { bookgunSteps } from '../contract/steps.ts'

type Steps = typeof bookgunSteps
/** Name of a step without that of its game. */
export type BookgunStepName = keyof Steps
export type BookgunInput<N extends BookgunStepName> = z.input<Steps[N]>

export interface BookgunStep extends GameStep<Steps> {
  /** Takes a step that a form has filled: its schema is asked by main. */
  readonly take: (step: StepName, input: unknown, dice?: DiceMode) => Promise<StepReply | undefined>
}

/** Takes steps of the open campaign, with the dice that the player has chosen and in the name of who holds the machine. */
export function useBookgunStep(): BookgunStep {
  const step = useGameStep<Steps>('bookgun')
  return {
    ...step,
    take: (name, input, dice) =>
      step.run(name.slice('bookgun.'.length) as BookgunStepName, input as BookgunInput<BookgunStepName>, dice),
  }
}
