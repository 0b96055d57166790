import type { AnswerSource, DiceRequest, Hand, Throw } from './answers.ts'
import { sidesOf, unusual, type Off } from './dice.ts'
import { RuleError } from './errors.ts'
import { mustBeFilled } from './missing.ts'
import { planOf, type AppliedModifier } from './plan.ts'
import { comparedWith, diceCount, offsBy, scoreOf, sidesFor } from './readDice.ts'
import { boundValue, rowCounts, rowFits, type Circumstances, type Modifier, type Table, type WhenOf } from './table.ts'

/** Everything about one roll that is not in the table. */
export interface Situation<T extends Table = Table> {
  /** Id of the row that the roll is about; 0 for the tour as a whole. */
  readonly subject: number
  /** Who or what, for people: "Pfc Able, REP 4". */
  readonly why: string
  /** The circumstances that apply; a number counts a circumstance that applies several times. */
  readonly when?: Partial<Readonly<Record<WhenOf<T>, boolean | number>>>
  /** The numbers that dice, rows and modifiers refer to: `{ REP: 4 }`. */
  readonly numbers?: Readonly<Record<string, number>>
}

/** A finished roll: which row came up, and all that "why?" has to tell. */
export interface TableRoll<T extends Table = Table> extends Hand {
  readonly table: T
  readonly row: T['rows'][number]
  readonly index: number
  readonly faces: readonly number[]
  /** Sides of each of these dice, where any has not six. */
  readonly sides?: readonly number[]
  /** What was compared with the rows: passes, a total, a single score; null when the row was picked by hand. */
  readonly score: number | null
  /** The modified number that passing dice were compared with. */
  readonly target: number | null
  readonly modifiers: readonly AppliedModifier[]
  /** The numbers that the situation gave, as modifiers left them: `{ REP: 4 }`. */
  readonly numbers: Readonly<Record<string, number>>
  readonly picked: boolean
}

/**
 * Rolls on a table: asks for the dice it wants with their modifiers, reads them, finds the row. Where modifiers leave
 * no die, nothing is asked for and the score is what no dice give.
 * @throws RuleError `answer-wanted` when the dice are not known yet.
 */
export function rollOnTable<T extends Table>(table: T, source: AnswerSource, situation: Situation<T>): TableRoll<T> {
  const request = requestFor(table, situation)
  const roll = readThrow(table, situation, request.count === 0 ? noThrow : source.roll(request))
  if (!wantsSecondStage(roll)) return roll
  return readSecondStage(situation, roll, source.roll(secondRequest(roll, situation)))
}

/** The same for several subjects, asked for in one go, stage by stage; same order out as in. */
export function rollAllOnTable<T extends Table>(
  table: T,
  source: AnswerSource,
  situations: readonly Situation<T>[],
): TableRoll<T>[] {
  const requests = situations.map((s) => requestFor(table, s))
  const throws = source.rollAll(requests.filter(({ count }) => count > 0)).values()
  const rolls = requests.map(({ count }, i) =>
    readThrow(table, situations[i]!, count === 0 ? noThrow : throws.next().value!),
  )
  const open = rolls.flatMap((roll, i) => (wantsSecondStage(roll) ? [i] : []))
  if (open.length === 0) return rolls
  const more = source.rollAll(open.map((i) => secondRequest(rolls[i]!, situations[i]!)))
  open.forEach((i, nth) => (rolls[i] = readSecondStage(situations[i]!, rolls[i]!, more[nth]!)))
  return rolls
}

/**
 * @returns the dice request of a first stage: how many dice after modifiers (0 where they leave none), and the rows that
 * may be picked by hand.
 * @throws RuleError `not-filled` for a table of which a row lacks what the player's copy may have.
 */
export function requestFor<T extends Table>(table: T, situation: Situation<T>): DiceRequest {
  const { first, movesDice, lacks } = planOf(table)
  if (lacks) mustBeFilled(table)
  const count = diceCount(first, situation)
  return {
    key: table.id,
    subject: situation.subject,
    why: `${table.title}: ${situation.why}`,
    count: movesDice ? movedCount(table, situation, count) : count,
    ...unusual(sidesFor(first, situation)),
    rows: table.scoreCounts ? undefined : table.rows,
    readings: [{ table, situation }],
  }
}

/**
 * One throw that is read on several tables, or for several situations: as many dice as the one takes that takes most,
 * each reading beginning with the first die. All of them read the same kind of dice.
 */
