import type { Reading } from './reading.ts'
import type { Situation } from './rollOnTable.ts'
import { targetOf } from './applied.ts'
import type { DiceRule } from './diceRule.ts'
import type { Row, Table } from './table.ts'

/** What is read by hand, where no table of the book reads the dice as they stand. */
export interface ReadByHand {
  /** What it is called: "Disarm Trap, one more die". */
  readonly title: string
  /** Printed page of the system's book; null where its pages bear no numbers. */
  readonly page: number | null
  readonly dice: DiceRule
  readonly rows: readonly (Pick<Row, 'from' | 'to'> & { readonly text: string })[]
  /** The numbers that the dice rule names. */
  readonly numbers?: Readonly<Record<string, number>>
}

/** @returns the reading of dice that are read by hand, so that they tell what they bring as those of a table do. */
export const readByHand = ({ title, page, dice, rows, numbers = {} }: ReadByHand): Reading => ({
  table: { id: `by-hand.${title}`, title, page, dice, how: '', modifiers: [], rows },
  situation: { subject: 0, why: title, numbers },
  byHand: true,
})

type Named = Pick<ReadByHand, 'title' | 'page'>

/** @returns the reading of a possibility, "(1-2)": one die, in the span or not (FNG p. 2). */
export const readChance = (named: Named, span: { readonly from: number; readonly to: number }, is: YesOrNo): Reading =>
  readByHand({
    ...named,
    dice: { kind: 'read' },
    rows: [
      { ...span, text: is.yes },
      { from: 'less', to: 'more', text: is.no },
    ],
  })

interface YesOrNo {
  readonly yes: string
  readonly no: string
}

/** @returns the reading of 1/2d6: the half of the die, in words (FNG p. 1). */
export const readHalf = (named: Named, words: (half: number) => string): Reading =>
  readByHand({
    ...named,
    dice: { kind: 'half' },
    rows: [1, 2, 3].map((half) => ({ from: half, to: half, text: words(half) })),
  })

/** @returns the reading of passing dice of which each stands for itself. */
export const readPassing = (named: Named, target: number, is: YesOrNo): Reading => ({
  ...readByHand({
    ...named,
    dice: { kind: 'passing', count: 1, versus: 'target' },
    rows: [
      { from: 1, to: 1, text: is.yes },
      { from: 0, to: 0, text: is.no },
    ],
    numbers: { target },
  }),
  takes: 'each',
})

/**
 * @returns the reading of some of the dice of a roll on a table of passing dice, whose others are thrown apart: which
 * pass is all that can be told of them.
 */
export const readSome = (table: Table, situation: Situation, about: string): Reading => ({
  ...readPassing(table, targetOf(table, situation, 'first')!, { yes: 'Passed', no: 'Not passed' }),
  about,
})
