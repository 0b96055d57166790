import { ref, type Ref } from 'vue'
import type { TurnView } from '../../contract/views.ts'
import { isStep, type Step, type StepName } from './useStep.ts'

export interface RunOn {
  readonly running: Readonly<Ref<boolean>>
  /**
   * Does phase after phase of `within` until one needs the player, a call is refused, or the last one is done.
   * @param press the head where it begins.
   */
  readonly start: (within: ReadonlySet<string>, press: number) => Promise<void>
  readonly stop: () => void
}

/** @returns the step that the phase of now takes without any input from the player, or null. */
export function stepWithoutInput(turn: TurnView | null, within: ReadonlySet<string>): StepName | null {
  if (!turn || turn.pending || turn.now === null || !within.has(turn.now)) return null
  if (turn.form.kind !== 'none' && turn.form.kind !== 'area') return null
  const procedure = turn.phases.find((one) => one.phase === turn.now)?.procedure ?? null
  return isStep(procedure) ? procedure : null
}

/** "Do the rest": runs phases one after another, stopping at questions. */
export function useRunOn(step: Pick<Step, 'run'>, turn: () => TurnView | null, reload: () => Promise<void>): RunOn {
  const running = ref(false)
  const goesOn = () => running.value
  const start = async (within: ReadonlySet<string>, press: number) => {
    running.value = true
    try {
      while (goesOn()) {
        const procedure = stepWithoutInput(turn(), within)
        if (!procedure) return
        const reply = await step.run(procedure, {}, press)
        await reload()
        if (reply?.status !== 'done') return
      }
    } finally {
      running.value = false
    }
  }
  return {
    running,
    start,
    stop: () => {
      running.value = false
    },
  }
}
