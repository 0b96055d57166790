import { n, type Box } from '../marks.ts'

/** Fine lines that weave, as on a bond or a banknote, drawn by sines. */

/** A closed path through points, smooth enough by their number. */
const closed = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/**
 * @param r outer radius in points.
 * @param lobes how many times the line swings out on its way round.
 * @returns a rosette of several lines that weave about a hole in the middle.
 */
export function rosette(cx: number, cy: number, r: number, lobes: number, lines = 5): string {
  const around = lobes * 24
  return Array.from({ length: lines }, (_, line) =>
    closed(
      Array.from({ length: around }, (_point, i) => {
        const turn = (2 * Math.PI * i) / around
        const swing = Math.cos(lobes * turn + (2 * Math.PI * line) / lines)
        const reach = r * (0.74 + 0.26 * swing)
        return [cx + reach * Math.sin(turn), cy - reach * Math.cos(turn)] as const
      }),
    ),
  ).join('')
}

/**
 * A band of woven lines along the edges of a box.
 * @param depth of the band in points, inward.
 * @param wave length of a swing in points; fitted to the sides, so that corners meet.
 */
export function wovenFrame({ x, y, w, h }: Box, depth: number, wave: number, lines = 4): string {
  const middle = depth / 2
  const sides = [
    { x: x + middle, y: y + middle, dx: 1, dy: 0, long: w - depth },
    { x: x + w - middle, y: y + middle, dx: 0, dy: 1, long: h - depth },
    { x: x + w - middle, y: y + h - middle, dx: -1, dy: 0, long: w - depth },
    { x: x + middle, y: y + h - middle, dx: 0, dy: -1, long: h - depth },
  ]
  return Array.from({ length: lines }, (_, line) =>
    closed(
      sides.flatMap(({ x: fromX, y: fromY, dx, dy, long }) => {
        const waves = Math.max(1, Math.round(long / wave))
        const steps = waves * 10
        return Array.from({ length: steps }, (_point, i) => {
          const along = (long * i) / steps
          // At the corners all lines meet: the swing grows from nothing over the first and last wave.
          const room = Math.min(1, (Math.min(along, long - along) * waves) / long)
          const aside =
            middle * 0.92 * room * Math.sin((2 * Math.PI * waves * i) / steps + (2 * Math.PI * line) / lines)
          return [fromX + dx * along + dy * aside, fromY + dy * along + dx * -aside] as const
        })
      }),
    ),
  ).join('')
}
