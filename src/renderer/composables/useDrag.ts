import { onUnmounted, shallowRef } from 'vue'

/** How far the pointer moves before a press is a drag, in pixels. */
const slack = 6

/** What is being dragged, and where the pointer is in the window. */
export interface Dragging<T> {
  readonly what: T
  readonly clientX: number
  readonly clientY: number
}

/**
 * Drags things with mouse, pen or finger; Escape leaves them where they were.
 * @param drop puts down what was dragged, where the pointer is.
 */
export function useDrag<T>(drop: (dragged: Dragging<T>) => void) {
  const dragging = shallowRef<Dragging<T> | null>(null)
  let stop: (() => void) | null = null
  /** A press that became a drag ends in a click, which chooses nobody. */
  let dragged = false

  const grab = (what: T, down: PointerEvent) => {
    if (down.button !== 0) return
    stop?.()
    dragged = false
    const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerId !== down.pointerId) return
      if (!dragged && Math.hypot(clientX - down.clientX, clientY - down.clientY) < slack) return
      dragged = true
      dragging.value = { what, clientX, clientY }
    }
    const up = ({ pointerId, type, clientX, clientY }: PointerEvent) => {
      if (pointerId !== down.pointerId) return
      const isDropped = dragged && type === 'pointerup'
      stop?.()
      if (isDropped) drop({ what, clientX, clientY })
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !dragging.value) return
      event.preventDefault()
      event.stopImmediatePropagation()
      stop?.()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    window.addEventListener('keydown', leave, { capture: true })
    stop = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
      window.removeEventListener('keydown', leave, { capture: true })
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
