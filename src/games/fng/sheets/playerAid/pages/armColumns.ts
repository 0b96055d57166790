import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'

/** A weapon with its range, targets, Impact and rank. */
export const armColumns = (w: number): AidColumn[] => [
  { w: w - 152 },
  { w: 38, look: 'typed', align: 'centre', pad: 0 },
  { w: 52, look: 'typed', align: 'centre', pad: 0 },
  { w: 34, look: 'typed', align: 'centre', pad: 0 },
  { w: 28, look: 'figure', align: 'centre', pad: 0 },
]
