import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { TableView } from '../../contract/views.ts'
import { useApi } from '../api.ts'
import { useView } from '../composables/useView.ts'

/** The tables of the book, with a campaign's house rules laid over them when one is open. */
export const useTables = defineStore('tables', () => {
  const api = useApi()
  const campaign = shallowRef<string | null>(null)
  const view = useView<readonly TableView[]>(() =>
    api('tables.list', campaign.value === null ? {} : { campaign: campaign.value }),
  )
  /** Fetches the tables once for each campaign. */
  async function need(of: string | null): Promise<void> {
    if (view.data.value && campaign.value === of) return
    campaign.value = of
    await view.reload()
  }
  const byId = (id: string) => view.data.value?.find((table) => table.id === id) ?? null
  return { tables: view.data, failure: view.failure, loading: view.loading, need, byId }
})
