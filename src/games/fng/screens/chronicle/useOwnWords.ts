import { useApi } from '../../../../renderer/api.ts'
import type { StepName } from '../../../../contract/gameProcedures.ts'
import { useStep } from '../../../../renderer/composables/useStep.ts'
import { useUnrolled } from '../../../../renderer/composables/useTelling.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'

/** What the player adds to the story: each is a step of the journal, and can be undone. */
export function useOwnWords() {
  const notices = useNotices()
  const step = useStep(useApi(), useUnrolled())
  /** @returns whether it was written. */
  const write = async (procedure: StepName, input: unknown): Promise<boolean> => {
    const reply = await step.run(procedure, input)
    if (reply?.status === 'done') notices.murmur(`${reply.entry.title}.`)
    return reply?.status === 'done'
  }
  return { busy: step.busy, failure: step.failure, write }
}
