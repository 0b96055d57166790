import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import { pagesWith } from '../games.ts'
import { shortcutsOf, type Shortcut } from '../shortcuts.ts'
import { useGame } from '../stores/game.ts'
import { useShown } from '../stores/shown.ts'

/** The shortcuts of the program with those of the game that is shown. */
export function useShortcuts(): ComputedRef<readonly Shortcut[]> {
  const game = useGame()
  const shown = useShown()
  /** Without a tour nobody else has fetched them. */
  const own = shallowRef<readonly Shortcut[]>([])
  watch(
    () => shown.screens,
    async (now) => {
      const { parts } = await now.parts()
      if (shown.screens === now) own.value = parts.shortcuts
    },
    { immediate: true },
  )
  return computed(() => shortcutsOf(pagesWith(shown.screens), game.parts?.shortcuts ?? own.value))
}
