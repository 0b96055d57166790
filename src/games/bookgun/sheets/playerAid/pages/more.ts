import { blockIn, type AidBlocks } from '../../../../../main/sheets/aid/card.ts'
import { labelColumns, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import { aidBlock, type AidPage, bands, half, under } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'

const middle = 262
const see = 530

/** Page 3: how figures stand, what they cross and ride on, what they see. */
export function morePage(page: AidPage, aid: AidBlocks): void {
  const { at } = page
  page.band('MOVE', bands.top, see - 8)
  page.band('SEE', see, bands.bottom)
  const top = bands.top + 3
  wholeBlock(page, at(0, top, aidBlock.w), blockIn(aid, '3.1'), labelColumns(104, aidBlock.w), {
    notes: 2,
    until: middle - 4,
  })
  const labels = labelColumns(66, half.w)
  const left = wholeBlock(page, at(0, middle, half.w), blockIn(aid, '3.2'), labels, {})
  wholeBlock(page, { ...at(0, 0, half.w), y: left + 8 }, blockIn(aid, '3.3'), labels, { until: see - 8 })
  const right = wholeBlock(page, at(half.right, middle, half.w), blockIn(aid, '3.4'), carriers, {})
  wholeBlock(page, { ...at(half.right, 0, half.w), y: right + 8 }, blockIn(aid, '3.5'), labels, { until: see - 8 })
  drawSight(page, aid)
}

const carriers: readonly AidColumn[] = [{ w: 150 }, { w: 111, pad: 4 }]

const looked: AidColumn = { w: 62, look: 'figure', align: 'centre', pad: 0 }
const spotting: readonly AidColumn[] = [{ w: half.w - 2 * looked.w }, looked, looked]

function drawSight(page: AidPage, aid: AidBlocks): void {
  const top = see + under
  wholeBlock(page, page.at(0, top, half.w), blockIn(aid, '3.6'), spotting, { pad: 2, until: bands.bottom })
  const labels = labelColumns(52, half.w)
  const end = wholeBlock(page, page.at(half.right, top, half.w), blockIn(aid, '3.7'), labels, { pad: 2 })
  const below = { ...page.at(half.right, 0, half.w), y: end + 6 }
  wholeBlock(page, below, blockIn(aid, '3.8'), labels, { pad: 2, until: bands.bottom })
}
