import { onUnmounted, shallowRef, type Ref } from 'vue'
import type { GroundView, PointView } from '../../../contract/table.ts'
import { onGround, pointAt } from './geometry.ts'
import { keyOf, type Putting } from './tokens.ts'

/** How far the pointer moves before a press is a drag, in pixels. */
const slack = 4

export interface Dragging {
  readonly key: string
  /** Where it would be put down; null while the pointer is beyond the table. */
  readonly at: PointView | null
}

/**
 * Drags tokens over the drawn table with mouse, pen or finger.
 * @param stage the drawing.
 * @param drop puts something down.
 */
export function useDrag(
  stage: Readonly<Ref<Element | null>>,
  ground: () => GroundView,
  drop: (what: Putting, at: PointView) => void,
) {
  const dragging = shallowRef<Dragging | null>(null)
  let stop: (() => void) | null = null
  /** A press that became a drag ends in a click, which chooses nobody. */
  let dragged = false

  const grab = (what: Putting, down: PointerEvent) => {
    if (down.button !== 0) return
    stop?.()
    dragged = false
    const under = (event: PointerEvent): PointView | null => {
      const rect = stage.value?.getBoundingClientRect()
      const point = rect ? pointAt(ground(), rect, event) : null
      return point && onGround(ground(), point)
    }
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      if (!dragged && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < slack) return
      dragged = true
      dragging.value = { key: keyOf(what), at: under(event) }
    }
    const up = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      const at = dragged && event.type === 'pointerup' ? under(event) : null
      stop?.()
      if (at) drop(what, at)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    stop = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
      dragging.value = null
      stop = null
    }
  }
  onUnmounted(() => stop?.())
  return {
    dragging,
    grab,
    /** @returns whether the click that comes now is the end of a drag. */
    wasDragged: () => {
      const was = dragged
      dragged = false
      return was
    },
  }
}
