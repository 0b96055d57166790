import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { PreviewView } from '../../../contract/print.ts'
import type { Failure } from '../../../contract/rpc.ts'
import type { Accent, SheetWish } from '../../../contract/sheets.ts'
import { failureOf } from '../../api.ts'

/** What is looked at. */
export interface Looked {
  readonly campaign: string | null
  /** What has changed when this has: the place where the tour stands. */
  readonly head: number | null
  readonly wishes: readonly SheetWish[]
  readonly paper: 'letter' | 'a4'
  readonly accent: Accent
}

/** How many pages a sheet has, or why it cannot be laid out. */
export type Counted =
  { readonly pages: number; readonly failure: null } | { readonly pages: 0; readonly failure: Failure }

export interface Preview {
  /** By id of the sheet; those that are missing are being laid out. */
  readonly counts: Readonly<ShallowRef<ReadonlyMap<string, Counted>>>
  readonly pages: ComputedRef<number>
  /** Are sheets still being laid out, or the page fetched? */
  readonly busy: ComputedRef<boolean>
  /** The page shown, from 1 over all sheets; 0 where there is none. */
  readonly at: Ref<number>
  readonly shown: Readonly<ShallowRef<PreviewView | null>>
  /** Goes to the first page of a sheet. */
  readonly show: (sheet: string) => void
  readonly leaf: (by: number) => void
}

/**
 * Looks at the pages of all sheets wished for. Each sheet is laid out by main when it is first counted; then its pages
 * are had one by one. What the player changes meanwhile leaves the rest undone.
 */
export function usePreview(api: Api, looked: () => Looked): Preview {
  const counts = shallowRef<ReadonlyMap<string, Counted>>(new Map())
  const at = ref(0)
  const shown = shallowRef<PreviewView | null>(null)
  const counting = ref(false)
  const fetching = ref(false)
  /** Of the round of counting, and of the page, that is the newest. */
  let round = 0
  let wanted = 0
  let job: string | null = null
  let known = new Map<string, Counted>()
  const stop = () => {
    round += 1
    // What cannot be stopped any more ends by itself.
    if (job !== null) api('job.cancel', { job }).catch(() => undefined)
    job = null
  }

  const ask = (wish: SheetWish, more: { readonly from?: number; readonly count: number; readonly job?: string }) => {
    const { campaign, paper, accent } = looked()
    return api('print.preview', { sheet: wish, paper, accent, ...more, ...(campaign === null ? {} : { campaign }) })
  }
  const count = async (wish: SheetWish): Promise<Counted> => {
    job = `preview ${crypto.randomUUID()}`
    try {
      return { pages: (await ask(wish, { count: 0, job })).pages, failure: null }
    } catch (error) {
      return { pages: 0, failure: failureOf(error) }
    } finally {
      job = null
    }
  }
  /** Lays out what is not known yet, sheet by sheet. */
  const countAll = async () => {
    stop()
    const mine = round
    const { wishes, campaign, head, paper } = looked()
    const keyOf = (wish: SheetWish) => JSON.stringify([campaign, head, paper, wish])
    const tell = () => {
      const found = wishes.map((wish) => [wish.sheet, known.get(keyOf(wish))] as const)
      counts.value = new Map(found.filter((one): one is [string, Counted] => one[1] !== undefined))
    }
    // What is not wished for any more is forgotten, so that it does not grow for ever.
    const wished = new Set(wishes.map(keyOf))
    known = new Map([...known].filter(([key]) => wished.has(key)))
    tell()
    counting.value = true
    for (const wish of wishes) {
      if (known.has(keyOf(wish))) continue
      const counted = await count(wish)
      if (mine !== round) return
      known.set(keyOf(wish), counted)
      tell()
    }
    counting.value = false
  }

  const pages = computed(() =>
    looked().wishes.reduce((sum, { sheet }) => sum + (counts.value.get(sheet)?.pages ?? 0), 0),
  )
  /** Which page of which sheet is shown; null where there is none. */
  const place = computed(() => {
    let before = 0
    for (const wish of looked().wishes) {
      const own = counts.value.get(wish.sheet)?.pages ?? 0
      if (at.value > before && at.value <= before + own) return { wish, from: at.value - before }
      before += own
    }
    return null
  })
  const fetchPage = async () => {
    const mine = ++wanted
    if (place.value === null) {
      if (!counting.value) shown.value = null
      return
    }
    const { wish, from } = place.value
    fetching.value = true
    const view = await ask(wish, { from, count: 1 }).catch(() => null)
    if (mine !== wanted) return
    fetching.value = false
    shown.value = view
  }

  const subject = computed(() => {
    const { campaign, head, paper, wishes } = looked()
    return JSON.stringify([campaign, head, paper, wishes])
  })
  watch(subject, () => void countAll(), { immediate: true })
  // The page stays where it was as long as there is one.
  watch(pages, (now) => {
    if (at.value > now && !counting.value) at.value = now
    if (at.value === 0 && now > 0) at.value = 1
  })
  watch(counting, (now) => {
    if (!now && at.value > pages.value) at.value = pages.value
  })
  watch(
    () => [JSON.stringify(place.value), subject.value, looked().accent, counting.value],
    () => void fetchPage(),
    { immediate: true },
  )
  onScopeDispose(stop)
  return {
    counts,
    pages,
    busy: computed(() => counting.value || fetching.value),
    at,
    shown,
    show(sheet) {
      let before = 0
      for (const wish of looked().wishes) {
        if (wish.sheet === sheet) at.value = Math.min(before + 1, pages.value)
        before += counts.value.get(wish.sheet)?.pages ?? 0
      }
    },
    leaf(by) {
      if (pages.value > 0) at.value = Math.min(Math.max(1, at.value + by), pages.value)
    },
  }
}
