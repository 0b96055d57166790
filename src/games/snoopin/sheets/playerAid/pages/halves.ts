import type { AidBlock } from '../../../../../main/sheets/aid/block.ts'
import { drawBlockHead } from '../../../../../main/sheets/aid/blockHead.ts'
import { rowsAndNotes, type BlockStyle } from '../../../../../main/sheets/aid/lists.ts'
import { aidBlock, half, type AidPage } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'
import { PaperTable } from '../../../../../main/sheets/paperTable.ts'

/** A block whose rows stand in two halves beside each other, under one head. @returns the y under the longer. */
export function inHalves(
  page: AidPage,
  top: number,
  block: AidBlock,
  columns: readonly AidColumn[],
  style: BlockStyle = {},
): number {
  const y = drawBlockHead(page.pen, page.at(0, top, aidBlock.w), block)
  const paper = new PaperTable()
  const middle = Math.ceil(block.rows.length / 2)
  const ends = [0, half.right].map((x, i) => {
    const rows = i === 0 ? block.rows.slice(0, middle) : block.rows.slice(middle)
    const part = { ...block, rows, notes: [] }
    return rowsAndNotes(page, { ...page.at(x, 0, half.w), y }, part, columns, { ...style, paper })
  })
  const end = Math.max(...ends)
  return rowsAndNotes(page, { ...page.at(0, 0, aidBlock.w), y: end }, { ...block, rows: [] }, columns, style)
}

/** A score of one figure or of two, then what it brings. */
export const spanColumns = (w: number): AidColumn[] => [
  { w: spanWide, look: 'score' },
  { w: w - spanWide, pad: 0 },
]

const spanWide = 34
