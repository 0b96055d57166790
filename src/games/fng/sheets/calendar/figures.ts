import { holds, reach, shapeOf, signedArea, type Line, type Point } from './points.ts'
import { isIn, type Region } from './regions.ts'

/** Where the number of an area stands, and how high its letters may be. */
export interface Figure {
  readonly x: number
  readonly y: number
  /** Size of the type, in units of the field. */
  readonly size: number
}

/** Height and width of a typed figure as parts of its size. */
const figureHeight = 0.66
const figureWidth = 0.6
const most = 19
/** An area is looked at in about the square of so many places, then closer about the best. */
const looks = 15

/**
 * Finds the place in an area where a number is freest of its edges.
 * @param avoid shapes and lines that stand on the area and take no number.
 */
export function placeFigure(region: Pick<Region, 'rings'>, text: string, avoid: readonly Line[]): Figure {
  // The field is squeezed until the box of the number is a square: then its room is a distance.
  const squeeze = figureHeight / (figureWidth * text.length)
  const flat = (line: Line): Line => line.map(([x, y]) => [x * squeeze, y])
  const rings = region.rings.map(({ line }) => shapeOf(flat(line)))
  const { box } = rings[0]!
  const blocks = avoid.map((line) => shapeOf(flat(line))).filter((block) => meets(block.box, box))
  const room = (at: Point): number => {
    if (!isIn({ rings }, at) || blocks.some((block) => holds(block, at))) return -1
    return Math.min(...[...rings, ...blocks].map(({ line }) => reach(line, at)))
  }
  const step = Math.max(1, Math.sqrt(Math.abs(signedArea(rings[0]!.line))) / looks)
  let best: { at: Point; room: number } = { at: rings[0]!.line[0]!, room: -1 }
  const look = (x: number, y: number): void => {
    const found = room([x, y])
    if (found > best.room) best = { at: [x, y], room: found }
  }
  for (let x = box[0] + step / 2; x < box[2]; x += step)
    for (let y = box[1] + step / 2; y < box[3]; y += step) look(x, y)
  for (let near = step / 2; near > 0.1; near /= 2) {
    const [x, y] = best.at
    for (const dx of [-near, 0, near]) for (const dy of [-near, 0, near]) look(x + dx, y + dy)
  }
  const size = (best.room * Math.SQRT2) / figureHeight
  return { x: best.at[0] / squeeze, y: best.at[1], size: Math.min(most, size * 0.8) }
}

const meets = (a: readonly number[], b: readonly number[]): boolean =>
  a[0]! < b[2]! && b[0]! < a[2]! && a[1]! < b[3]! && b[1]! < a[3]!

/** @returns the room that a number takes, with a little air round it. */
export function figureBox({ x, y, size }: Figure, text: string): Line {
  const [w, h] = [(figureWidth * text.length * size) / 2 + 2, (figureHeight * size) / 2 + 2]
  return [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ]
}
