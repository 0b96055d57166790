import { onBeforeUnmount, ref } from 'vue'
import type { GroundView, PointView } from '../../../contract/table.ts'
import { onGround, pushes } from './geometry.ts'
import { keyOf, type Putting } from './tokens.ts'

/** How long after the last key a pushed token stays in the hand, in milliseconds: a way of many inches is one step. */
const patience = 600

/** Pushes a token over the drawn table by arrow keys: an inch each, six with Shift. */
export function usePushes(ground: () => GroundView, drop: (what: Putting, at: PointView) => void) {
  const pushed = ref<{ readonly what: Putting; readonly at: PointView } | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  const letGo = () => {
    clearTimeout(timer)
    const held = pushed.value
    pushed.value = null
    if (held) drop(held.what, held.at)
  }
  onBeforeUnmount(letGo)
  return {
    pushed,
    letGo,
    /** @returns whether the key pushed it. */
    push: (what: Putting, from: PointView, event: KeyboardEvent): boolean => {
      const way = pushes[event.key]
      if (!way || event.ctrlKey || event.metaKey || event.altKey) return false
      if (pushed.value && keyOf(pushed.value.what) !== keyOf(what)) letGo()
      const { across, down } = pushed.value?.at ?? from
      const inches = event.shiftKey ? 6 : 1
      pushed.value = {
        what,
        at: onGround(ground(), { across: across + way[0] * inches, down: down + way[1] * inches }),
      }
      clearTimeout(timer)
      timer = setTimeout(letGo, patience)
      return true
    },
  }
}
