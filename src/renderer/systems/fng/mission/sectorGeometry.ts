import type { MissionView } from '../../../../contract/views.ts'

const side = 200
const edge = 2

/** @returns the upper left corner of a sector in the drawing: top row 1 2 3, bottom row 4 5 6. */
export function sectorAt(number: number): { readonly x: number; readonly y: number } {
  const at = number - 1
  return { x: edge + (at % 3) * (side - 4 / 3), y: edge + Math.floor(at / 3) * side }
}

type Course = MissionView['courses'][number]

/** @returns a river or road as a line from edge to edge of the table through the middle of its sector. */
export function courseLine(course: Pick<Course, 'sector' | 'direction'>): {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
} {
  const { x, y } = sectorAt(course.sector)
  const across = course.direction === 'westEast' || course.direction === 'eastWest'
  const middle = side / 2 - 4
  return across
    ? { x1: edge, y1: y + middle, x2: 598, y2: y + middle }
    : { x1: x + middle, y1: edge, x2: x + middle, y2: 402 }
}
