import { blockIn, type AidBlocks } from '../../../../../main/sheets/aid/card.ts'
import { labelColumns, points, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import { aidBlock, type AidPage, bands, half } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'

const margin = 216
const hurt = 316
const categories = 508
const total = 660

/** Page 3: who won, who was hurt. */
export function outcomePage(page: AidPage, aid: AidBlocks): void {
  page.band('WON', bands.top, hurt - 8)
  page.band('HURT', hurt, bands.bottom)
  const top = bands.top + 3
  wholeBlock(page, page.at(0, top, half.w), blockIn(aid, '3.1'), freeWorld, { notes: 2, until: margin - 4 })
  wholeBlock(page, page.at(half.right, top, half.w), blockIn(aid, '3.2'), vc, { until: margin - 4 })
  wholeBlock(page, page.at(0, margin, aidBlock.w), blockIn(aid, '3.3'), margins, { notes: 2, until: hurt - 8 })
  wholeBlock(page, page.at(0, hurt + 7, aidBlock.w), blockIn(aid, '3.4'), recovery, { notes: 3, until: categories - 4 })
  wholeBlock(page, page.at(0, categories, aidBlock.w), blockIn(aid, '3.5'), labelColumns(170, aidBlock.w), {
    until: total - 4,
  })
  points(page, page.at(0, total, aidBlock.w), blockIn(aid, '3.6'))
}

const worth: AidColumn = { w: 40, look: 'figure', align: 'centre', pad: 0 }
const freeWorld: readonly AidColumn[] = [{ w: half.w - 2 * worth.w }, worth, worth]
const vc: readonly AidColumn[] = [{ w: half.w - worth.w }, worth]

const margins: readonly AidColumn[] = [
  { w: 34, look: 'score' },
  { w: 120, pad: 0 },
  { w: aidBlock.w - 154, pad: 0 },
]

const way: AidColumn = { w: (aidBlock.w - 48) / 3, pad: 8, rule: 'thin' }
const recovery: readonly AidColumn[] = [{ w: 48, look: 'score' }, way, way, way]
