import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import { remember, remembered } from '../composables/storage.ts'
import type { DiceMode } from '../composables/useStep.ts'

export type Paper = 'letter' | 'a4'

/** What this window remembers for the player: who rolls, and on which paper he prints. */
export const useSettings = defineStore('settings', () => {
  const dice = ref<DiceMode>(remembered('dice') === 'player' ? 'player' : 'program')
  const paper = ref<Paper>(remembered('paper') === 'a4' ? 'a4' : 'letter')
  watch(dice, (now) => {
    remember('dice', now)
  })
  watch(paper, (now) => {
    remember('paper', now)
  })
  return { dice, paper }
})
