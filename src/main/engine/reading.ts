import type { Throw } from './answers.ts'
import { countSuccesses, halfDie } from './checks.ts'
import { facesOf, sumWithout, type Off } from './dice.ts'
import { RuleError } from './errors.ts'
import { planOf, type AppliedModifier } from './plan.ts'
import { passesBy, sidesFor } from './readDice.ts'
import { readSecondStage, readThrow, wantsSecondStage, type Situation, type TableRoll } from './rollOnTable.ts'
import { offsOf, targetOf } from './applied.ts'
import { afterFirst, secondCount } from './throwRequest.ts'
import type { DiceRule } from './diceRule.ts'
import { boundValue, rowText, type Bound, type Table } from './table.ts'

/** One way in which the dice of a request will be read. */
export interface Reading {
  readonly table: Table
  readonly situation: Situation
  /** Of the dice thrown: each by itself, or the first so many; left out, all of them together. */
  readonly takes?: 'each' | number
  /** Of dice that are read each by itself: so many, the highest, count; left out, all. */
  readonly keeps?: number
  /** Of a second throw: the roll that it goes on from. */
  readonly after?: TableRoll
  /** At whom or for whom, where one throw is read several times: "E1 2". */
  readonly about?: string
  /** No table of the book: its rows are the step's own. */
  readonly byHand?: true
  /** The outcome that the throw is made for, what to call it, "hits" and "hit", and at whom. */
  readonly aim?: { readonly outcome: string; readonly verb: string; readonly noun?: string; readonly at?: string }
}

/** What a run of scores brings. */
export interface Band {
  /** What the dice themselves come to, before modifiers: passes, a sum, a face. */
  readonly from: number
  readonly to: number
  /** The one row that counts; null where the table has none for it. */
  readonly row: number | null
  /** What they come to with all that moves them, where that is itself what the row brings. */
  readonly score: number | null
  /** Rows that hold these scores as well, and do not count in this case. */
  readonly beaten: readonly number[]
  /** Of a first throw: what the second will bring. */
  readonly then: readonly Band[]
}

/** A throw, worked out for its situation before the dice fall. */
export interface Resolved {
  /** How many dice are read together. */
  readonly dice: number
  /** What each face of a die, from 1, counts for. */
  readonly values: readonly number[]
  readonly combine: 'sum' | 'highest' | 'lowest'
  /** Dice that are taken off before the others are summed. */
  readonly off: readonly Off[]
  /** The number that each die passes against. */
  readonly target: number | null
  /** Modifiers that apply, and the numbers of the situation as they leave them. */
  readonly modifiers: readonly AppliedModifier[]
  readonly numbers: Readonly<Record<string, number>>
  /** The dice are not compared with the rows as they lie: something is added or taken off. */
  readonly isMoved: boolean
  /** What each face of a die that is read by its number comes to with all that is added; null where nothing is. */
  readonly sums: readonly number[] | null
  /** Every score that these dice can come to, in order, each in exactly one band. */
  readonly bands: readonly Band[]
  /** Rows that cannot come up. */
  readonly out: readonly number[]
}

/**
 * Works out what every score of a throw would bring. It asks the reader of throws itself, with dice that come to each
 * score in turn, so what is announced is what will be taken.
 *
 * @param count dice of the whole throw.
 */
export function resolveReading(reading: Reading, count: number): Resolved {
  const { table, situation, takes, after } = reading
  const stage = after ? 'second' : 'first'
  const rule = after ? planOf(table).second! : planOf(table).first
  const dice = takes === 'each' ? 1 : (takes ?? count)
  const target = targetOf(table, situation, stage)
  const sides = sidesFor(rule, after ? afterFirst(after, situation) : situation)
  const values = facesOf(sides).map((face) => valueOf(rule, face, target))
  const off = !after && rule.kind === 'added' ? offsOf(table, situation) : []
  const combine = combines[rule.kind] ?? 'sum'
  const bands: Band[] = []
  let any: TableRoll | null = null
  let isMoved = false
  const scores = new Map<number, number | null>()
  for (const [score, thrown] of off.length > 0 ? withoutSome(values, dice, off) : every(values, combine, dice)) {
    const roll = rollOf(reading, thrown)
    any ??= roll
    scores.set(score, roll?.score ?? null)
    isMoved ||= roll !== null && roll.score !== score
    const then = roll && !after && wantsSecondStage(roll) ? secondOf(reading, roll) : []
    const beaten = roll ? beatenBy(reading, roll) : []
    const isResult = roll !== null && table.rows[roll.index]!.scoreIs !== undefined
    bands.push({ from: score, to: score, row: roll?.index ?? null, score: isResult ? roll.score : null, beaten, then })
  }
  const joined = join(bands)
  const seen = new Set(joined.flatMap(rowsIn))
  const out = table.rows.flatMap((_, row) => (seen.has(row) ? [] : [row]))
  const { modifiers = [], numbers = situation.numbers ?? {} } = any ?? {}
  const sums = dice === 1 || combine !== 'sum' ? sumsOf(values, scores) : null
  return { dice, values, combine, off, target, modifiers, numbers, isMoved, sums, bands: joined, out }
}

/** The same is added to every face, and no sum is cut off at the end of the table. */
function sumsOf(values: readonly number[], scores: ReadonlyMap<number, number | null>): readonly number[] | null {
  const sums = values.flatMap((value) => scores.get(value) ?? [])
  const by = sums[0]! - values[0]!
  const isAdded = sums.length === values.length && by !== 0 && values.every((value, i) => value === i + 1)
  return isAdded && sums.every((sum, i) => by === sum - values[i]!) ? sums : null
}

