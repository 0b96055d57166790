import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import type { GameId, TourOrGame } from '../../contract/gameProcedures.ts'
import type { TableView } from '../../contract/tables.ts'
import { useApi } from '../api.ts'
import { useView } from '../composables/useView.ts'
import { useCampaign } from './campaign.ts'
import { useShown } from './shown.ts'

/** The tables of a game, with a campaign's house rules laid over them when one is open. */
export const useTables = defineStore('tables', () => {
  const api = useApi()
  const shown = useShown()
  /** Whose tables they are: the campaign, or without one the game. */
  const of = shallowRef<TourOrGame | null>(null)
  const view = useView<readonly TableView[]>(async () => (of.value === null ? [] : api('tables.list', of.value)))
  /** Fetches the tables once for each campaign; null: for each game, that which is shown unless one is named. */
  async function need(campaign: string | null, game: GameId = shown.id): Promise<void> {
    // Whoever asks while they are on their way waits for the same answer.
    if (isOf(campaign, game) && view.loading.value) return asked
    if (isOf(campaign, game) && view.data.value) return
    of.value = campaign === null ? { game } : { campaign }
    await (asked = view.reload())
  }
  let asked: Promise<void> = Promise.resolve()
  const isOf = (campaign: string | null, game: GameId) => isSame(of.value, campaign === null ? { game } : { campaign })
  // House rules may change in any window, and by undo.
  const tour = useCampaign()
  watch(
    () => tour.overview?.house.stamp,
    (now, before) => {
      const known = now !== undefined && before !== undefined && view.data.value !== null
      if (known && isOf(tour.campaign, shown.id)) void view.reload()
    },
  )
  const byId = (id: string) => view.data.value?.find((table) => table.id === id) ?? null
  return { tables: view.data, failure: view.failure, loading: view.loading, need, again: view.reload, byId }
})

const isSame = (a: TourOrGame | null, b: TourOrGame) => JSON.stringify(a) === JSON.stringify(b)
