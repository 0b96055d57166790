import { onScopeDispose, ref, watch, type Ref } from 'vue'

export interface MoreAside {
  /** Something lies beyond the left edge, and beyond the right one. */
  readonly left: Readonly<Ref<boolean>>
  readonly right: Readonly<Ref<boolean>>
}

/** Tells on which sides of an element that scrolls sideways more of it lies out of sight. */
export function useMoreAside(element: Readonly<Ref<HTMLElement | null>>): MoreAside {
  const left = ref(false)
  const right = ref(false)
  const look = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = element.value ?? {}
    left.value = scrollLeft > 1
    right.value = scrollWidth - clientWidth - scrollLeft > 1
  }
  const observer = new ResizeObserver(look)
  watch(
    element,
    (now, last) => {
      last?.removeEventListener('scroll', look)
      observer.disconnect()
      if (!now) return
      now.addEventListener('scroll', look, { passive: true })
      observer.observe(now)
      // What is in it grows as well.
      for (const child of now.children) observer.observe(child)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    observer.disconnect()
  })
  return { left, right }
}
