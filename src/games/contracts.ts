import { bookgunContract } from './bookgun/contract/contract.ts'
import { fngContract } from './fng/contract/contract.ts'
import { skirmishContract } from './skirmish/contract/contract.ts'
import { snoopinContract } from './snoopin/contract/contract.ts'

/** What the program and its screens agree on with each game. */
export const contracts = [fngContract, skirmishContract, snoopinContract, bookgunContract] as const
