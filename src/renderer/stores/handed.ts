import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { useApi } from '../api.ts'

/** Packs that were dropped on the window or handed over by the system: each is shown before a campaign takes it. */
export const useHanded = defineStore('handed', () => {
  const api = useApi()
  /** The one to be shown stands first. */
  const packs = shallowRef<readonly File[]>([])
  const add = (files: readonly File[]) => {
    packs.value = [...packs.value, ...files]
  }
  return {
    packs,
    add,
    /** The first has been seen to. */
    next: () => {
      packs.value = packs.value.slice(1)
    },
    /** Asks main for what the system has handed over: only the desktop is handed anything. */
    ask: async () => {
      const found = await api('window.handed', {}).catch(() => [])
      add(found.map(({ name, text }) => new File([text], name, { type: 'application/json' })))
    },
  }
})