export const readTogether = (requests: readonly DiceRequest[]): DiceRequest => ({
  ...requests[0]!,
  count: Math.max(...requests.map(({ count }) => count)),
  readings: requests.flatMap(({ readings = [], count }) => readings.map((one) => ({ ...one, takes: count }))),
})

/** How many dice are left after modifiers: never fewer than none. */
function movedCount<T extends Table>(table: T, situation: Situation<T>, count: number): number {
  const set = planOf(table).setsDice.findLast(({ when }) => isTrue(situation.when, when))
  return Math.max(0, set?.sets ?? count + total(applied(table, situation, 'first'), 'dice'))
}

/** A throw of no dice. */
const noThrow: Throw = { faces: [], picked: null, by: 'program' }

function secondRequest<T extends Table>(first: TableRoll<T>, situation: Situation<T>): DiceRequest {
  const { table } = first
  const known = afterFirst(first, situation)
  return {
    key: table.id,
    subject: situation.subject,
    why: `${table.title}, second throw: ${situation.why}`,
    count: secondCount(table, known),
    ...unusual(sidesFor(planOf(table).second!, known)),
    readings: [{ table, situation, after: first }],
  }
}

/** @returns the situation of a second throw: what the row of the first gives may name its dice. */
export function afterFirst({ table, row }: TableRoll, situation: Situation): Situation {
  const { sides } = planOf(table).second!
  const given = typeof sides === 'string' ? row.gives?.[sides] : undefined
  return typeof given === 'number' ? { ...situation, numbers: { ...situation.numbers, [sides!]: given } } : situation
}

/** @returns how many dice a second throw takes, of a table that has one. */
export const secondCount = (table: Table, situation: Situation): number => diceCount(planOf(table).second!, situation)

/** @returns the number that each die of a throw passes against, as modifiers leave it; null where dice are read otherwise. */
export function targetOf(table: Table, situation: Situation, stage: 'first' | 'second'): number | null {
  const { first, second } = planOf(table)
  const rule = stage === 'first' ? first : second!
  const number = comparedWith(rule, situation)
  if (number === null || stage === 'second') return number
  return number + total(applied(table, situation, 'first'), 'target')
}

/**
 * Reads a throw that was made for this table and situation.
 * @throws RuleError `bad-input` when no row fits.
 */
export function readThrow<T extends Table>(table: T, situation: Situation<T>, thrown: Throw): TableRoll<T> {
  const { faces, by, who, picked } = thrown
  const numbers = movedNumbers(table, situation)
  if (picked !== null) {
    const row = table.rows[picked]!
    return {
      table,
      row,
      index: picked,
      faces,
      score: null,
      target: null,
      modifiers: none,
      numbers,
      by,
      who,
      picked: true,
    }
  }
  const { first: rule, lowest, highest, takesOff } = planOf(table)
  const modifiers = applied(table, situation, 'first')
  const target = targetOf(table, situation, 'first')
  const offs = takesOff ? offsOf(table, situation) : noOffs
  const score = within(lowest, scoreOf(rule, faces, target, situation, offs) + scoreMoved(modifiers), highest)
  const index = indexOfRow(table, score, numbers, situation.when)
  const row = table.rows[index]!
  const sides = thrown.sides === undefined ? null : { sides: faces.map(() => sidesOf(thrown)) }
  return { table, row, index, faces, ...sides, score, target, modifiers, numbers, by, who, picked: false }
}

/** Does a roll go on with a second throw? */
export const wantsSecondStage = ({ table, row, picked }: TableRoll): boolean =>
  !picked && row.then !== undefined && planOf(table).second !== undefined

/**
 * Reads the second throw of a table in two stages. Modifiers to the score belong to it: "-1 to the 1d6", not to the
 * passing dice before it (FNG p. 61).
 * @throws RuleError `bad-input` when no row fits.
 */
