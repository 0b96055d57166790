import { drawBlockHead } from '../../../../../main/sheets/aid/blockHead.ts'
import type { AidBlock } from '../../../../../main/sheets/aid/block.ts'
import { scoreColumns } from '../../../../../main/sheets/aid/lists.ts'
import { drawTable, rowRule } from '../../../../../main/sheets/aid/table.ts'
import { drawWords } from '../../../../../main/sheets/aid/words.ts'
import type { Box } from '../../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../../main/sheets/pen.ts'

/**
 * Scores with what they bring, and beside them how they are rolled for.
 * @param width of the rows.
 * @param until where both end at the latest, on the page.
 * @returns the y under the longer.
 */
export function besideNote(pen: Pen, place: Omit<Box, 'h'>, block: AidBlock, width: number, until = Infinity): number {
  const y = drawBlockHead(pen, place, block)
  const rows = { ...place, w: width - 6, y }
  const end = drawTable(pen, rows, block, scoreColumns(rows.w), { until })
  const x = place.x + width
  pen.line(x, y, x, end, rowRule.width, rowRule.grey)
  const note = drawWords(pen, { x: x + 7, y: y + 1.5, w: place.w - width - 7 }, block.notes[0]!, { until })
  return Math.max(end, note)
}
