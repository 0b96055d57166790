import { fngContract } from './fng/contract/contract.ts'
import { skirmishContract } from './skirmish/contract/contract.ts'

/** What the program and its screens agree on with each game. */
export const contracts = [fngContract, skirmishContract] as const
