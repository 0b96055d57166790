import { computed, shallowRef, watch, type Ref } from 'vue'
import type { TableView } from '../../contract/table.ts'
import { changed, namedIn, pressed, type Ask } from './asks/ask.ts'
import type { Draft } from './asks/draft.ts'
import type { Follow } from './asks/follows.ts'

/**
 * The form that is open, with what it holds.
 * @param table as it is shown just now; null while the machine changes hands: then the form waits for it.
 * @param holder who holds the machine.
 * @param follow what follows and lies open, while the player has opened nothing himself.
 */
export function useOpenAsk(
  table: Readonly<Ref<TableView | null>>,
  holder: Readonly<Ref<number | null>>,
  follow: Readonly<Ref<Follow | null>>,
) {
  /** Made of the table as it is shown just now: what one player was asked never lists his hidden figures to the other. */
  const opened = shallowRef<((now: TableView) => Ask | null) | null>(null)
  const own = computed(() => (table.value ? (opened.value?.(table.value) ?? null) : null))
  const followed = computed(() => (follow.value && 'ask' in follow.value.does ? follow.value.does.ask : null))
  const ask = computed(() => own.value ?? followed.value)
  /** What it holds, by who looks: what one has written waits for him, and is not there for the other. */
  const drafts = shallowRef<ReadonlyMap<number | null, Draft | null>>(new Map())
  const draft = computed({
    get: () => drafts.value.get(holder.value) ?? null,
    set: (now) => {
      drafts.value = new Map(drafts.value).set(holder.value, now)
    },
  })
  watch(
    () => (own.value ? null : follow.value?.key),
    () => {
      drafts.value = new Map()
    },
    { flush: 'sync' },
  )
  /** Whom it names. */
  const named = computed(() => (ask.value && draft.value ? namedIn(ask.value, draft.value) : []))
  return {
    ask,
    /** The player has opened it himself. */
    isOwn: computed(() => own.value !== null),
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
