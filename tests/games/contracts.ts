import { contracts as shipped } from '../../src/games/contracts.ts'

/** What the program agrees on with each game, those that live in the tests among them. */
export const contracts = [...shipped] as const