export function readSecondStage<T extends Table>(
  situation: Situation<T>,
  first: TableRoll<T>,
  thrown: Throw,
): TableRoll<T> {
  const { table, numbers } = first
  const modifiers = applied(table, situation, 'second')
  const rule = planOf(table).second!
  const target = targetOf(table, situation, 'second')
  const score = scoreOf(rule, thrown.faces, target, situation, noOffs) + total(modifiers, 'score')
  const index = table.rows.findIndex(
    (row) =>
      rowCounts(row, situation.when) &&
      rowFits(row, first.score!, numbers) &&
      row.then !== undefined &&
      score >= boundValue(row.then.from, numbers) &&
      score <= boundValue(row.then.to, numbers),
  )
  if (index < 0) throw noRow(table, `${String(first.score)} and then ${score}.`)
  return {
    ...first,
    row: table.rows[index]!,
    index,
    faces: [...first.faces, ...thrown.faces],
    ...sidesOfBoth(first, thrown),
    score,
    modifiers: [...first.modifiers, ...modifiers],
    by: thrown.by,
    who: thrown.who,
  }
}

function sidesOfBoth(first: TableRoll, second: Throw): { readonly sides: readonly number[] } | null {
  if (first.sides === undefined && second.sides === undefined) return null
  const before = first.sides ?? first.faces.map(() => sidesOf({}))
  return { sides: [...before, ...second.faces.map(() => sidesOf(second))] }
}

/** @returns the dice that a first throw takes off where it adds them. */
export const offsOf = <T extends Table>(table: T, situation: Situation<T>): readonly Off[] =>
  offsBy(planOf(table).first, applied(table, situation, 'first'))

const noOffs: readonly Off[] = []
const none: readonly AppliedModifier[] = []
const noNumbers: Readonly<Record<string, number>> = {}

function indexOfRow(
  table: Table,
  score: number,
  numbers: Readonly<Record<string, number>>,
  when: Circumstances | undefined,
): number {
  const { reaches } = planOf(table)
  for (let i = 0; i < reaches.length; i++) {
    const { lowest, highest, always } = reaches[i]!
    if (score < lowest || score > highest) continue
    const row = table.rows[i]!
    if (always || (rowCounts(row, when) && rowFits(row, score, numbers))) return i
  }
  throw noRow(table, `${score}.`)
}

/** The numbers of the situation as modifiers leave them: an Impact of 2 against a flak jacket is 1 (FNG p. 7). */
function movedNumbers(table: Table, { numbers = noNumbers, when }: Situation): Readonly<Record<string, number>> {
  const { movesNumbers } = planOf(table)
  if (movesNumbers.length === 0 || when === undefined) return numbers
  const moved: Record<string, number> = { ...numbers }
  for (const { of, by, atLeast = -Infinity, when: circumstance } of movesNumbers) {
    const times = Number((when as Circumstances)[circumstance] ?? 0)
    const before = moved[of!]
    if (times !== 0 && before !== undefined) moved[of!] = Math.max(before + by * times, Math.min(before, atLeast))
  }
  return moved
}

const isTrue = (when: Circumstances | undefined, circumstance: string): boolean => Boolean(when?.[circumstance])

/** What holds together brings a score that no row of the book meets. */
const noRow = ({ id, title }: Table, score: string): RuleError =>
  new RuleError('bad-input', `${title} has no row for ${score} Not all that was named can hold at once (${id}).`)

/** The modifiers that apply. Of a staged table, those to the score belong to the second throw. */
function applied<T extends Table>(
  table: T,
  situation: Situation<T>,
  stage: 'first' | 'second',
): readonly AppliedModifier[] {
  if (situation.when === undefined) return none
  const when = situation.when as Readonly<Record<string, boolean | number | undefined>>
  const { modifiers, second } = planOf(table)
  let found: AppliedModifier[] | null = null
  for (const { when: circumstance, once } of modifiers) {
    const holds = when[circumstance]
    if (!holds || (second !== undefined && (once.to === 'score') !== (stage === 'second'))) continue
    const modifier = holds === true || holds === 1 ? once : { ...once, by: once.by * holds }
    // Begun with its first, for an empty list makes room for many more than ever apply.
    if (found === null) found = [modifier]
    else found.push(modifier)
  }
  return found ?? none
}

function total(modifiers: readonly AppliedModifier[], to: Modifier['to']): number {
  let sum = 0
  for (const modifier of modifiers) if (modifier.to === to) sum += modifier.by
  return sum
}

/** What modifiers of a score or of a level come to. */
function scoreMoved(modifiers: readonly AppliedModifier[]): number {
  let sum = 0
  for (const { to, by } of modifiers) if (to === 'score' || to === 'level') sum += by
  return sum
}

/** Without Math.min and Math.max, which turn every score into a floating-point number. */
const within = (lowest: number, score: number, highest: number): number =>
  score < lowest ? lowest : score > highest ? highest : score
