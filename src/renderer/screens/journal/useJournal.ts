import { computed, reactive, watch, type ComputedRef } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { JournalPage } from '../../../contract/history.ts'
import { useView, type View } from '../../composables/useView.ts'

/** What is looked for in the journal; an empty text asks for nothing. */
export interface Filters {
  text: string
  date: string
  step: string
  man: number | null
  by: 'all' | 'player' | 'program'
  corrections: boolean
  undone: boolean
}

export const noFilters = (): Filters => ({
  text: '',
  date: '',
  step: '',
  man: null,
  by: 'all',
  corrections: false,
  undone: false,
})

export interface Journal extends View<JournalPage> {
  readonly filters: Filters
  /** Is anything left out? */
  readonly filtered: ComputedRef<boolean>
  readonly clear: () => void
}

/** How long a player types before it is looked for, in milliseconds. */
const typingPause = 150

/** The journal as far as the filters let it through; looked for again whenever they change. */
export function useJournal(api: Api, campaign: () => string): Journal {
  const filters = reactive(noFilters())
  const view = useView(() =>
    api('journal.search', {
      campaign: campaign(),
      text: filters.text,
      corrections: filters.corrections,
      undone: filters.undone,
      ...(filters.date === '' ? {} : { date: filters.date }),
      ...(filters.step === '' ? {} : { step: filters.step }),
      ...(filters.man === null ? {} : { man: filters.man }),
      ...(filters.by === 'all' ? {} : { by: filters.by }),
    }),
  )
  watch(
    () => filters.text,
    (_, __, onCleanup) => {
      const timer = setTimeout(() => void view.reload(), typingPause)
      onCleanup(() => {
        clearTimeout(timer)
      })
    },
  )
  watch(
    () => [filters.date, filters.step, filters.man, filters.by, filters.corrections, filters.undone],
    () => void view.reload(),
  )
  return {
    ...view,
    filters,
    filtered: computed(() =>
      // Undone entries are added to the list, not taken from it.
      Object.entries(noFilters()).some(
        ([name, value]) => name !== 'undone' && filters[name as keyof Filters] !== value,
      ),
    ),
    clear: () => {
      Object.assign(filters, { ...noFilters(), undone: filters.undone })
    },
  }
}
