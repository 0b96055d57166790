import type { AnswerSource, By, D6, DiceRequest, Throw } from './answers.ts'
import { countPassed, countSuccesses, halfDie, lower, sum } from './checks.ts'
import { RuleError } from './errors.ts'
import { boundValue, rowFits, type DiceRule, type Modifier, type Table, type WhenOf } from './table.ts'

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

/** A modifier that applied, with what it came to. */
export interface AppliedModifier {
  readonly text: string
  readonly to: Modifier['to']
  readonly by: number
}

/** A finished roll: which row came up, and all that "why?" has to tell. */
export interface TableRoll<T extends Table = Table> {
  readonly table: T
  readonly row: T['rows'][number]
  readonly index: number
  readonly faces: readonly D6[]
  /** What was compared with the rows: passes, a total, a single score; null when the row was picked by hand. */
  readonly score: number | null
  /** The modified number that passing dice were compared with. */
  readonly target: number | null
  readonly modifiers: readonly AppliedModifier[]
  readonly by: By
  readonly picked: boolean
}

/**
 * Rolls on a table: asks for the dice it wants with their modifiers, reads them, finds the row.
 * @throws RuleError `answer-wanted` when the dice are not known yet.
 */
export function rollOnTable<T extends Table>(table: T, source: AnswerSource, situation: Situation<T>): TableRoll<T> {
  return rollAllOnTable(table, source, [situation])[0]!
}

/** The same for several subjects, asked for in one go; same order out as in. */
export function rollAllOnTable<T extends Table>(
  table: T,
  source: AnswerSource,
  situations: readonly Situation<T>[],
): TableRoll<T>[] {
  const [first, second] = stagesOf(table.dice)
  const throws = source.rollAll(situations.map((s) => requestFor(table, first!, s)))
  return throws.map((thrown, i) => {
    const situation = situations[i]!
    const roll = readThrow(table, situation, thrown)
    if (roll.picked || second === undefined || roll.row.then === undefined) return roll
    return readSecondStage(table, situation, roll, second, source)
  })
}

/** @returns the dice request of a first stage: how many dice after modifiers, and the rows that may be picked by hand. */
export function requestFor<T extends Table>(table: T, rule: DiceRule, situation: Situation<T>): DiceRequest {
  return {
    key: table.id,
    subject: situation.subject,
    why: `${table.title}: ${situation.why}`,
    count: diceCount(rule, situation) + total(applied(table, situation, 'dice')),
    rows: table.rows.map((row, index) => ({ row: index, text: row.text ?? String(row.outcome ?? row.key) })),
  }
}

/**
 * Reads a throw that was made for this table and situation.
 * @throws Error when no row fits: the table has a gap.
 */
export function readThrow<T extends Table>(table: T, situation: Situation<T>, thrown: Throw): TableRoll<T> {
  const modifiers = applied(table, situation).filter((m) => m.to !== 'score' || table.dice.kind !== 'stages')
  if (thrown.picked !== null) {
    const row = table.rows[thrown.picked]!
    return {
      table,
      row,
      index: thrown.picked,
      faces: [],
      score: null,
      target: null,
      modifiers: [],
      by: thrown.by,
      picked: true,
    }
  }
  const rule = stagesOf(table.dice)[0]!
  const target = rule.kind === 'passing' ? number(situation, rule.versus) + total(modifiers, 'target') : null
  const score = withinRows(
    table,
    rule,
    scoreOf(rule, thrown.faces, target, situation) + total(modifiers, 'score', 'level'),
  )
  const index = table.rows.findIndex((row) => rowFits(row, score, situation.numbers ?? {}))
  if (index < 0) throw new Error(`${table.id} has no row for ${score}.`)
  const row = table.rows[index]!
  return { table, row, index, faces: thrown.faces, score, target, modifiers, by: thrown.by, picked: false }
}

