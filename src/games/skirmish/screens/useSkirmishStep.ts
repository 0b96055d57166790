import type * as z from 'zod'
import type { StepReply } from '../../../contract/question.ts'
import { useApi } from '../../../renderer/api.ts'
import { useStep, type Step } from '../../../renderer/composables/useStep.ts'
import { useTelling } from '../../../renderer/composables/useTelling.ts'
import type { skirmishSteps } from '../contract/steps.ts'

type Steps = typeof skirmishSteps

export interface SkirmishStep extends Omit<Step, 'run'> {
  /** Takes a step of the open campaign. @returns undefined when it was refused. */
  readonly run: <N extends keyof Steps>(name: N, input: z.input<Steps[N]>) => Promise<StepReply | undefined>
}

/** Takes steps of the open campaign, with the dice that the player has chosen and in the name of who holds the machine. */
export function useSkirmishStep(): SkirmishStep {
  const step = useStep(useApi(), useTelling())
  return {
    ...step,
    run: (name, input) => step.run(`skirmish.${name}`, input),
  }
}
