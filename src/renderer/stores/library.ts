import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { useApi, useBridge } from '../api.ts'
import { useProgress } from '../composables/useProgress.ts'
import { useView } from '../composables/useView.ts'

/** The campaigns in the library folder. */
export const useLibrary = defineStore('library', () => {
  const api = useApi()
  const { progress, begin, end } = useProgress(useBridge())
  const { data, failure, loading, reload } = useView(async () => {
    const job = begin()
    try {
      return await api('library.list', { job })
    } finally {
      end(job)
    }
  })
  /** What is not known of them is not shown: the list does not wait for it. */
  const proofs = useView(() => api('library.proofs', {}))
  const checks = useView(() => api('library.checks', {}))
  const reloadAll = () => {
    void proofs.reload()
    void checks.reload()
    return reload()
  }
  /** Files that have just come in, for the page of the library to show which these are. */
  const broughtIn = shallowRef<readonly string[]>([])
  return {
    view: data,
    failure,
    loading,
    progress,
    reload: reloadAll,
    proofs: proofs.data,
    checks: checks.data,
    broughtIn,
  }
})
