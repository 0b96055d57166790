import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import type { DiceMode } from '../composables/useStep.ts'

export type Paper = 'letter' | 'a4'

const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // Storage may be shut off in browser mode; the program works without it.
  }
}
const remember = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // As above: then the choice lasts until the window is closed.
  }
}

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
