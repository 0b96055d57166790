import { computed, ref } from 'vue'
import type { Api } from '../../contract/client.ts'
import type { Answer } from '../../contract/answers.ts'
import type { Bridge } from '../../contract/rpc.ts'
import type { StretchReply } from '../../contract/slip.ts'
import { useJob } from './useJob.ts'
import type { StepTelling } from './useStep.ts'

/** Answers to the question that holds it up, where one does. */
export interface RestAnswers {
  readonly answers?: readonly Answer[]
  /** The program rolls what is left of the step under way. */
  readonly rollTheRest?: boolean
}

/** "Do the rest": main plays it in one call. A question holds it up; with its answers it is called for again. */
export function useRest(api: Api, bridge: Bridge, telling: StepTelling) {
  const { run, ...job } = useJob(api, bridge)
  const isHeldUp = ref(false)
  /** @returns what was done; undefined when it was refused, or one is under way. */
  const go = async ({ answers = [], rollTheRest = false }: RestAnswers = {}): Promise<StretchReply | undefined> => {
    const who = telling.who?.()
    const reply = await run((name) =>
      api('turn.rest', {
        campaign: telling.campaign(),
        head: telling.head(),
        dice: telling.dice(),
        answers: [...answers],
        rollTheRest,
        job: name,
        ...(who === undefined ? {} : { who }),
      }),
    )
    if (reply) isHeldUp.value = reply.question !== null
    return reply
  }
  return {
    job,
    /** It was begun, and goes on once the question at hand is answered. */
    isHeldUp: computed(() => isHeldUp.value),
    go,
    /** A question that is open is the last one. */
    forget: () => {
      isHeldUp.value = false
    },
  }
}
