import { computed, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { PreviewView } from '../../../contract/print.ts'
import { previewAsked, type Looked } from './looked.ts'
import { usePageCounts, type PageCounts } from './usePageCounts.ts'

export interface Preview extends Pick<PageCounts, 'counts' | 'pages'> {
  /** Are sheets still being laid out, or the page fetched? */
  readonly busy: ComputedRef<boolean>
  /** The page shown, from 1 over all sheets; 0 where there is none. */
  readonly at: Ref<number>
  readonly shown: Readonly<ShallowRef<PreviewView | null>>
  /** Goes to the first page of a sheet. */
  readonly show: (sheet: string) => void
  readonly leaf: (by: number) => void
}

/** Looks at the pages of all sheets wished for, one by one. */
export function usePreview(api: Api, looked: () => Looked): Preview {
  const { counts, pages, counting, subject } = usePageCounts(api, looked)
  const at = ref(0)
  const shown = shallowRef<PreviewView | null>(null)
  const fetching = ref(false)
  /** The page that is asked for last. */
  let wanted = 0
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
    const view = await api('print.preview', { ...previewAsked(looked(), wish), from, count: 1 }).catch(() => null)
    if (mine !== wanted) return
    fetching.value = false
    shown.value = view
  }

  // The page stays where it was as long as there is one.
  watch(pages, (now) => {
    if (at.value > now && !counting.value) at.value = now
    if (at.value === 0 && now > 0) at.value = 1
  })
  watch(counting, (now) => {
    if (!now && at.value > pages.value) at.value = pages.value
  })
  watch(
    () => [JSON.stringify(place.value), subject.value, looked().accent, looked().ink, counting.value],
    () => void fetchPage(),
    { immediate: true },
  )
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
