import { shallowRef, watch, type ShallowRef } from 'vue'
import { useCampaign } from '../stores/campaign.ts'
import { useDrafts } from '../stores/drafts.ts'

export interface HeldDraftOf<T extends object> {
  /** What it is about, with the turn or whatever else must be another for it to be begun anew. */
  readonly name: () => string
  /** A new form, reactive as its page wants it. */
  readonly begin: () => T
  /** It lies on the table, the same for all; otherwise each who holds the machine has his own, and shows it to nobody. */
  readonly open?: () => boolean
}

export interface HeldDraft<T> {
  readonly form: Readonly<ShallowRef<T>>
  /** It has been handed in: an empty one takes its place. */
  readonly forget: () => void
}

/**
 * A form of the open campaign that outlasts its page: what was entered is there again after another page, a cover or
 * another player, until it is handed in (`useDrafts`). What is another's is gone at once when the machine changes hands.
 */
export function useHeldDraft<T extends object>({ name, begin, open = () => false }: HeldDraftOf<T>): HeldDraft<T> {
  const tour = useCampaign()
  const drafts = useDrafts()
  const key = () => `${open() ? 'all' : (tour.holder ?? 'table')} ${name()}`
  const form = shallowRef<T>(drafts.take(key(), begin)) as ShallowRef<T>
  watch(
    [key, () => drafts.dropped],
    () => {
      form.value = drafts.take(key(), begin)
    },
    { flush: 'sync' },
  )
  return {
    form,
    forget: () => {
      drafts.forget(key())
    },
  }
}
