import type { SoldierView } from './roster.ts'

const names: Readonly<Record<SoldierView['status'], string>> = {
  present: 'Present',
  hospital: 'Hospital',
  rAndR: 'R&R',
  dead: 'Killed',
  missing: 'Missing',
  sentHome: 'Sent home',
  wentHome: 'Gone home',
  relieved: 'Relieved',
}

/** @returns where a man is, in a word. */
export const statusName = (status: SoldierView['status']): string => names[status]
