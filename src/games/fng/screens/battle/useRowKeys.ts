import { computed, ref, type ComputedRef } from 'vue'

/**
 * One stop for Tab in a list of rows, from which the arrow keys walk. Rows carry their id as `data-place`; whatever was
 * in focus last stays the stop.
 * @param ids all rows in the order they stand.
 */
export function useRowKeys(ids: () => readonly number[]): {
  readonly tabStop: ComputedRef<number | null>
  readonly onKey: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent) => void
} {
  const last = ref<number | null>(null)
  const tabStop = computed(() => {
    const all = ids()
    return last.value !== null && all.includes(last.value) ? last.value : (all[0] ?? null)
  })
  const onFocus = (event: FocusEvent) => {
    last.value = placeOf(event.target) ?? last.value
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const all = ids()
    const at = all.indexOf(placeOf(event.target) ?? -1)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    const place = all[Math.min(all.length - 1, Math.max(0, to))]
    const list = event.currentTarget as HTMLElement
    list.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  }
  return { tabStop, onKey, onFocus }
}

/** @returns the id of the row that something stands in; null where it is in none. */
export function placeOf(target: EventTarget | null): number | null {
  const place =
    target instanceof HTMLElement ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined
  return place === undefined ? null : Number(place)
}
