import { arc, field, type Line, type Point } from './points.ts'

/** A family of lines that never cross each other; each has a level, and every point lies on one of them. */
export interface Family {
  readonly at: (point: Point) => number
  readonly line: (level: number) => Line
  /** How long a step of the level is at a point, in units of the field. */
  readonly step: (point: Point) => number
  /** Where levels begin anew: a border of its own. */
  readonly seam?: Line
}

/** How a thing is parted into pieces: into rows by one family of lines, and every row by another. */
export interface Cut {
  readonly rows: Family
  readonly across: Family
  /** How often a piece should be as long as it is high; 1 without it. */
  readonly stretch?: number
}

const far = Math.hypot(field.w, field.h)
const reach = 24
/** Length of the straight pieces of a curve. */
const chord = 5

/** Lines side by side that swing a little. @param turn direction of the lines in degrees; 0 is level. */
export function bands(turn: number, swing = 0, wave = 160, phase = 0): Family {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const aside = (u: number) => swing * Math.sin((2 * Math.PI * u) / wave + phase)
  return {
    at: ([x, y]) => -x * sin + y * cos - aside(x * cos + y * sin),
    line: (level) =>
      nearField(
        Array.from({ length: Math.ceil((2 * far) / chord) }, (_, i) => {
          const u = -far + chord * i + 0.37
          const v = level + aside(u)
          return [u * cos - v * sin, u * sin + v * cos] as const
        }),
      ),
    step: () => 1,
  }
}

const nearField = (line: Line): Line =>
  line.filter(([x, y]) => x > -reach && y > -reach && x < field.w + reach && y < field.h + reach)

/** Lines out of a point. @param seam direction in degrees, clockwise from the right, in which none should lie. */
export function rays(cx: number, cy: number, seam = 90): Family {
  const line = (level: number): Line => {
    const a = ((level + seam) * Math.PI) / 180
    return [
      [cx, cy],
      [cx + 2 * far * Math.cos(a), cy + 2 * far * Math.sin(a)],
    ]
  }
  return {
    at: ([x, y]) => ((((Math.atan2(y - cy, x - cx) * 180) / Math.PI - seam) % 360) + 360) % 360,
    line,
    step: ([x, y]) => (Math.hypot(x - cx, y - cy) * Math.PI) / 180,
    seam: line(0),
  }
}

/** Rings about a point. @param flat height of a ring as a part of its width. */
export function rings(cx: number, cy: number, flat = 1): Family {
  return {
    at: ([x, y]) => Math.hypot(x - cx, (y - cy) / flat),
    line: (level) =>
      arc(cx, cy, level, level * flat, 0.9, 360.9, 0, Math.max(24, Math.ceil((2 * Math.PI * level) / chord))),
    step: () => 1,
  }
}

/** Where a thing is cut into equal pieces, and in which piece a point lies. */
export interface Partition {
  readonly lines: readonly Line[]
  readonly pieceOf: (point: Point) => number
}

/**
 * @param points evenly strewn over the thing.
 * @returns a partition into `count` pieces of the same size, as near to square as the thing allows.
 */
export function partition({ rows, across, stretch = 1 }: Cut, points: readonly Point[], count: number): Partition {
  const high = spanOf(rows, points) * stretch
  const wide = spanOf(across, points)
  const rowCount = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * high) / wide))))
  const perRow = shares(count, rowCount)
  const sorted = points.toSorted((a, b) => rows.at(a) - rows.at(b))
  const lines: Line[] = []
  const levels: number[] = []
  const columns: number[][] = []
  let done = 0
  for (const [row, share] of perRow.entries()) {
    const from = Math.round((done / count) * sorted.length)
    done += share
    const to = Math.round((done / count) * sorted.length)
    if (row < rowCount - 1) levels.push(rows.at(sorted[Math.min(to, sorted.length - 1)]!))
    const inRow = sorted.slice(from, to).map((point) => across.at(point))
    columns.push(quantiles(inRow, share))
  }
  for (const level of levels) lines.push(rows.line(level))
  for (const level of columns.flat()) lines.push(across.line(level))
  if (across.seam) lines.push(across.seam)
  const before = perRow.map((_, row) => perRow.slice(0, row).reduce((sum, share) => sum + share, 0))
  const pieceOf = (point: Point): number => {
    const row = countBelow(levels, rows.at(point))
    return before[row]! + countBelow(columns[row]!, across.at(point))
  }
  return { lines, pieceOf }
}

const countBelow = (levels: readonly number[], at: number): number => levels.filter((level) => level <= at).length

/** @returns the levels at which sorted numbers fall into so many equal parts. */
function quantiles(numbers: readonly number[], parts: number): number[] {
  const sorted = numbers.toSorted((a, b) => a - b)
  return Array.from({ length: parts - 1 }, (_, i) => sorted[Math.round(((i + 1) / parts) * sorted.length)]!)
}

/** Spreads a count over rows: those that get one more stand in the middle of the others. */
const shares = (count: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, i) => Math.round(((i + 1) * count) / rows) - Math.round((i * count) / rows))

/** How far a thing reaches across a family of lines, in units of the field; its thin ends do not count. */
function spanOf(family: Family, points: readonly Point[]): number {
  const levels = points.map((point) => family.at(point)).sort((a, b) => a - b)
  const step = points.reduce((sum, point) => sum + family.step(point), 0) / points.length
  const at = (part: number) => levels[Math.floor(part * (levels.length - 1))]!
  return Math.max(1, ((at(0.9) - at(0.1)) / 0.8) * step)
}
