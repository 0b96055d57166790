import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { StepName } from '../../contract/gameProcedures.ts'
import type { GameParts } from '../gameScreens.ts'
import { pagesWith, screensOf } from '../games.ts'
import { useCampaign } from './campaign.ts'

/** The game of the open tour, as far as the screens know it. */
export const useGame = defineStore('game', () => {
  const tour = useCampaign()
  /** Null while no tour is open, or nothing is known of it yet. */
  const screens = computed(() => (tour.overview === null ? null : screensOf(tour.overview.card.game)))
  /** Null until they are fetched. */
  const parts = shallowRef<GameParts | null>(null)
  watch(
    screens,
    async (now) => {
      parts.value = null
      const found = await now?.parts()
      if (screens.value === now) parts.value = found?.parts ?? null
    },
    { immediate: true },
  )
  return {
    screens,
    parts,
    /** What its players call what is open: "tour". */
    called: computed(() => screens.value?.calls ?? 'campaign'),
    pages: computed(() => pagesWith(screens.value)),
    /** @returns the procedure of a step that games share by name: `setSwitch` of the open tour's game. */
    step: (name: string) => `${tour.overview?.card.game ?? ''}.${name}` as StepName,
  }
})
