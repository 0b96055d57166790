import { shallowRef, watch, type ShallowRef } from 'vue'
import { useShown } from '../../stores/shown.ts'
import type { Help } from './helpPages.ts'

/** The help of the program with that of the game that is shown; null until it is fetched. */
export function useHelp(): ShallowRef<Help | null> {
  const shown = useShown()
  const help = shallowRef<Help | null>(null)
  watch(
    () => shown.screens,
    async (now) => {
      const [{ helpWith }, own] = await Promise.all([import('./helpPages.ts'), now.help()])
      if (shown.screens === now) help.value = helpWith(own.help, now.pages.without)
    },
    { immediate: true },
  )
  return help
}
