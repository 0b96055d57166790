import type { GroundView, PointView } from '../../../contract/table.ts'

/** Units of the drawing in an inch of the table. */
export const unit = 12

/** @returns a point on the table, to half an inch as a hand puts a figure down. */
export function onGround({ width, depth }: GroundView, { across, down }: PointView): PointView {
  const within = (inches: number, edge: number) => Math.min(edge, Math.max(0, Math.round(inches * 2) / 2))
  return { across: within(across, width), down: within(down, depth) }
}

/** @returns where on the table a point of the screen lies; null beyond it. */
export function pointAt(
  { width, depth }: GroundView,
  { left, top, width: wide, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): PointView | null {
  const [x, y] = [(clientX - left) / wide, (clientY - top) / height]
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { across: x * width, down: y * depth } : null
}

/** @returns places in rows along the upper or the lower edge, three inches apart, for so many. */
export function alongEdge({ width, depth }: GroundView, edge: 'upper' | 'lower', many: number): readonly PointView[] {
  const room = Math.max(1, Math.floor((width - 3) / 3))
  return Array.from({ length: many }, (_, i) => {
    const row = Math.floor(i / room)
    const inRow = Math.min(room, many - row * room)
    const off = 2 + row * 3
    return {
      across: width / 2 + ((i % room) - (inRow - 1) / 2) * 3,
      down: Math.min(depth, Math.max(0, edge === 'upper' ? off : depth - off)),
    }
  })
}

/** Keys that push a token, with the way they push. */
export const pushes: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
