import { onMounted, onUnmounted, shallowRef, type Ref } from 'vue'
import { onBeforeRouteLeave } from 'vue-router'

/**
 * Asks before a page is left whose entries would be lost. The page shows the question while it is open.
 * @returns whether the question is open, and the answer to it.
 */
export function useLeaveAsks(wouldBeLost: Readonly<Ref<boolean>>): {
  readonly asking: Readonly<Ref<boolean>>
  readonly answer: (leave: boolean) => void
} {
  const waiting = shallowRef<((leave: boolean) => void) | null>(null)
  const asking = shallowRef(false)
  onBeforeRouteLeave(() => {
    if (!wouldBeLost.value) return true
    asking.value = true
    return new Promise<boolean>((done) => (waiting.value = done))
  })
  // The browser asks in its own words when the page itself is closed or loaded anew.
  const onUnload = (event: BeforeUnloadEvent) => {
    if (wouldBeLost.value) event.preventDefault()
  }
  onMounted(() => {
    window.addEventListener('beforeunload', onUnload)
  })
  onUnmounted(() => {
    window.removeEventListener('beforeunload', onUnload)
  })
  return {
    asking,
    answer: (leave) => {
      asking.value = false
      waiting.value?.(leave)
      waiting.value = null
    },
  }
}
