import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { PlayersView } from '../../games/fng/contract/players.ts'
import { useApi } from '../api.ts'
import { screensOf } from '../games.ts'
import { remember, remembered } from '../composables/storage.ts'
import { useView } from '../composables/useView.ts'
import { useCampaign } from './campaign.ts'

const draft = (campaign: string) => `holder ${campaign}`

/**
 * Friends at one machine: who sits at the table, and who holds the machine just now. What only he may see is fetched for
 * him alone, and nothing of it is here while the machine is handed over.
 */
export const usePlayers = defineStore('players', () => {
  const api = useApi()
  const tour = useCampaign()
  const holder = ref<number | null>(null)
  /** The player the machine is on its way to: a sheet covers the screen until he says that he has it. */
  const awaited = ref<number | null>(null)

  const fetched = useView<PlayersView | null>(async () => {
    const { campaign, overview } = tour
    if (campaign === null || overview?.card.state.kind !== 'tour') return null
    return (await screensOf(overview.card.game)?.asks.players?.(api, campaign, holder.value)) ?? null
  })
  /** As main last showed it, asked for or brought by a reply. */
  const view = shallowRef<PlayersView | null>(null)
  watch(
    fetched.data,
    (now) => {
      view.value = now
    },
    { flush: 'sync' },
  )
  const players = computed(() => view.value?.players ?? [])
  const named = (id: number | null) => players.value.find((player) => player.id === id) ?? null

  watch(
    () => tour.campaign,
    (campaign) => {
      const kept = campaign === null ? null : Number(remembered(draft(campaign)))
      holder.value = kept === 0 ? null : kept
      awaited.value = null
    },
    { immediate: true },
  )
  watch(
    () => tour.overview,
    (overview) => {
      const { brought } = tour
      if (brought?.overview !== overview || brought.holder !== holder.value) void fetched.reload()
      else view.value = brought.players ?? view.value
    },
    { immediate: true },
  )
  watch(holder, (now) => {
    tour.holder = now
    if (tour.campaign !== null) remember(draft(tour.campaign), now === null ? null : String(now))
    void fetched.reload()
  })

  return {
    view,
    failure: fetched.failure,
    players,
    holder: computed(() => named(holder.value)),
    awaited: computed(() => named(awaited.value)),
    /** Name that goes on the tape with his dice and choices; nothing where one plays alone. */
    who: computed(() => named(holder.value)?.name),
    /** Covers the screen until the player says that he has the machine. */
    handTo: (player: number) => {
      holder.value = null
      awaited.value = player
    },
    take: () => {
      holder.value = awaited.value
      awaited.value = null
    },
    /** The machine lies on the table: nobody's secrets are shown. */
    putDown: () => {
      holder.value = null
      awaited.value = null
    },
  }
})
