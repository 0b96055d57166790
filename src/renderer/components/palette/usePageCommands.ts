import { computed, type ComputedRef } from 'vue'
import { usePlaces } from '../../composables/usePlaces.ts'
import type { Command } from '../../stores/commands.ts'
import { goKeys } from '../../shortcuts.ts'
import { usePush } from './usePush.ts'

/** The pages that can be gone to from here. */
export function usePageCommands(): ComputedRef<Command[]> {
  const places = usePlaces()
  const push = usePush()
  return computed(() =>
    places.open.value.map((page) => ({
      id: `go.${page.name}`,
      title: places.labelOf(page),
      group: 'Go to',
      words: page.words,
      keys: goKeys(page.key),
      run: push(places.placeOf(page)!),
    })),
  )
}