/** @returns what dice come to, before modifiers: the number that bands are found by. */
export function scoreOfFaces(
  { values, combine, off }: Pick<Resolved, 'values' | 'combine' | 'off'>,
  thrown: readonly number[],
): number {
  const counts = thrown.map((face) => values[face - 1]!)
  if (combine === 'highest') return Math.max(...counts)
  if (combine === 'lowest') return Math.min(...counts)
  return sumWithout(counts, off)
}

/** @returns what dice that have been thrown bring, by one of their readings; null where each is read by itself. */
export function broughtBy(reading: Reading, thrown: readonly number[]): string | null {
  if (reading.takes === 'each' && thrown.length > 1) return null
  const resolved = resolveReading(reading, thrown.length)
  const score = scoreOfFaces(resolved, thrown.slice(0, resolved.dice))
  const row = resolved.bands.find(({ from, to }) => from <= score && score <= to)?.row ?? null
  return row === null ? null : rowText(reading.table.rows[row]!)
}

const combines: Partial<Record<DiceRule['kind'], Resolved['combine']>> = { best: 'highest', lower: 'lowest' }

function valueOf(rule: DiceRule, face: number, target: number | null): number {
  switch (rule.kind) {
    case 'passing':
    case 'atLeast':
      return passesBy(rule, [face], target!)
    case 'successes':
      return countSuccesses([face], rule.only ?? null)
    case 'half':
      return halfDie(face)
    default:
      return face
  }
}

/** All that dice can come to, in order, each with dice that come to it. */
type Scores = readonly (readonly [score: number, thrown: readonly number[]])[]

/** The values of the faces follow each other without a gap. */
function every(values: readonly number[], combine: Resolved['combine'], dice: number): Scores {
  const times = combine === 'sum' ? dice : 1
  const [least, most] = [Math.min(...values) * times, Math.max(...values) * times]
  return Array.from({ length: most - least + 1 }, (_, i) => [least + i, facesFor(values, combine, dice, least + i)])
}

/** With dice taken off there is no short way: all dice are tried, those that differ in their order alone once. */
function withoutSome(values: readonly number[], dice: number, off: readonly Off[]): Scores {
  const found = new Map<number, readonly number[]>()
  const tryAll = (thrown: readonly number[], least: number) => {
    if (thrown.length === dice) found.set(sumWithout(thrown, off), thrown)
    else for (let face = least; face <= values.length; face++) tryAll([...thrown, face], face)
  }
  tryAll([], 1)
  return [...found].sort(([a], [b]) => a - b)
}

/** Dice that come to just this score. */
function facesFor(values: readonly number[], combine: Resolved['combine'], dice: number, score: number): number[] {
  const least = Math.min(...values)
  const most = Math.max(...values)
  let left = score
  return Array.from({ length: dice }, (_, i) => {
    const wanted = combine === 'sum' ? Math.min(most, left - least * (dice - 1 - i)) : score
    left -= wanted
    return values.indexOf(wanted) + 1
  })
}

function rollOf({ table, situation, after }: Reading, thrown: readonly number[]): TableRoll | null {
  const dice: Throw = { faces: thrown, picked: null, by: 'program' }
  try {
    return after ? readSecondStage(situation, after, dice) : readThrow(table, situation, dice)
  } catch (error) {
    if (error instanceof RuleError && error.code === 'bad-input') return null
    throw error
  }
}

const secondOf = ({ table, situation }: Reading, after: TableRoll): readonly Band[] =>
  resolveReading({ table, situation, after }, secondCount(table, afterFirst(after, situation))).bands

/** Rows of the same score that say something else, and would count under other circumstances. */
function beatenBy({ table, after }: Reading, { index, score, numbers }: TableRoll): number[] {
  const taken = table.rows[index]!
  return table.rows.flatMap((row, i) => {
    if (i === index || rowText(row) === rowText(taken)) return []
    const { from, to, then } = row
    const first = after ? after.score! : score!
    const second = after ? then !== undefined && spans(then, score!, numbers) : then === undefined
    return second && spans({ from, to }, first, numbers) ? [i] : []
  })
}

interface Span {
  readonly from: Bound | undefined
  readonly to: Bound | undefined
}

/** Does a row hold a score? One whose bounds this case gives no number for does not. */
function spans({ from, to }: Span, score: number, numbers: Readonly<Record<string, number>>): boolean {
  const isOpen = (bound: Bound | undefined) =>
    bound === undefined || (typeof bound === 'object' && numbers[bound.of] === undefined)
  if (isOpen(from) || isOpen(to)) return false
  return score >= boundValue(from!, numbers) && score <= boundValue(to!, numbers)
}

/** Neighbours that bring the same become one band. */
function join(bands: readonly Band[]): Band[] {
  const joined: Band[] = []
  for (const band of bands) {
    const last = joined.at(-1)
    const same =
      last?.row === band.row && last.score === band.score && JSON.stringify(last.then) === JSON.stringify(band.then)
    if (same) joined[joined.length - 1] = { ...last, to: band.to, beaten: union(last.beaten, band.beaten) }
    else joined.push(band)
  }
  return joined
}

const union = (a: readonly number[], b: readonly number[]): number[] => [...new Set([...a, ...b])]

const rowsIn = ({ row, beaten, then }: Band): number[] => [
  ...(row === null ? [] : [row]),
  ...beaten,
  ...then.flatMap(rowsIn),
]
