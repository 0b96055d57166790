import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'
import { whole } from './halves.ts'

const area = 57
const rank: AidColumn = { w: (whole - area) / 3, pad: 6, gap: 4, rule: 'thin' }

/** What is improved, and a column for each rank. */
export const rankColumns: readonly AidColumn[] = [{ w: area, look: 'strong' }, rank, rank, rank]
