import { blockIn, type AidBlocks } from '../../../../../main/sheets/aid/card.ts'
import { labelColumns, scoreColumns, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import { aidBlock, type AidPage, bands, half, under } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'

const move = 162
const changes = 566

/** Page 2: the turn, and the dice of a move. */
export function movePage(page: AidPage, aid: AidBlocks): void {
  const { at } = page
  page.band('TURN', bands.top, move - 8)
  page.band('MOVE', move, bands.bottom)
  const top = bands.top + 3
  wholeBlock(page, at(0, top, half.w), blockIn(aid, '2.1'), labelColumns(62, half.w), { until: move - 8 })
  wholeBlock(page, at(half.right, top, half.w), blockIn(aid, '2.2'), scoreColumns(half.w), { until: move - 8 })
  const style = { pad: 2.4, notes: 2, until: changes - 4 }
  wholeBlock(page, at(0, move + under, aidBlock.w), blockIn(aid, '2.3'), diceColumns, style)
  const last = labelColumns(72, half.w)
  wholeBlock(page, at(0, changes, half.w), blockIn(aid, '2.4'), last, { pad: 2, until: bands.bottom })
  wholeBlock(page, at(half.right, changes, half.w), blockIn(aid, '2.5'), last, { until: bands.bottom })
}

const way: AidColumn = { w: 78, look: 'figure', align: 'centre', pad: 0 }
const diceColumns: readonly AidColumn[] = [{ w: 158 }, way, way, way, way, { w: 70, align: 'centre', pad: 0 }]
