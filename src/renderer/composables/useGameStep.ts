import { computed, type ComputedRef } from 'vue'
import type * as z from 'zod'
import type { StepName } from '../../contract/gameProcedures.ts'
import type { StepReply } from '../../contract/question.ts'
import { useApi } from '../api.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useStep, type DiceMode, type Step, type Wanted } from './useStep.ts'
import { useTelling } from './useTelling.ts'

export interface GameStep<Steps extends Readonly<Record<string, z.ZodType>>> extends Omit<Step, 'run'> {
  /** What a step of this game waits for; null where none does. */
  readonly wanted: ComputedRef<Wanted | null>
  /**
   * Takes a step of the open campaign.
   * @param dice who rolls, where that is not the player's setting.
   * @param press the head at which a press came that takes several steps: they are undone as one.
   * @returns undefined when it was refused.
   */
  readonly run: <N extends keyof Steps & string>(
    name: N,
    input: z.input<Steps[N]>,
    dice?: DiceMode,
    press?: number,
  ) => Promise<StepReply | undefined>
  /** Takes a step that a form has filled (`StepForm`), which goes by its whole name: main alone knows its schema. */
  readonly runForm: Step['run']
}

/**
 * Takes steps of a game by their own names, with the dice that the player has chosen and in the name of who holds the
 * machine.
 * @param game its id.
 */
export function useGameStep<Steps extends Readonly<Record<string, z.ZodType>>>(game: string): GameStep<Steps> {
  const tour = useCampaign()
  const step = useStep(useApi(), useTelling())
  return {
    ...step,
    wanted: computed(() => (tour.pending?.procedure.startsWith(`${game}.`) ? tour.pending.reply : null)),
    run: (name, input, dice, press) => step.run(`${game}.${name}` as StepName, input, dice, press),
    runForm: step.run,
  }
}
