import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { CopiedView, ElsewhereView } from '../../../contract/library.ts'
import type { Failure } from '../../../contract/rpc.ts'
import { useApi, useBridge } from '../../api.ts'
import { useJob, type JobCall } from '../../composables/useJob.ts'
import { useView } from '../../composables/useView.ts'

export interface ElsewhereActs {
  readonly job: Pick<JobCall, 'busy' | 'progress' | 'cancel'>
  readonly busy: JobCall['busy']
  readonly failure: ShallowRef<Failure | null>
  readonly view: ComputedRef<ElsewhereView | null>
  /** What copying all has come to; null before. */
  readonly copied: Readonly<ShallowRef<CopiedView | null>>
  /** Has the desktop ask for a folder; the newest copies go there at once. */
  readonly choose: () => Promise<void>
  readonly off: () => Promise<void>
  readonly copyAll: () => Promise<void>
}

/** The second folder that copies go to. */
export function useElsewhere(): ElsewhereActs {
  const api = useApi()
  const { run, ...job } = useJob(api, useBridge())
  const copied = shallowRef<CopiedView | null>(null)
  const view = useView(() => api('library.elsewhere', {}))
  void view.reload()
  const copyAll = async () => {
    copied.value = null
    copied.value = (await run((job) => api('library.copyElsewhere', { job }))) ?? null
    await view.reload()
  }
  return {
    job,
    busy: job.busy,
    failure: job.failure,
    view: computed(() => view.data.value),
    copied,
    copyAll,
    choose: async () => {
      const now = await run(() => api('library.chooseElsewhere', {}))
      await view.reload()
      if (now?.chosen === true) await copyAll()
    },
    off: async () => {
      copied.value = null
      await run(() => api('library.setElsewhere', { folder: null }))
      await view.reload()
    },
  }
}
