import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { KeptTourView, KeptView, RestoredView } from '../../../../contract/library.ts'
import type { InputOf } from '../../../../contract/procedures.ts'
import type { Failure } from '../../../../contract/rpc.ts'
import { useApi, useBridge } from '../../../api.ts'
import { useJob, type JobCall } from '../../../composables/useJob.ts'

export interface KeptActs {
  readonly job: Pick<JobCall, 'busy' | 'progress' | 'cancel'>
  readonly failure: Readonly<ShallowRef<Failure | null>>
  /** Puts the refusal away. */
  readonly calm: () => void
  /** Null until they have been looked through. */
  readonly tours: ComputedRef<readonly KeptTourView[] | null>
  /** Journals that were put aside. */
  readonly asides: ComputedRef<NonNullable<KeptView['asides']>>
  readonly reload: () => Promise<void>
  /** Erases copies for good. */
  readonly erase: (copies: readonly string[]) => Promise<void>
  /** @returns what came of it; undefined when it was refused or cancelled. */
  readonly restore: (wish: RestoreWish) => Promise<RestoredView | undefined>
}

/** A copy; the name of a tour of its own, where its tour is in the library; the broken file whose place it takes. */
export type RestoreWish = Omit<InputOf<'library.restore'>, 'job'>

/** The copies that the program has kept, and the way back from them. */
export function useKept(): KeptActs {
  const api = useApi()
  const { run, ...job } = useJob(api, useBridge())
  const view = shallowRef<KeptView | null>(null)
  const reload = async () => {
    view.value = (await run((name) => api('library.kept', { job: name }))) ?? view.value
  }
  return {
    job,
    failure: job.failure,
    calm: () => {
      job.failure.value = null
    },
    tours: computed(() => view.value?.tours ?? null),
    asides: computed(() => view.value?.asides ?? []),
    reload,
    async erase(copies) {
      if (await run((called) => api('library.erase', { copies: [...copies], job: called }))) await reload()
    },
    async restore(wish) {
      const restored = await run((called) => api('library.restore', { ...wish, job: called }))
      if (restored) await reload()
      return restored
    },
  }
}
