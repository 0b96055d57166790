import type { OverviewData } from '../../contract/overview.ts'
import { firstWord } from '../words.ts'

/** The field that the chart is drawn in. */
export const plot = { width: 704, height: 256, left: 58, right: 690, top: 26, bottom: 194 } as const

interface Point {
  readonly x: number
  readonly y: number
}

interface ScoreChart {
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
  readonly turns: readonly {
    readonly number: number
    readonly x: number
    readonly state: 'played' | 'now' | 'later'
    /** There is room for its number. */
    readonly numbered: boolean
    readonly margin: { readonly text: string; readonly by: 'ours' | 'theirs' | 'nobody' } | null
  }[]
  /** Width of a turn, and of the chip under it. */
  readonly slot: number
  readonly chip: number
  /** Half the width of a mark. */
  readonly mark: number
  /** The middle of the turn under way; null between turns. */
  readonly now: number | null
  readonly lines: readonly {
    readonly name: string
    readonly total: number
    readonly d: string
    readonly points: readonly Point[]
    /** Where its figure stands; null before the first game. */
    readonly end: Point | null
  }[]
}

/** Beside the end of a line stand its figure and its name. */
const besideEnd = 150
/** Narrower turns have a letter for their margin, narrower ones still a chip alone; and not every one has its number. */
const roomFor = { word: 44, letter: 14, number: 20 } as const

/** An open-ended campaign shows the turns so far and two more, and never fewer than these. */
const fewest = 8

/** @returns where everything of the chart stands. */
export function chartOf({ sides, games, turn, length, over, steps }: OverviewData): ScoreChart {
  const last = Math.max(length ?? Math.max(fewest, turn + 2), turn, 1)
  // At the left edge the campaign begins, with nothing.
  const whole = (plot.right - plot.left) / (last + 0.5)
  // The last marks leave room for what is said of their lines, also where they stand at the right edge.
  const slot = turn === 0 ? whole : Math.min(whole, (plot.right - besideEnd - plot.left) / turn)
  const every = Math.ceil(roomFor.number / slot)
  const x = (number: number) => plot.left + number * slot
  const values = sides.flatMap(({ scores }) => scores.map(({ total }) => total))
  const ticks = ticksFor(Math.min(0, ...values), Math.max(0, ...values))
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const y = (value: number) => plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top)
  const underWay = over === null && turn > 0 && steps.some(({ state }) => state === 'now')
  const lines = sides.map(({ name, scores, total }) => {
    const points = scores.map((one) => ({ x: x(one.turn), y: y(one.total) }))
    const way = [{ x: x(0), y: y(0) }, ...points].map((point) => `${point.x} ${point.y}`)
    return { name: shortened(name), total, d: `M${way.join('L')}`, points, end: points.at(-1) ?? null }
  })
  return {
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    turns: Array.from({ length: last }, (_, i) => {
      const number = i + 1
      const game = games.find((one) => one.turn === number)
      const by = game?.winner === null ? 'nobody' : game?.winner === sides[0]?.id ? 'ours' : 'theirs'
      return {
        ...{ number, x: x(number) },
        state: underWay && number === turn ? 'now' : number <= turn ? 'played' : 'later',
        numbered: number % every === 0 || every === 1,
        margin: game?.margin ? { text: marginIn(game.margin, slot), by } : null,
      }
    }),
    ...{ slot, chip: Math.min(56, slot - Math.min(4, slot / 4)), mark: Math.min(6, Math.max(1.5, slot / 3)) },
    now: underWay ? x(turn) : null,
    lines: apart(lines),
  }
}

const marginIn = (margin: string, slot: number): string =>
  slot < roomFor.letter ? '' : slot < roomFor.word ? margin.slice(0, 1) : firstWord(margin)

const most = 22
const shortened = (name: string) => (name.length > most ? `${name.slice(0, most - 1)}…` : name)

/** Figures beside the ends of the lines keep out of each other's way, and inside the chart. */
function apart<L extends { readonly end: Point | null }>(lines: readonly L[]): L[] {
  const ends = lines.map(({ end }) => end?.y ?? 0)
  const close = lines.length > 1 && Math.abs(ends[0]! - ends[1]!) < 20
  const middle = (ends[0]! + (ends[1] ?? 0)) / 2
  const upper = ends[0]! <= (ends[1] ?? 0) ? 0 : 1
  return lines.map((line, i) => {
    if (line.end === null) return line
    const shifted = close ? middle + (i === upper ? -11 : 11) : line.end.y
    return { ...line, end: { x: line.end.x + 14, y: shifted + 5 } }
  })
}

/** @returns round figures from below the lowest to above the highest. */
function ticksFor(low: number, high: number): number[] {
  const span = Math.max(high - low, 20)
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((one) => span / one <= 5) ?? 1000
  const from = Math.floor(low / step)
  const to = Math.max(Math.ceil(high / step), from + 2)
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step)
}
