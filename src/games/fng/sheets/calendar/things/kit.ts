import { bands } from '../cuts.ts'
import type { Layer } from '../picture.ts'
import { put, type Line, type Place } from '../points.ts'

/** A thing of a soldier, drawn about the middle of its foot. */
export interface Kit {
  readonly layers: readonly Layer[]
  readonly fine: readonly Line[]
}

/** @returns parts, each a shape with its thin lines, as one thing in its place. */
export const layersOf = (
  group: string,
  place: Place,
  parts: readonly (readonly [Line, readonly Line[]])[],
  worth = 1.7,
): Layer[] => {
  const at = put(place)
  return parts.map(([shape, fine]) => ({
    shape: at(shape),
    fine: fine.map(at),
    group,
    cut: { rows: bands(0, 4, 150), across: bands(90, 4, 150) },
    worth,
  }))
}
