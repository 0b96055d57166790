import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import type { TableView } from '../../contract/tables.ts'
import { useApi } from '../api.ts'
import { useView } from '../composables/useView.ts'
import { useCampaign } from './campaign.ts'

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
  // House rules may change in any window, and by undo.
  const tour = useCampaign()
  watch(
    () => tour.overview?.house.stamp,
    (now, before) => {
      const known = now !== undefined && before !== undefined && view.data.value !== null
      if (known && campaign.value === tour.campaign) void view.reload()
    },
  )
  const byId = (id: string) => view.data.value?.find((table) => table.id === id) ?? null
  return { tables: view.data, failure: view.failure, loading: view.loading, need, byId }
})
