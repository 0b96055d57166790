import { computed, shallowRef, type Ref } from 'vue'
import type { TableView } from '../../contract/table.ts'
import { changed, namedIn, pressed, type Ask } from './asks/ask.ts'
import type { Draft } from './asks/draft.ts'

/**
 * The form that is open, with what it holds.
 * @param table as it is shown just now; null while the machine changes hands: then the form waits for it.
 * @param holder who holds the machine.
 */
export function useOpenAsk(table: Readonly<Ref<TableView | null>>, holder: Readonly<Ref<number | null>>) {
  /** Made of the table as it is shown just now: what one player was asked never lists his hidden figures to the other. */
  const opened = shallowRef<((now: TableView) => Ask | null) | null>(null)
  const ask = computed(() => (table.value ? (opened.value?.(table.value) ?? null) : null))
  /** What it holds, by who looks: what one has written waits for him, and is not there for the other. */
  const drafts = shallowRef<ReadonlyMap<number | null, Draft | null>>(new Map())
  const draft = computed({
    get: () => drafts.value.get(holder.value) ?? null,
    set: (now) => {
      drafts.value = new Map(drafts.value).set(holder.value, now)
    },
  })
  /** Whom it names. */
  const named = computed(() => (ask.value && draft.value ? namedIn(ask.value, draft.value) : []))
  return {
    ask,
    draft,
    named,
    open: (make: (now: TableView) => Ask | null) => {
      drafts.value = new Map()
      opened.value = make
    },
    leave: () => {
      opened.value = null
    },
    /** @returns whether it takes a figure that is pressed on the drawn table. */
    takes: (figure: number): boolean => {
      const now = ask.value && draft.value && pressed(ask.value, draft.value, figure)
      if (!ask.value || !draft.value || !now) return false
      draft.value = changed(ask.value, draft.value, { named: now })
      return true
    },
  }
}
