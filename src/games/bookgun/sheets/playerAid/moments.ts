import type { Moment } from '../../../../main/sheets/aid/page.ts'

/** The moments of a game, in their order, and the pages on which each has a band. */
export const moments: readonly Moment[] = [
  { name: 'UNITS', on: [1] },
  { name: 'RULES', on: [1] },
  { name: 'TURN', on: [2] },
  { name: 'MOVE', on: [2, 3] },
  { name: 'SEE', on: [3] },
  { name: 'FIRE', on: [4] },
  { name: 'CLOSE', on: [4] },
  { name: 'MORALE', on: [4] },
]
