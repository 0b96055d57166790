import { computed, shallowRef, type ComputedRef } from 'vue'
import { gameScreens } from '../../games/screens.ts'
import { pagesWith } from '../games.ts'
import { shortcutsOf, type Shortcut } from '../shortcuts.ts'
import { useGame } from '../stores/game.ts'

/** The shortcuts of the program with those of the open tour's game; without a tour, with those of the first. */
export function useShortcuts(): ComputedRef<readonly Shortcut[]> {
  const game = useGame()
  const ofFirst = shallowRef<readonly Shortcut[]>([])
  const first = gameScreens[0]!
  void first.parts().then(({ parts }) => {
    ofFirst.value = parts.shortcuts
  })
  return computed(() => shortcutsOf(pagesWith(game.screens ?? first), game.parts?.shortcuts ?? ofFirst.value))
}
