import type { Box } from '../../../../main/sheets/marks.ts'
import type { Point } from './blob.ts'
import type { Crossing } from './courses.ts'

/** Where things stand in a sector: round its centre, but beside the water and the road that run through it. */

const step = { x: 22, y: 20 }
/** A marker's radius, and a little air to the border of its sector. */
const edge = 10.6
const perRow = 4

/** Rows of points round a middle. */
function block(middle: Point, count: number, across: number): Point[] {
  const rows = Math.ceil(count / across)
  return Array.from({ length: count }, (_, i) => {
    const [column, row] = [i % across, Math.floor(i / across)]
    const inRow = Math.min(across, count - row * across)
    return {
      x: middle.x + (column - (inRow - 1) / 2) * step.x,
      y: middle.y + (row - (rows - 1) / 2) * step.y,
    }
  })
}

/** @returns places for a sector's markers: beside its courses, and never over its border, however wide a river is. */
export function markerSpots(cell: Box, count: number, { upDown, leftRight }: Crossing): Point[] {
  const centre = { x: cell.x + cell.w / 2, y: cell.y + cell.h / 2 }
  const aside = {
    x: upDown === 0 ? 0 : (upDown + cell.w / 2) / 2,
    y: leftRight === 0 ? 0 : (leftRight + cell.h / 2) / 2,
  }
  if (upDown === 0 && leftRight === 0) return block({ x: centre.x, y: cell.y + cell.h * 0.46 }, count, perRow)
  const sides = [
    { x: centre.x + aside.x, y: centre.y - aside.y },
    { x: centre.x - aside.x, y: centre.y + aside.y },
    ...(aside.x > 0 && aside.y > 0
      ? [
          { x: centre.x + aside.x, y: centre.y + aside.y },
          // Last: there stands the number of the sector.
          { x: centre.x - aside.x, y: centre.y - aside.y },
        ]
      : []),
  ]
  const across = aside.x > 0 ? Math.max(1, Math.floor((cell.w / 2 - upDown) / step.x)) : perRow
  const groups = sides.map((middle, side) => block(middle, Math.ceil((count - side) / sides.length), across))
  return Array.from({ length: count }, (_, i) => {
    const { x, y } = groups[i % sides.length]![Math.floor(i / sides.length)]!
    return { x: Math.min(Math.max(x, cell.x + edge), cell.x + cell.w - edge), y }
  })
}

const hutStep = { x: 17, y: 13 }
const hutsInRow = 5

/** @returns places for a sector's buildings, near its lower edge. */
export function hutSpots(cell: Box, count: number, { upDown }: Crossing): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const lift = (i % 2) * 4
    if (upDown === 0) {
      const row = Math.floor(i / hutsInRow)
      const inRow = Math.min(hutsInRow, count - row * hutsInRow)
      const x = cell.x + cell.w * 0.54 + ((i % hutsInRow) - (inRow - 1) / 2) * hutStep.x
      return { x, y: cell.y + cell.h * 0.85 - row * hutStep.y + lift }
    }
    const side = i % 2 === 0 ? -1 : 1
    const place = Math.floor(i / 2)
    const across = cell.w / 2 - upDown > 2 * hutStep.x ? 2 : 1
    const x = cell.x + cell.w / 2 + side * (upDown + 8 + (place % across) * hutStep.x)
    return { x, y: cell.y + cell.h * 0.87 - Math.floor(place / across) * hutStep.y + (place % across) * 4 }
  })
}