/** Modifiers to the score belong to this throw: "-1 to the 1d6", not to the passing dice before it (FNG p. 61). */
function readSecondStage<T extends Table>(
  table: T,
  situation: Situation<T>,
  first: TableRoll<T>,
  rule: DiceRule,
  source: AnswerSource,
): TableRoll<T> {
  const thrown = source.roll({
    key: table.id,
    subject: situation.subject,
    why: `${table.title}, second throw: ${situation.why}`,
    count: diceCount(rule, situation),
  })
  const numbers = situation.numbers ?? {}
  const modifiers = applied(table, situation, 'score')
  const score = scoreOf(rule, thrown.faces, null, situation) + total(modifiers)
  const index = table.rows.findIndex(
    (row) =>
      rowFits(row, first.score!, numbers) &&
      row.then !== undefined &&
      score >= boundValue(row.then.from, numbers) &&
      score <= boundValue(row.then.to, numbers),
  )
  if (index < 0) throw new Error(`${table.id} has no row for ${String(first.score)} and then ${score}.`)
  return {
    ...first,
    row: table.rows[index]!,
    index,
    faces: [...first.faces, ...thrown.faces],
    score,
    modifiers: [...first.modifiers, ...modifiers],
    by: thrown.by,
  }
}

const stagesOf = (rule: DiceRule): readonly DiceRule[] => (rule.kind === 'stages' ? rule.stages : [rule])

function diceCount(rule: DiceRule, situation: Situation): number {
  switch (rule.kind) {
    case 'passing':
    case 'added':
      return rule.count
    case 'successes':
      return typeof rule.count === 'number' ? rule.count : number(situation, rule.count)
    case 'lower':
      return 2
    case 'read':
    case 'half':
    case 'possibility':
      return 1
    case 'lookUp':
    case 'stages':
      throw new Error(`Nothing is rolled on a ${rule.kind} table.`)
  }
}

function scoreOf(rule: DiceRule, faces: readonly D6[], target: number | null, situation: Situation): number {
  switch (rule.kind) {
    case 'passing':
      return countPassed(faces, target!, rule.alwaysFails ?? null)
    case 'successes':
      return countSuccesses(faces)
    case 'half':
      return halfDie(faces[0]!)
    case 'lower':
      return lower(faces)
    case 'added':
      return sum(faces) + (rule.plus === undefined ? 0 : number(situation, rule.plus))
    default:
      return sum(faces)
  }
}

/**
 * Surplus passes or successes count as the highest row (ruling to FNG p. 2). A level that modifiers move stays within
 * the rows: an EAL is 1 to 6 (ruling to FNG p. 58).
 */
function withinRows(table: Table, rule: DiceRule, score: number): number {
  const isLevel = table.modifiers.some((m) => m.to === 'level')
  if (rule.kind !== 'passing' && rule.kind !== 'successes' && !isLevel) return score
  const highest = Math.max(...table.rows.map((row) => (typeof row.to === 'number' ? row.to : Infinity)))
  const lowest = Math.min(...table.rows.map((row) => (typeof row.from === 'number' ? row.from : -Infinity)))
  return Math.min(Math.max(score, isLevel ? lowest : score), highest)
}

function applied<T extends Table>(table: T, situation: Situation<T>, only?: Modifier['to']): AppliedModifier[] {
  const when = (situation.when ?? {}) as Readonly<Record<string, boolean | number | undefined>>
  return table.modifiers
    .map((m) => ({ text: m.text, to: m.to, by: m.by * Number(when[m.when] ?? false) }))
    .filter((m) => m.by !== 0 && (only === undefined || m.to === only))
}

const total = (modifiers: readonly AppliedModifier[], ...to: Modifier['to'][]): number =>
  modifiers.filter((m) => to.length === 0 || to.includes(m.to)).reduce((n, m) => n + m.by, 0)

function number(situation: Situation, name: string): number {
  const value = situation.numbers?.[name]
  if (value === undefined) throw new RuleError('bad-input', `${situation.why}: ${name} is not known.`)
  return value
}
