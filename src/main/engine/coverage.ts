import { boundValue, type Bound, type Row, type Table } from './table.ts'

/** Scores that are looked at, wider than any dice of the book reach. */
const lowest = -40
const highest = 120
/** Values tried for every number of the situation that bounds name, such as REP. */
const tried = Array.from({ length: 14 }, (_, i) => i)
/** Scores of a second throw. */
const seconds = Array.from({ length: 25 }, (_, i) => i - 8)

type Numbers = Readonly<Record<string, number>>

/**
 * Looks for a score that meets other than the book means it to: one that met a row and meets none now, or one that
 * meets two rows now that the book keeps apart. The book itself says how many rows a score meets, as rows may be told
 * apart by more than dice.
 *
 * @param now the same table with house rules laid over it.
 * @returns what is wrong, in a sentence; null when every score is met as before.
 */
export function holeIn(book: Table, now: Table): string | null {
  const kinds = boundsMoved(book, now) ? kindsOfRows(book) : []
  for (const numbers of situations(book, now)) {
    for (const kind of kinds) {
      const hole = holeInRows(pick(book.rows, kind), pick(now.rows, kind), numbers, book.firstFits === true)
      if (hole !== null) return hole
    }
  }
  return reachesTooFar(book, now)
}

const pick = (rows: readonly Row[], places: readonly number[]): readonly Row[] => places.map((place) => rows[place]!)

/** Rows that are told apart by a circumstance are looked at apart: those of each `when`, those without one. */
function kindsOfRows({ rows }: Table): readonly (readonly number[])[] {
  const ranged = rows.map((_, place) => place).filter((place) => rows[place]!.from !== undefined)
  const kinds = new Set(ranged.map((place) => rows[place]!.when))
  return [...kinds].map((when) => ranged.filter((place) => rows[place]!.when === when))
}

const boundsMoved = (book: Table, now: Table): boolean =>
  book.rows.some(({ from, to, then }, i) => {
    const row = now.rows[i]!
    return row.from !== from || row.to !== to || row.then !== then
  })

/** @param overlaps the first row that fits counts, so that two may. */
function holeInRows(book: readonly Row[], now: readonly Row[], numbers: Numbers, overlaps: boolean): string | null {
  const staged = book.some((row) => row.then !== undefined)
  for (let score = lowest; score <= highest; score++) {
    for (const second of staged ? seconds : [0]) {
      const [was, is] = [book, now].map((rows) => rows.filter((row) => meets(row, score, second, numbers)).length)
      if (was! > 0 && is! < (overlaps ? 1 : was!))
        return `${named(score, staged ? second : null, numbers)} would meet no row.`
      if (!overlaps && is! > Math.max(1, was!))
        return `${named(score, staged ? second : null, numbers)} would meet two rows.`
    }
  }
  return null
}

function meets(row: Row, score: number, second: number, numbers: Numbers): boolean {
  const inside = (from: Bound, to: Bound, value: number) =>
    value >= boundValue(from, numbers) && value <= boundValue(to, numbers)
  return inside(row.from!, row.to!, score) && (row.then === undefined || inside(row.then.from, row.then.to, second))
}

function named(score: number, second: number | null, numbers: Numbers): string {
  const at = Object.entries(numbers).map(([name, value]) => `${name} ${value}`)
  const where = at.length === 0 ? '' : ` with ${at.join(', ')}`
  return `a score of ${score}${second === null ? '' : ` and then ${second}`}${where}`
}

/** Every combination of the numbers that bounds name, in the book or now. */
function situations(book: Table, now: Table): readonly Numbers[] {
  const bounds = [...book.rows, ...now.rows].flatMap((row) => [row.from, row.to, row.then?.from, row.then?.to])
  const names = new Set(bounds.flatMap((bound) => (typeof bound === 'object' ? [bound.of] : [])))
  return [...names].reduce<readonly Numbers[]>(
    (grid, name) => grid.flatMap((numbers) => tried.map((value) => ({ ...numbers, [name]: value }))),
    [{}],
  )
}

/**
 * A modifier that moves scores further than the book's must not lead out of the rows. Levels stay within them by
 * themselves, and counted dice at their upper end.
 */
function reachesTooFar(book: Table, now: Table): string | null {
  const further = now.modifiers.find(({ to, by }, i) => {
    const was = book.modifiers[i]!.by
    return to === 'score' && ((by > Math.max(0, was) && !opensUp(now)) || (by < Math.min(0, was) && !opensDown(now)))
  })
  return further ? `"${further.text}" would lead to scores that no row has.` : null
}

const opensUp = ({ rows, dice }: Table): boolean =>
  ['passing', 'atLeast', 'successes'].includes(dice.kind) || rows.some(({ to, then }) => (then?.to ?? to) === 'more')

const opensDown = ({ rows }: Table): boolean => rows.some(({ from, then }) => (then?.from ?? from) === 'less')
