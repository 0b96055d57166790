import { nextTick, ref, useTemplateRef } from 'vue'
import type { BattleSection } from '../../contract/battle.ts'

/** The search among all actions, in the dock that the screen marks `dock`. @param clear makes room for it. */
export function useActionSearch(clear: () => void) {
  const searching = ref(false)
  const section = ref<BattleSection | null>(null)
  const dock = useTemplateRef<{ show: (part: BattleSection | null) => void }>('dock')
  return {
    searching,
    section,
    /** Lists what can be done: all of it, or one part. */
    browse: async (part: BattleSection | null) => {
      clear()
      section.value = null
      // The search stands where the form was.
      await nextTick()
      dock.value?.show(part)
    },
  }
}
