import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import { useCampaign } from './campaign.ts'

interface Begun {
  /** The head at which the form was first open. */
  readonly since: number
  readonly form: object
}

/**
 * Forms of the open campaign that are filled in and not handed in yet. They are in this window's memory alone, for some
 * of them are sealed: another page, a cover or another player at the machine lose nothing of them. They are gone when the
 * campaign is closed, or undone past the place where a form was first open.
 */
export const useDrafts = defineStore('drafts', () => {
  const tour = useCampaign()
  const begun = new Map<string, Begun>()
  /** Counts what has been dropped: whoever shows a form takes it anew. */
  const dropped = ref(0)
  const drop = (which: (key: string, one: Begun) => boolean) => {
    const gone = [...begun].filter(([key, one]) => which(key, one))
    for (const [key] of gone) begun.delete(key)
    if (gone.length > 0) dropped.value++
  }
  watch(
    () => tour.campaign,
    () => {
      drop(() => true)
    },
    { flush: 'sync' },
  )
  watch(
    () => tour.head,
    (head) => {
      // An entry has a higher number than the one it follows.
      if (head !== null) drop((_, { since }) => head < since)
    },
    { flush: 'sync' },
  )
  return {
    dropped,
    /** @returns the form of a name as it was left; a new one where there is none. */
    take: <T extends object>(key: string, begin: () => T): T => {
      const kept = begun.get(key)
      if (kept) return kept.form as T
      const form = begin()
      begun.set(key, { since: tour.head ?? 0, form })
      return form
    },
    /** It has been handed in. */
    forget: (key: string) => {
      drop((one) => one === key)
    },
  }
})
