import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'

/**
 * Opens the form of the action that the page's address names, once: `?action=fire`. A form that was left does not come
 * back with a step through the history.
 */
export function useAddressedAction(of: {
  readonly ready: () => boolean
  readonly show: (action: string) => void
}): void {
  const route = useRoute()
  const router = useRouter()
  watch(
    () => (of.ready() ? route.query['action'] : undefined),
    (action) => {
      if (typeof action !== 'string') return
      of.show(action)
      void router.replace({ query: {} })
    },
    { immediate: true },
  )
}
