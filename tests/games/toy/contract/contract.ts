import * as z from 'zod'
import { defineContract } from '../../../../src/contract/game.ts'

const name = z.string().trim().min(1).max(40)

/** How far the ferry has come. */
export interface FerryView {
  readonly ferry: string
  readonly stretch: number
  readonly yards: number
  readonly hands: readonly { readonly id: number; readonly name: string }[]
  /** Cards left in the deck. */
  readonly cards: number
}

interface ToyAnswers {
  readonly ferry: FerryView | null
}

export const toyContract = defineContract({
  id: 'toy',
  title: 'The Ferry',
  about: 'A ferry and the hands that row it across.',
  stage: 'beta',
  book: 'None: it lives in the tests.',
  covers: ['Rowing'],
  leaves: ['The river'],
  copy: [],
  dice: [12],
  cards: true,
  sample: false,
  pages: { pages: [] },
  steps: {
    begin: z.strictObject({ ferry: name, hands: z.array(name).min(1).max(8).readonly() }),
    row: z.strictObject({}),
    shuffle: z.strictObject({}),
    rename: z.strictObject({ hand: z.int().positive(), name }),
  },
  queries: { ferry: {} },
  bookQueries: {},
  shown: { ferry: 'begun' },
  answers: undefined as ToyAnswers | undefined,
})
