import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { Failure } from '../../../contract/rpc.ts'
import type { SheetWish } from '../../../contract/sheets.ts'
import { failureOf } from '../../api.ts'
import { previewAsked, sheetSubjectOf, subjectOf, type Looked } from './looked.ts'

/** How many pages a sheet has, or why it cannot be laid out. */
export type Counted =
  { readonly pages: number; readonly failure: null } | { readonly pages: 0; readonly failure: Failure }

export interface PageCounts {
  /** By id of the sheet; those that are missing are being laid out. */
  readonly counts: Readonly<ShallowRef<ReadonlyMap<string, Counted>>>
  readonly pages: ComputedRef<number>
  readonly counting: Readonly<Ref<boolean>>
  /** Changes whenever the pages do. */
  readonly subject: ComputedRef<string>
}

/**
 * Counts the pages of all sheets wished for: each is laid out by main when it is first counted. What the player changes
 * meanwhile leaves the rest undone.
 */
export function usePageCounts(api: Api, looked: () => Looked): PageCounts {
  const counts = shallowRef<ReadonlyMap<string, Counted>>(new Map())
  const counting = ref(false)
  /** The newest round of counting. */
  let round = 0
  let job: string | null = null
  let known = new Map<string, Counted>()
  const stop = () => {
    round += 1
    // What cannot be stopped any more ends by itself.
    if (job !== null) api('job.cancel', { job }).catch(() => undefined)
    job = null
  }

  const count = async (wish: SheetWish): Promise<Counted> => {
    job = `preview ${crypto.randomUUID()}`
    try {
      return {
        pages: (await api('print.preview', { ...previewAsked(looked(), wish), count: 0, job })).pages,
        failure: null,
      }
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
    const now = looked()
    const { wishes } = now
    const keyOf = (wish: SheetWish) => sheetSubjectOf(now, wish)
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
  const subject = computed(() => subjectOf(looked()))
  watch(subject, () => void countAll(), { immediate: true })
  onScopeDispose(stop)
  return { counts, pages, counting, subject }
}
