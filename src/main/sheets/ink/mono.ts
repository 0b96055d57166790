import { linePath, rectPath, type Box, type Mark, type PathMark, type TextMark } from '../marks.ts'
import { boundsOf } from './bounds.ts'
import { greyOf, printed } from './greys.ts'
import { holds, lying, wordsOf } from './placing.ts'

/** The thinnest line that a laser printer of 300 dots to the inch draws whole, in points. */
export const hairline = 0.24
/** An area that is darker is black; one that is lighter has dots, between them strokes. */
const black = 0.4
const dotted = 0.85
/** How wide a dot is. */
const dot = 0.5

/** White around words that stand on strokes or dots: beside them, and above and below. */
const air = { x: 1.5, y: 1.2 }

/**
 * Black and white alone. A grey line is a thinner black one, a grey area strokes or dots that let as much of the paper
 * through, so that what lay lighter than its neighbours still does, but not under words; grey words are black.
 */
export function withoutGreys(marks: readonly Mark[]): readonly Mark[] {
  const all = lying(marks, (mark) => mark.kind === 'text' || hasRaster(mark))
  const rasters = all.filter(({ mark }) => mark.kind === 'path')
  const words = all.filter(({ mark, on }) => mark.kind === 'text' && rasters.some((ground) => holds(ground.on, on)))
  const upon = new Set<Mark>(words.map(({ mark }) => mark))
  return printed(marks, {
    text: (mark) => {
      const black: TextMark = { ...mark, grey: greyOf(mark.grey) === 1 ? 1 : 0 }
      return upon.has(mark) && black.grey === 0 ? [paperUnder(mark), black] : [black]
    },
    path: (mark) => [...ground(mark), ...line(mark)],
  })
}

function paperUnder(mark: TextMark): PathMark {
  const { x, y, w, h } = wordsOf(mark)
  const box = { x: x - air.x, y: y - air.y, w: w + 2 * air.x, h: h + 2 * air.y }
  return { kind: 'path', d: rectPath(box), fill: 1 }
}

const hasRaster = ({ fill }: PathMark): boolean => fill !== undefined && greyOf(fill) !== 1 && greyOf(fill) >= black

/** The line around a shape, or one that has no ground. */
function line({ kind, d, stroke, width = 0.5, dash, round }: PathMark): PathMark[] {
  if (stroke === undefined) return []
  const grey = greyOf(stroke)
  const thin = grey === 1 ? width : Math.max(Math.min(width, hairline), width * (1 - grey))
  const ends = { ...(dash ? { dash } : {}), ...(round ? { round } : {}) }
  return [{ kind, d, ...ends, stroke: grey === 1 ? 1 : 0, width: thin }]
}

function ground(mark: PathMark): Mark[] {
  const { d, fill } = mark
  if (fill === undefined) return []
  const grey = greyOf(fill)
  if (!hasRaster(mark)) return [{ kind: 'path', d, fill: grey === 1 ? 1 : 0 }]
  const box = boundsOf(d)
  const raster: Mark =
    grey < dotted
      ? { kind: 'path', d: strokes(box, hairline / (1 - grey)), stroke: 0, width: hairline }
      : dots(box, Math.sqrt((Math.PI * dot * dot) / (4 * (1 - grey))))
  // Paper first: what lies below must not show through.
  return [
    { kind: 'path', d, fill: 1 },
    { kind: 'clip', box, d, marks: [raster] },
  ]
}

/** Strokes that rise to the right, all over a box. They run where x + y is a multiple of the gap, from box to box. */
function strokes({ x, y, w, h }: Box, gap: number): string {
  const apart = gap * Math.SQRT2
  let d = ''
  for (let sum = Math.ceil((x + y) / apart) * apart; sum < x + y + w + h; sum += apart) {
    const [left, right] = [Math.max(x, sum - y - h), Math.min(x + w, sum - y)]
    d += linePath(left, sum - left, right, sum - right)
  }
  return d
}

/** Dots in rows, each row half a step aside: round ends of strokes that have no length to speak of. */
function dots({ x, y, w, h }: Box, gap: number): Mark {
  let d = ''
  for (let row = Math.ceil(y / gap); row * gap < y + h; row += 1) {
    const left = Math.ceil(x / gap) * gap + (row % 2 === 0 ? 0 : gap / 2)
    d += linePath(left, row * gap, x + w, row * gap)
  }
  return { kind: 'path', d, stroke: 0, width: dot, dash: [0.01, gap - 0.01], round: true }
}
