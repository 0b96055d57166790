import { contracts as shipped } from '../../src/games/contracts.ts'
import { toyContract } from './toy/contract/contract.ts'

/** What the program agrees on with each game, those that live in the tests among them. */
export const contracts = [...shipped, toyContract] as const
