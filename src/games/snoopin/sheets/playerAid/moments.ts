import type { Moment } from '../../../../main/sheets/aid/page.ts'

/** The moments of a campaign turn, in their order, and the page on which each has its band. */
export const moments: readonly Moment[] = [
  { name: 'TURN', on: [1] },
  { name: 'MISSION', on: [1] },
  { name: 'ORDERS', on: [1] },
  { name: 'TABLE', on: [1] },
  { name: 'GAME', on: [2] },
  { name: 'TEAMS', on: [2] },
  { name: 'WON', on: [3] },
  { name: 'HURT', on: [3] },
  { name: 'LEARN', on: [4] },
  { name: 'BACK', on: [4] },
]
