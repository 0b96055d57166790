import { shallowRef, watch, type ShallowRef } from 'vue'
import { gameScreens } from '../../../games/screens.ts'
import { useGame } from '../../stores/game.ts'
import type { Help } from './helpPages.ts'

/** The help with that of the open tour's game, without a tour with that of the first; null until it is fetched. */
export function useHelp(): ShallowRef<Help | null> {
  const game = useGame()
  const help = shallowRef<Help | null>(null)
  watch(
    () => game.screens,
    async (now) => {
      const [{ helpWith }, own] = await Promise.all([import('./helpPages.ts'), (now ?? gameScreens[0]!).help()])
      if (game.screens === now) help.value = helpWith(own.help)
    },
    { immediate: true },
  )
  return help
}
