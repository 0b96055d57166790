import { copy } from './blanks.ts'

/** @returns the tables with what the player filled in. */
export const rulesOf = copy.rulesOf
