import { aidBlock } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'

const area = 57
const rank: AidColumn = { w: (aidBlock.w - area) / 3, pad: 6, gap: 4, rule: 'thin' }

/** What is improved, and a column for each rank. */
export const rankColumns: readonly AidColumn[] = [{ w: area, look: 'strong' }, rank, rank, rank]
