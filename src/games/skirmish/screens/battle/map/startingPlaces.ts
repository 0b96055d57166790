import type { GroundView, PointView } from '../../../contract/table.ts'
import { alongEdge, onGround } from './geometry.ts'
import type { Putting, Waiting } from './tokens.ts'

/** Something that is put somewhere. */
export interface Placed {
  readonly what: Putting
  readonly at: PointView
}

const edgeOf = ({ foe }: Waiting): 'upper' | 'lower' => (foe ? 'upper' : 'lower')

/** @returns where one comes to lie that is only pressed: a figure at its edge where nobody stands, a shot in the middle. */
export function startOf(ground: GroundView, one: Waiting, taken: readonly PointView[]): PointView {
  const { width, depth } = ground
  if (one.putting.kind !== 'figure') return onGround(ground, { across: width / 2, down: depth / 2 })
  const line = alongEdge(ground, edgeOf(one), Math.max(1, Math.floor((width - 3) / 3)))
  const free = line.find((at) => taken.every((other) => Math.hypot(at.across - other.across, at.down - other.down) > 2))
  return onGround(ground, free ?? line[0]!)
}

/** @returns all figures that wait, each side in rows along its edge. */
export function linedUp(ground: GroundView, waiting: readonly Waiting[]): readonly Placed[] {
  const figures = waiting.filter(({ putting }) => putting.kind === 'figure')
  return (['lower', 'upper'] as const).flatMap((edge) => {
    const some = figures.filter((one) => edgeOf(one) === edge)
    const places = alongEdge(ground, edge, some.length)
    return some.map(({ putting }, i) => ({ what: putting, at: onGround(ground, places[i]!) }))
  })
}
