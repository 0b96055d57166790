import { onMounted, onUnmounted, shallowRef } from 'vue'

/** How far the pointer moves before a press is a drag, in pixels. */
const slack = 6
/** How long a finger rests before it drags what would scroll under it, in milliseconds. */
const hold = 250

/** What is being dragged, and where the pointer is in the window. */
export interface Dragging<T> {
  readonly what: T
  readonly clientX: number
  readonly clientY: number
}

/**
 * Drags things with mouse, pen or finger; Escape leaves them where they were. Where a finger would scroll (`touch-action`), it
 * drags after a short rest.
 * @param drop puts down what was dragged, where the pointer is.
 */
export function useDrag<T>(drop: (dragged: Dragging<T>) => void) {
  const dragging = shallowRef<Dragging<T> | null>(null)
  let stop: (() => void) | null = null
  /** A press that became a drag ends in a click, which chooses nobody. */
  let dragged = false

  /** The finger has rested: from now on it scrolls nothing. */
  let held = false
  const keepStill = (event: Event) => {
    if (held && event.cancelable) event.preventDefault()
  }
  // The browser asks at the first touch who may keep it from scrolling: later is too late.
  onMounted(() => {
    window.addEventListener('touchmove', keepStill, { passive: false })
    window.addEventListener('contextmenu', keepStill)
  })
  onUnmounted(() => {
    window.removeEventListener('touchmove', keepStill)
    window.removeEventListener('contextmenu', keepStill)
  })

  const grab = (what: T, down: PointerEvent) => {
    if (down.button !== 0) return
    stop?.()
    dragged = false
    const rest = () => {
      held = true
      dragging.value = { what, clientX: down.clientX, clientY: down.clientY }
    }
    const resting = down.pointerType === 'touch' ? setTimeout(rest, hold) : undefined
    const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerId !== down.pointerId) return
      if (!dragged && Math.hypot(clientX - down.clientX, clientY - down.clientY) < slack) return
      clearTimeout(resting)
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
      clearTimeout(resting)
      held = false
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
