import { computed, ref, type ComputedRef } from 'vue'
import type { Api } from '../../contract/client.ts'
import type { GameId } from '../../contract/gameProcedures.ts'

export interface NewTour {
  /** Its file; null before there is one. */
  readonly campaign: ComputedRef<string | null>
  /** @returns the file, which is made where there is none yet. */
  readonly make: (name: string) => Promise<string>
}

/**
 * The file of a tour that is about to begin: given, or made when its form is handed in. One that has been made is kept
 * when the first step is refused, so that the next try does not make another.
 */
export function useNewTour(api: Api, game: GameId, given: () => string | null): NewTour {
  const made = ref<string | null>(null)
  const campaign = computed(() => given() ?? made.value)
  return {
    campaign,
    make: async (name) =>
      campaign.value ?? (made.value = (await api('library.create', { name: name.trim(), game })).campaign),
  }
}
