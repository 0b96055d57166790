import { ref, type Ref } from 'vue'
import type { TurnView } from '../../../../contract/views.ts'
import { isStep, type Step, type StepName } from '../../../../renderer/composables/useStep.ts'

export interface RunOn {
  readonly running: Readonly<Ref<boolean>>
  /**
   * Does phase after phase of a part until one needs the player's word, a call is refused, or the last one is done. A
   * question holds it up.
   * @param press the head where it begins.
   */
  readonly start: (part: string, press: number) => Promise<void>
  /** Goes on with what a question has held up, once it is answered. Does nothing where nothing was begun. */
  readonly resume: () => Promise<void>
  /** Ends it after the step under way; a question that is open then is the last one. */
  readonly stop: () => void
}

/** @returns the step that the phase of now takes without any input from the player, or null. */
export function stepWithoutInput(turn: TurnView | null, part: string): StepName | null {
  if (!turn || turn.pending || turn.rest === null) return null
  const now = turn.phases.find((one) => one.phase === turn.now)
  return now?.part === part && isStep(now.procedure) ? now.procedure : null
}

/** "Do the rest": runs phases one after another. A question holds it up; once that is answered, it is resumed. */
export function useRunOn(step: Pick<Step, 'run'>, turn: () => TurnView | null, reload: () => Promise<void>): RunOn {
  const running = ref(false)
  let begun: { readonly part: string; readonly press: number } | null = null
  const stop = () => {
    begun = null
    running.value = false
  }
  /** @returns the reply of the next step; null when none is left, or it was stopped. */
  const next = async () => {
    const procedure = begun && stepWithoutInput(turn(), begun.part)
    if (!begun || !procedure) return null
    const reply = await step.run(procedure, {}, begun.press)
    await reload()
    return reply
  }
  const resume = async () => {
    if (!begun || running.value) return
    running.value = true
    let asked = false
    try {
      let reply = await next()
      while (reply?.status === 'done') reply = await next()
      asked = reply?.status === 'wanted'
    } finally {
      running.value = false
      if (!asked) stop()
    }
  }
  const start = async (part: string, press: number) => {
    begun = { part, press }
    await resume()
  }
  return { running, start, resume, stop }
}
