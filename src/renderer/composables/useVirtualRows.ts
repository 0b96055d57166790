import {
  observeElementRect,
  useVirtualizer,
  type Rect,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/vue-virtual'
import { computed, nextTick, ref, type ComputedRef, type Ref } from 'vue'

/** Shorter lists are drawn whole: then the browser's own search finds all of it. */
const drawnWhole = 150
/** What a list that has not been laid out yet is taken to show. */
const screenful = { width: 800, height: 800 }
const page = 12

export interface VirtualRows {
  /** The rows to draw. */
  readonly rows: ComputedRef<readonly VirtualItem[]>
  /** Room above and below them, in pixels. */
  readonly before: ComputedRef<number>
  readonly after: ComputedRef<number>
  /** Give it to each row: its real height is taken from there. */
  readonly measure: (element: unknown) => void
  /** The row that the Tab key comes to. */
  readonly at: Ref<number>
  /** Brings a row into sight and puts the focus on what is marked `data-walk` in it. */
  readonly go: (index: number, align?: 'auto' | 'start' | 'center') => Promise<void>
  /** Arrow keys, Home, End, page keys. @returns whether the key was used. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/** A long list of which only what is in sight is drawn, walked with the arrow keys. */
export function useVirtualRows(options: {
  readonly count: () => number
  readonly scroller: Readonly<Ref<HTMLElement | null>>
  readonly height: (index: number) => number
  readonly key: (index: number) => number | string
}): VirtualRows {
  const at = ref(0)
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>(
    computed(() => ({
      count: options.count(),
      getScrollElement: () => options.scroller.value,
      estimateSize: options.height,
      getItemKey: options.key,
      overscan: options.count() <= drawnWhole ? drawnWhole : page,
      initialRect: screenful,
      observeElementRect: (instance: Virtualizer<HTMLElement, HTMLElement>, tell: (rect: Rect) => void) =>
        observeElementRect(instance, (rect) => {
          tell(rect.height > 0 ? rect : screenful)
        }),
    })),
  )
  const rows = computed(() => virtualizer.value.getVirtualItems())
  const go = async (index: number, align: 'auto' | 'start' | 'center' = 'auto') => {
    at.value = Math.max(0, Math.min(options.count() - 1, index))
    virtualizer.value.scrollToIndex(at.value, { align })
    await nextTick()
    await new Promise(requestAnimationFrame)
    options.scroller.value
      ?.querySelector<HTMLElement>(`[data-index="${at.value}"] [data-walk]`)
      ?.focus({ preventScroll: true })
  }
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    const next = {
      ArrowDown: at.value + 1,
      ArrowUp: at.value - 1,
      PageDown: at.value + page,
      PageUp: at.value - page,
      Home: 0,
      End: options.count() - 1,
    }[event.key]
    if (next === undefined) return false
    event.preventDefault()
    void go(next)
    return true
  }
  return {
    rows,
    before: computed(() => rows.value[0]?.start ?? 0),
    after: computed(() => virtualizer.value.getTotalSize() - (rows.value.at(-1)?.end ?? 0)),
    measure: (element) => {
      if (element instanceof HTMLElement) virtualizer.value.measureElement(element)
    },
    at,
    go,
    onKey,
  }
}
