import { defineStore } from 'pinia'
import { ref } from 'vue'
import { remember, remembered } from '../composables/storage.ts'

/** What lies open over whatever page: the palette, the list of shortcuts, the report, the guide. */
export const useDesk = defineStore('desk', () => {
  const palette = ref(false)
  const shortcuts = ref(false)
  /** The report on the program that can be copied. */
  const report = ref(false)
  /** The campaign that the guide leads through; null when it is put away. */
  const guide = ref(remembered('guide'))
  /** The page that is open wants the room of the rail's words. */
  const narrow = ref(false)
  return {
    palette,
    shortcuts,
    report,
    guide,
    narrow,
    openPalette: () => {
      shortcuts.value = false
      palette.value = true
    },
    openShortcuts: () => {
      palette.value = false
      shortcuts.value = true
    },
    showGuide: (campaign: string | null) => {
      guide.value = campaign
      remember('guide', campaign)
    },
  }
})
