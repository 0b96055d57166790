import { defineStore } from 'pinia'
import { useApi } from '../api.ts'
import { useView } from '../composables/useView.ts'

/** The campaigns in the library folder. */
export const useLibrary = defineStore('library', () => {
  const api = useApi()
  const { data, failure, loading, reload } = useView(() => api('library.list', {}))
  /** What is not known of them is not shown: the list does not wait for it. */
  const proofs = useView(() => api('library.proofs', {}))
  const reloadAll = () => {
    void proofs.reload()
    return reload()
  }
  return { view: data, failure, loading, reload: reloadAll, proofs: proofs.data }
})
