import * as z from 'zod'
import { defineForms, schemasOf } from '../../../../src/contract/form.ts'
import { defineContract } from '../../../../src/contract/game.ts'
import { toyAbout } from './about.ts'

const name = { kind: 'text', label: 'Name', most: 40, needed: true } as const

/** Steps whose form, schema and help are made of these fields. */
const forms = defineForms({
  begin: {
    title: 'Make a ferry fast',
    fields: {
      ferry: { ...name, label: 'Ferry' },
      hands: { kind: 'texts', label: 'Hands', least: 1, most: 8, each: 40, needed: true },
    },
  },
  row: {
    title: 'Row a stretch',
    fields: { pushed: { kind: 'number', label: 'Yards pushed off from the bank', least: 0, most: 20, otherwise: 0 } },
  },
  rename: { title: 'Name a hand anew', fields: { hand: { kind: 'pick', label: 'Hand', from: 'hands' }, name } },
})

/** How far the ferry has come. */
export interface FerryView {
  readonly ferry: string
  readonly stretch: number
  readonly yards: number
  /** Yards from bank to bank. */
  readonly across: number
  readonly hands: readonly { readonly id: number; readonly name: string }[]
  /** Cards left in the deck. */
  readonly cards: number
}

export interface ToyAnswers {
  readonly ferry: FerryView | null
}

export const toyContract = defineContract({
  ...toyAbout,
  steps: { ...schemasOf(forms), shuffle: z.strictObject({}) },
  forms,
  queries: { ferry: {} },
  bookQueries: {},
  shown: { ferry: 'begun' },
  answers: undefined as ToyAnswers | undefined,
})
