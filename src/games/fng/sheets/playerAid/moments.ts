import type { Moment } from '../../../../main/sheets/aid/page.ts'

/** The moments of play, in their order, and the pages on which each has a band. */
export const moments: readonly Moment[] = [
  { name: 'ACT', on: [1] },
  { name: 'SEE', on: [1, 2] },
  { name: 'SHOOT', on: [2, 4] },
  { name: 'HURT', on: [1, 2] },
  { name: 'CLOSE', on: [3] },
  { name: 'HIDDEN', on: [3] },
  { name: 'CALL', on: [4] },
  { name: 'AFTER', on: [4] },
]
