import { applied, movedNumbers, offsOf, scoreMoved, targetOf, total } from './applied.ts'
import type { AnswerSource, Hand, Throw } from './answers.ts'
import { sidesOf, type Off } from './dice.ts'
import { RuleError } from './errors.ts'
import { planOf, type AppliedModifier } from './plan.ts'
import { scoreOf } from './readDice.ts'
import { boundValue, rowCounts, rowFits, type Circumstances, type Table, type WhenOf } from './table.ts'
import { requestFor, secondRequest } from './throwRequest.ts'

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
  /** What it comes to is hidden from somebody: nobody may reckon from the tour's seed what the program rolls. */
  readonly unguessable?: true
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

/**
 * The same for several subjects, asked for in one go, stage by stage; same order out as in.
 * @param lies told of the first throws that lie there already, before the others are asked for.
 */
export function rollAllOnTable<T extends Table>(
  table: T,
  source: AnswerSource,
  situations: readonly Situation<T>[],
  lies?: (roll: TableRoll<T>, nth: number) => void,
): TableRoll<T>[] {
  const requests = situations.map((s) => requestFor(table, s))
  const asked = situations.filter((_, i) => requests[i]!.count > 0)
  const throws = source
    .rollAll(
      requests.filter(({ count }) => count > 0),
      lies &&
        ((thrown, nth) => {
          const one = asked[nth]!
          lies(readThrow(table, one, thrown), situations.indexOf(one))
        }),
    )
    .values()
  const rolls = requests.map(({ count }, i) =>
    readThrow(table, situations[i]!, count === 0 ? noThrow : throws.next().value!),
  )
  const open = rolls.flatMap((roll, i) => (wantsSecondStage(roll) ? [i] : []))
  if (open.length === 0) return rolls
  const more = source.rollAll(open.map((i) => secondRequest(rolls[i]!, situations[i]!)))
  open.forEach((i, nth) => (rolls[i] = readSecondStage(situations[i]!, rolls[i]!, more[nth]!)))
  return rolls
}

/** A throw of no dice. */
const noThrow: Throw = { faces: [], picked: null, by: 'program' }

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

const noOffs: readonly Off[] = []
const none: readonly AppliedModifier[] = []

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

/** What holds together brings a score that no row of the book meets. */
const noRow = ({ id, title }: Table, score: string): RuleError =>
  new RuleError('bad-input', `${title} has no row for ${score} Not all that was named can hold at once (${id}).`)

/** Without Math.min and Math.max, which turn every score into a floating-point number. */
const within = (lowest: number, score: number, highest: number): number =>
  score < lowest ? lowest : score > highest ? highest : score
