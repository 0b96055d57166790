import { computed, reactive, type ComputedRef } from 'vue'

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

export interface UsedFilters {
  readonly filters: Filters
  /** Is anything left out? */
  readonly filtered: ComputedRef<boolean>
  /** @returns what is asked of main: a filter that lets all through is not named. */
  readonly asked: () => ReturnType<typeof askedBy>
  readonly clear: () => void
}

/** The filters of the journal. Undone entries are added to the list by theirs, not taken from it. */
export function useFilters(): UsedFilters {
  const filters = reactive(noFilters())
  return {
    filters,
    filtered: computed(() =>
      Object.entries(noFilters()).some(
        ([name, value]) => name !== 'undone' && filters[name as keyof Filters] !== value,
      ),
    ),
    asked: () => askedBy(filters),
    clear: () => {
      Object.assign(filters, { ...noFilters(), undone: filters.undone })
    },
  }
}

const askedBy = ({ text, date, step, man, by, corrections, undone }: Filters) => ({
  text,
  corrections,
  undone,
  ...(date === '' ? {} : { date }),
  ...(step === '' ? {} : { step }),
  ...(man === null ? {} : { man }),
  ...(by === 'all' ? {} : { by }),
})
