import type { TrailCard } from '../../contract/card.ts'

/** A stop of the trail: who won its turn, or that it is the turn now, or one to come. */
interface Stop {
  readonly turn: number
  readonly x: number
  readonly y: number
  readonly look: 'first' | 'second' | 'nobody' | 'now' | 'later'
}

/** Where the trail bends, from the first stop to the last. */
const bends = [
  [70, 760],
  [210, 760],
  [292, 690],
  [250, 560],
  [308, 480],
  [330, 380],
  [262, 330],
  [318, 210],
  [392, 150],
  [520, 92],
] as const

const at = (i: number) => bends[Math.min(bends.length - 1, Math.max(0, i))]!

/** The trail as a line that goes smoothly through all its bends. */
export const trail = bends
  .map(([x, y], i) => {
    if (i === 0) return `M${x} ${y}`
    const [[ax, ay], [bx, by], [cx, cy]] = [at(i - 2), at(i - 1), at(i + 1)]
    const near = [bx + (x - ax) / 6, by + (y - ay) / 6].map(Math.round)
    const far = [x - (cx - bx) / 6, y - (cy - by) / 6].map(Math.round)
    return `C${near.join(' ')} ${far.join(' ')} ${x} ${y}`
  })
  .join('')

/** A campaign without an end shows as many stops as this, and more once it has gone so far. */
const openEnded = 10

/** @returns the stops of a campaign along the trail. */
export function stopsOn({ length, stops, now }: TrailCard): Stop[] {
  const count = Math.max(length ?? openEnded, stops.length, now ?? 0, 1)
  return Array.from({ length: count }, (_, i) => {
    const turn = i + 1
    const won = stops.find((one) => one.turn === turn)?.wonBy
    return { turn, ...onTrail(count === 1 ? 0 : i / (count - 1)), look: turn === now ? 'now' : (won ?? 'later') }
  })
}

/** @returns a place of the trail. @param part how far along it is, from 0 to 1. */
function onTrail(part: number): { x: number; y: number } {
  const along = part * (bends.length - 1)
  const i = Math.min(bends.length - 2, Math.floor(along))
  const t = along - i
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
  const through = (axis: 0 | 1) => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]]
    return Math.round(
      0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3),
    )
  }
  return { x: through(0), y: through(1) }
}

/** What the picture shows where there is no campaign yet. */
export const example: TrailCard = {
  length: 10,
  stops: [
    { turn: 1, wonBy: 'first' },
    { turn: 2, wonBy: 'second' },
    { turn: 3, wonBy: 'first' },
  ],
  now: 4,
  sides: [],
}
