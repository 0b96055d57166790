import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import { placeUnder } from '../../../../renderer/components/picks/placeUnder.ts'
import { useDrag, type Dragging } from '../../../../renderer/composables/useDrag.ts'

export interface FigureDrag {
  readonly grab: (figure: number, event: PointerEvent) => void
  /** @returns whether the click that comes now is the end of a drag. */
  readonly wasDragged: () => boolean
  /** Who is dragged could fire at him. */
  readonly isTarget: (figure: number) => boolean
}

const key: InjectionKey<FigureDrag> = Symbol('figure drag')

/** @returns what can be dragged in the lists around; without one nothing is. */
export const useFigureDragAround = (): FigureDrag =>
  inject(key, { grab: () => undefined, wasDragged: () => false, isTarget: () => false })

/** A figure dragged from its list onto one of the other side fires at it. */
export function useFigureDrag(of: {
  readonly mayAim: (from: number, at: number) => boolean
  readonly aim: (from: number, at: number) => void
}): ComputedRef<Dragging<number> | null> {
  const { dragging, grab, wasDragged } = useDrag<number>((dragged) => {
    const at = placeUnder(dragged)
    if (at !== null && of.mayAim(dragged.what, at)) of.aim(dragged.what, at)
  })
  provide(key, {
    grab,
    wasDragged,
    isTarget: (figure) => dragging.value !== null && of.mayAim(dragging.value.what, figure),
  })
  return computed(() => dragging.value)
}
