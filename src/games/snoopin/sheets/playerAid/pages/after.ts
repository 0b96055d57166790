import { blockIn, type AidBlocks } from '../../../../../main/sheets/aid/card.ts'
import { points, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import { aidBlock, type AidPage, bands, half } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'
import { inHalves, spanColumns } from './halves.ts'
import { rankColumns } from './rankColumns.ts'

const ranks = 226
const special = 418
const back = 570

/** Page 4: who has learnt something, who comes back. */
export function afterPage(page: AidPage, aid: AidBlocks): void {
  page.band('LEARN', bands.top, back - 8)
  page.band('BACK', back, bands.bottom)
  const top = bands.top + 3
  points(page, page.at(0, top, half.w), blockIn(aid, '4.1'))
  wholeBlock(page, page.at(half.right, top, half.w), blockIn(aid, '4.2'), results, { until: ranks - 4 })
  wholeBlock(page, page.at(0, ranks, aidBlock.w), blockIn(aid, '4.3'), rankColumns, { pad: 5, until: special - 4 })
  inHalves(page, special, blockIn(aid, '4.4'), spanColumns(half.w), { pad: 5, until: back - 8 })
  drawBack(page, aid)
}

const results: readonly AidColumn[] = [
  { w: 37, look: 'score' },
  { w: 114, rule: 'thin', pad: 6 },
  { w: 110, rule: 'thin', pad: 6 },
]

const pools: readonly AidColumn[] = [
  { w: 31, look: 'score' },
  { w: 110, rule: 'thin', pad: 6 },
  { w: 120, rule: 'thin', pad: 6 },
]

function drawBack(page: AidPage, aid: AidBlocks): void {
  const top = back + 7
  const until = bands.bottom
  wholeBlock(page, page.at(0, top, half.w), blockIn(aid, '4.5'), pools, { notes: 3, until })
  const men = blockIn(aid, '4.6')
  const end = wholeBlock(page, page.at(half.right, top, half.w), men, spanColumns(half.w), { until })
  const below = { ...page.at(half.right, 0, half.w), y: end + 8 }
  wholeBlock(page, below, blockIn(aid, '4.7'), spanColumns(half.w), { notes: 3, until })
}
