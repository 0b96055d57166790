import { computed, shallowRef, watch, type Ref } from 'vue'
import type { GroundView, PointView, TableView } from '../../../contract/table.ts'
import type { Placed } from './startingPlaces.ts'
import { allTokens, keyOf, waitingOf, type Putting } from './tokens.ts'
import { useDrag } from './useDrag.ts'
import { usePushes } from './usePushes.ts'

/** What lies on the drawn table as its players' hands move it: dragged, pushed by keys, and put down until the table says so too. */
export function useHands(
  stage: Readonly<Ref<Element | null>>,
  table: () => TableView,
  ground: () => GroundView,
  refusal: () => unknown,
  place: (all: readonly Placed[]) => void,
  /** @returns whether a figure that is dragged there fires at who stands there, and stays where it was. */
  aims: (figure: number, at: PointView) => boolean,
) {
  const put = shallowRef<ReadonlyMap<string, PointView>>(new Map())
  watch([table, refusal], () => {
    put.value = new Map()
  })
  const putDown = (all: readonly Placed[]) => {
    put.value = new Map([...put.value, ...all.map(({ what, at }) => [keyOf(what), at] as const)])
    place(all)
  }
  const drop = (what: Putting, at: PointView) => {
    putDown([{ what, at }])
  }
  const { dragging, grab, wasDragged } = useDrag(stage, ground, (what, at) => {
    if (what.kind !== 'figure' || !aims(what.id, at)) drop(what, at)
  })
  const { pushed, push, letGo } = usePushes(ground, drop)

  /** A table that was measured anew may be smaller than where something stands. */
  const within = ({ across, down }: PointView): PointView => ({
    across: Math.min(across, ground().width),
    down: Math.min(down, ground().depth),
  })
  const where = (what: Putting, at: PointView | null): PointView | null => {
    const key = keyOf(what)
    if (dragging.value?.key === key && dragging.value.at) return dragging.value.at
    if (pushed.value && keyOf(pushed.value.what) === key) return pushed.value.at
    const known = put.value.get(key) ?? at
    return known && within(known)
  }
  return {
    /** Figures that have a place, with where they are drawn. */
    drawn: computed(() =>
      allTokens(table()).flatMap((token) => {
        const { id } = token.figure
        const at = where({ kind: 'figure', id }, token.figure.at)
        return at ? [{ token, at, id }] : []
      }),
    ),
    blasts: computed(() =>
      table().blasts.map((blast) => ({
        ...blast,
        at: where({ kind: 'shot', id: blast.id }, blast.at),
        aim: where({ kind: 'aim', id: blast.id }, blast.aim),
      })),
    ),
    waiting: computed(() => waitingOf(table()).filter(({ putting }) => !put.value.has(keyOf(putting)))),
    held: computed(() => dragging.value?.key ?? null),
    ...{ grab, wasDragged, push, letGo, putDown },
  }
}
