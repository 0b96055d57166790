/** Where something stands on the page. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrow = (key: string): key is Arrow => key in ahead

/** How far a box lies ahead of another, and how far aside; rows may touch. */
const ahead: Readonly<Record<Arrow, (from: Box, to: Box) => readonly [ahead: number, aside: number]>> = {
  ArrowUp: (from, to) => [from.top - to.bottom, middle(from, to, 'left', 'right')],
  ArrowDown: (from, to) => [to.top - from.bottom, middle(from, to, 'left', 'right')],
  ArrowLeft: (from, to) => [from.left - to.right, middle(from, to, 'top', 'bottom')],
  ArrowRight: (from, to) => [to.left - from.right, middle(from, to, 'top', 'bottom')],
}

const middle = (a: Box, b: Box, near: keyof Box, far: keyof Box): number =>
  Math.abs((a[near] + a[far] - b[near] - b[far]) / 2)

const touching = 2

/** @returns the index of the box that an arrow key goes to: straight ahead before aside; null at the edge. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number | null {
  let found: number | null = null
  let least = Infinity
  boxes.forEach((box, i) => {
    const [far, aside] = ahead[arrow](from, box)
    const cost = far + aside * 2
    if (far >= -touching && cost < least) {
      least = cost
      found = i
    }
  })
  return found
}
