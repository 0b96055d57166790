import { ref } from 'vue'
import type { BattleSection } from '../../contract/battle.ts'

/** The search among all actions, which lies over what follows. @param clear makes room for it. */
export function useActionSearch(clear: () => void) {
  const searching = ref(false)
  const section = ref<BattleSection | null>(null)
  return {
    searching,
    section,
    /** Lists what can be done: all of it, or one part. */
    browse: (part: BattleSection | null) => {
      clear()
      section.value = part
      searching.value = true
    },
  }
}
