import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { GameId, TourOrGame } from '../../contract/gameProcedures.ts'
import { gameScreens } from '../../games/screens.ts'
import { remember, remembered } from '../composables/storage.ts'
import { screensOf } from '../games.ts'
import { useCampaign } from './campaign.ts'
import { useGame } from './game.ts'

/** The game that help, tables and sheets speak of: the open tour's; without a tour the one chosen there, or played last. */
export const useShown = defineStore('shown', () => {
  const tour = useCampaign()
  const game = useGame()
  const chosen = ref(remembered('game'))
  function choose(id: string): void {
    if (id === chosen.value) return
    chosen.value = id
    remember('game', id)
  }
  watch(
    () => game.screens?.id,
    (now) => {
      if (now !== undefined) choose(now)
    },
    { immediate: true },
  )
  const screens = computed(() => game.screens ?? screensOf(chosen.value ?? '') ?? gameScreens[0]!)
  /** The lists of the screens and of the contracts hold the same games; a test says so. */
  const id = computed(() => screens.value.id as GameId)
  return {
    screens,
    id,
    choose,
    /** What a call names that is about a tour, or about a game alone. */
    subject: computed<TourOrGame>(() => (tour.campaign === null ? { game: id.value } : { campaign: tour.campaign })),
  }
})
