import { defineStore } from 'pinia'
import { useApi } from '../api.ts'
import { useView } from '../composables/useView.ts'

/** The campaigns in the library folder. */
export const useLibrary = defineStore('library', () => {
  const api = useApi()
  const { data, failure, loading, reload } = useView(() => api('library.list', {}))
  return { view: data, failure, loading, reload }
})
