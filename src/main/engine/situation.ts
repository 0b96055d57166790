import { facesOf, usualSides } from './dice.ts'
import type { DiceRule, NumberOf } from './diceRule.ts'
import { rowFits, type Bound, type Row, type Table } from './table.ts'

/** What has to be known before anybody can roll on a table alone. */
export interface Asks {
  /** Numbers that its dice, rows and modifiers name: `REP`, `EAL`. */
  readonly numbers: readonly string[]
  /** Circumstances that it knows; those of its rows have no effect of their own. */
  readonly circumstances: readonly { readonly when: string; readonly text: string }[]
  /** Is anything rolled at all? */
  readonly rolled: boolean
  /** Sides that all of its dice have; null where a unit or a row names them, or they differ. */
  readonly sides: number | null
}

/** @returns what a table asks of whoever rolls on it, in the order in which it names it. */
export function asksOf(table: Table): Asks {
  const { dice, modifiers, rows } = table
  const numbers = [
    ...namedBy(dice).filter((name) => rows.every(({ gives }) => gives?.[name] === undefined)),
    ...rows.flatMap(({ from, to, then }) => [from, to, then?.from, then?.to].flatMap(nameIn)),
    ...modifiers.flatMap(({ of }) => (of === undefined ? [] : [of])),
  ]
  const known = new Set(modifiers.map(({ when }) => when))
  const ofRows = [...new Set(rows.flatMap(({ when }) => (when === undefined || known.has(when) ? [] : [when])))]
  return {
    numbers: [...new Set(numbers)],
    circumstances: [
      ...modifiers.map(({ when, text }) => ({ when, text })),
      ...ofRows.map((when) => ({ when, text: circumstanceWords(rows, when) })),
    ],
    rolled: isRolled(table),
    sides: sidesIn(dice),
  }
}

function sidesIn(dice: DiceRule): number | null {
  const stages = dice.kind === 'stages' ? dice.stages : [dice]
  const [first, ...others] = stages.map(({ sides = usualSides }) => sides)
  return typeof first === 'number' && others.every((sides) => sides === first) ? first : null
}

/** Lists of chances have a die too, but not a row for each of its faces. */
function isRolled({ dice, rows, modifiers }: Table): boolean {
  if (dice.kind === 'lookUp') return false
  if (dice.kind !== 'read' && dice.kind !== 'possibility') return rows.some(({ from }) => from !== undefined)
  const varies = modifiers.length > 0 || rows.some(({ from, to }) => typeof from === 'object' || typeof to === 'object')
  if (typeof dice.sides === 'string') return rows.some(({ from }) => from !== undefined)
  return varies || facesOf(dice.sides ?? usualSides).every((face) => rows.some((row) => rowFits(row, face, {})))
}

/** What a dice rule names; sides of a second throw that a row gives need not be said. */
function namedBy(dice: DiceRule): readonly string[] {
  switch (dice.kind) {
    case 'passing':
    case 'atLeast':
      return namesIn(dice.versus, dice.count, dice.sides)
    case 'added':
    case 'best':
      return namesIn(dice.count, dice.plus, dice.sides)
    case 'successes':
      return namesIn(dice.count, dice.sides)
    case 'stages':
      return dice.stages.flatMap(namedBy)
    default:
      return namesIn(dice.sides)
  }
}

const namesIn = (...numbers: readonly (NumberOf | undefined)[]): string[] =>
  numbers.filter((number) => typeof number === 'string')

const nameIn = (bound: Bound | undefined): string[] => (typeof bound === 'object' ? [bound.of] : [])

/** @returns a circumstance of rows as they say it, else its own name taken apart. */
export function circumstanceWords(rows: readonly Row[], when: string): string {
  const cell = rows.find((row) => row.when === when)?.cells?.['circumstance']
  if (cell !== undefined) return String(cell)
  const words = when.replace(/([A-Z0-9]+)/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Rows of the same score may each have a circumstance: then one of them must hold.
 * @param when the circumstances that hold.
 * @returns those of which one is missing; null when the table can be read whatever comes up.
 */
export function missingCircumstance(table: Table, when: ReadonlySet<string>): readonly string[] | null {
  for (const row of table.rows) {
    const same = table.rows.filter(({ from, to }) => from === row.from && to === row.to)
    if (same.every((one) => one.when !== undefined && !when.has(one.when))) return same.map((one) => one.when!)
  }
  return null
}
