import { shallowRef, watch } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { JournalPage } from '../../../contract/journal.ts'
import { useView, type View } from '../../composables/useView.ts'
import { useFilters, type UsedFilters } from './useFilters.ts'

export interface Journal extends View<JournalPage>, Omit<UsedFilters, 'asked'> {
  /** Fetches more of the older entries that fit, as the player comes to the end of those shown. */
  readonly older: (limit?: number) => Promise<void>
}

/** How many entries come at a time, and at most. */
const atOnce = 200
export const atMost = 1000

/** How long a player types before it is looked for, in milliseconds. */
const typingPause = 150

/** The journal as far as the filters let it through; looked for again whenever they change. */
export function useJournal(api: Api, campaign: () => string): Journal {
  const { filters, filtered, asked, clear } = useFilters()
  /** How many are on the screen: as many stay there when they are fetched again. */
  let shown = 0
  const ask = (part: { limit: number; before?: number }) =>
    api('journal.search', { campaign: campaign(), ...part, ...asked() })
  /** The page as it has grown since it was fetched. */
  const grown = shallowRef<JournalPage | null>(null)
  const view = useView(() => ask({ limit: Math.min(atMost, Math.max(atOnce, shown)) }))
  watch(
    view.data,
    (page) => {
      grown.value = page
      shown = page?.rows.length ?? 0
    },
    { flush: 'sync' },
  )
  let coming: Promise<void> | null = null
  const fetchOlder = async (limit: number) => {
    const page = grown.value
    const last = page?.rows.at(-1)
    if (!page?.more || !last) return
    const next = await ask({ limit, before: last.id })
    // Meanwhile it may have been looked for something else.
    if (grown.value !== page) return
    grown.value = { ...next, rows: [...page.rows, ...next.rows] }
    shown = grown.value.rows.length
  }
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
    data: grown,
    filters,
    older: (limit = atOnce) => (coming ??= fetchOlder(limit).finally(() => (coming = null))),
    filtered,
    clear: () => {
      shown = 0
      clear()
    },
  }
}
