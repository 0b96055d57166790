import { computed, type Ref } from 'vue'
import type { GroundView, PointView } from '../../../contract/table.ts'
import { useDrag as useAnyDrag } from '../../../../../renderer/composables/useDrag.ts'
import { onGround, pointAt } from './geometry.ts'
import { keyOf, type Putting } from './tokens.ts'

export interface Dragging {
  readonly key: string
  /** Where it would be put down; null while the pointer is beyond the table. */
  readonly at: PointView | null
}

/**
 * Drags tokens over the drawn table.
 * @param stage the drawing.
 * @param drop puts something down.
 */
export function useDrag(
  stage: Readonly<Ref<Element | null>>,
  ground: () => GroundView,
  drop: (what: Putting, at: PointView) => void,
) {
  const under = (pointer: { readonly clientX: number; readonly clientY: number }): PointView | null => {
    const rect = stage.value?.getBoundingClientRect()
    const point = rect ? pointAt(ground(), rect, pointer) : null
    return point && onGround(ground(), point)
  }
  const { dragging, grab, wasDragged } = useAnyDrag<Putting>((dragged) => {
    const at = under(dragged)
    if (at) drop(dragged.what, at)
  })
  return {
    dragging: computed<Dragging | null>(
      () => dragging.value && { key: keyOf(dragging.value.what), at: under(dragging.value) },
    ),
    grab,
    wasDragged,
  }
}
