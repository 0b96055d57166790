import type { By, Drawn, Hand } from './answers.ts'
import { lookOf, type Card } from './cards.ts'
import { sidesOf, usualSides, type OfSides } from './dice.ts'
import type { TablePatch } from './houseRules.ts'
import type { AppliedModifier } from './plan.ts'
import type { TableRoll } from './rollOnTable.ts'

/** A row of the state that a line is about, and which of its fields. */
export interface About {
  readonly collection: string
  readonly id: number
  readonly field?: string
}

/** One line of the journal: a sentence for the player, with all that "why?" needs. */
export interface Line {
  readonly text: string
  readonly about: About | null
  /** Id of the table that was rolled on or looked up. */
  readonly table: string | null
  /** Index of the row that came up. */
  readonly row: number | null
  /** Printed page of the system's book. */
  readonly page: number | null
  readonly faces: readonly number[]
  /** Sides of each of these dice, where any has not six. */
  readonly sides?: readonly number[]
  /** The card that was dealt, where one was. */
  readonly card?: Card
  /** The number that passing dice were compared with. */
  readonly target: number | null
  /** What was compared with the rows. */
  readonly score: number | null
  readonly modifiers: readonly AppliedModifier[]
  /** The numbers that dice or rows were read against: `{ REP: 4, m: 11 }`. */
  readonly numbers: Readonly<Record<string, number>>
  /** Who brought the dice or picked the row; null where nothing was rolled. */
  readonly by: By | null
  /** Name of the player who rolled or picked, where several play. */
  readonly who: string | null
  /** True when the player picked the row by hand instead of rolling. */
  readonly picked: boolean
  /** What the table was by house rules when it was rolled on; null by the book. */
  readonly house: TablePatch | null
  /** True while the line must not be shown to the player. */
  readonly secret: boolean
}

const plain: Omit<Line, 'text'> = {
  about: null,
  table: null,
  row: null,
  page: null,
  faces: [],
  target: null,
  score: null,
  modifiers: [],
  numbers: {},
  by: null,
  who: null,
  picked: false,
  house: null,
  secret: false,
}

/** A name that ends in a stop ("Sgt Kowalski, W.") ends its sentence with it. */
const oneStop = (text: string) => text.replace(/(?<!\.)\.\.(?=\s|$)/g, '.')

/** A line without dice: "Late March 1967: no contact." A row that was looked up comes with the house rules of its table. */
export const note = (
  text: string,
  more: Partial<Pick<Line, 'about' | 'page' | 'table' | 'row' | 'house'>> = {},
): Line => ({
  ...plain,
  ...more,
  text: oneStop(text),
})

/**
 * A line for a roll.
 * @param text what came of it, for the player: "Pfc Able recovers and stays with the squad."
 */
export const explain = (roll: TableRoll, text: string, about: About | null = null): Line => ({
  ...plain,
  text: oneStop(text),
  about,
  table: roll.table.id,
  row: roll.index,
  page: roll.table.page,
  faces: roll.faces,
  ...(roll.sides !== undefined && { sides: roll.sides }),
  target: roll.target,
  score: roll.score,
  modifiers: roll.modifiers,
  numbers: roll.numbers,
  by: roll.by,
  who: roll.who ?? null,
  picked: roll.picked,
  house: roll.table.house ?? null,
})

/** A line for a card that was dealt: "The king of spades: the Army acts." */
export const explainCard = (
  text: string,
  dealt: Drawn,
  more: Partial<Pick<Line, 'about' | 'page' | 'table'>> = {},
): Line => ({
  ...plain,
  ...more,
  text: oneStop(text),
  card: lookOf(dealt.drawn),
  by: dealt.by,
  who: dealt.who ?? null,
})

/** A line for dice that belong to no table, such as a squad's strength. */
export const explainDice = (
  text: string,
  dice: Hand & OfSides & { readonly faces: readonly number[] },
  more: Partial<Pick<Line, 'about' | 'page' | 'table' | 'score'>> = {},
): Line => ({
  ...plain,
  ...more,
  text: oneStop(text),
  faces: dice.faces,
  ...(sidesOf(dice) !== usualSides && { sides: dice.faces.map(() => sidesOf(dice)) }),
  by: dice.by,
  who: dice.who ?? null,
})

/** What an entry is called of which not even may be told what was done. */
export const sealedTitle = 'Sealed'
