import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { useCampaign } from './campaign.ts'
import { useGame } from './game.ts'

/**
 * Friends at one machine: who sits at the table, and who holds the machine just now. What only he may see is fetched for
 * him alone, and nothing of it is here while the machine is handed over.
 */
export const usePlayers = defineStore('players', () => {
  const tour = useCampaign()
  const game = useGame()
  /** The player the machine is on its way to: a sheet covers the screen until he says that he has it. */
  const awaited = ref<number | null>(null)
  const players = computed(() => game.screens?.players?.(tour.view) ?? [])
  const named = (id: number | null) => players.value.find((player) => player.id === id) ?? null
  watch(
    () => tour.campaign,
    () => {
      awaited.value = null
    },
  )
  return {
    players,
    holder: computed(() => named(tour.holder)),
    awaited: computed(() => named(awaited.value)),
    /** Name that goes on the tape with his dice and choices; nothing where one plays alone. */
    who: computed(() => named(tour.holder)?.name),
    /** Covers the screen until the player says that he has the machine. */
    handTo: (player: number) => {
      awaited.value = player
      void tour.hold(null)
    },
    take: () => {
      void tour.hold(awaited.value)
      awaited.value = null
    },
    /** The machine lies on the table: nobody's secrets are shown. */
    putDown: () => {
      awaited.value = null
      void tour.hold(null)
    },
  }
})
