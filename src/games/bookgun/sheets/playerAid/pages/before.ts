import { blockIn, type AidBlocks } from '../../../../../main/sheets/aid/card.ts'
import { labelColumns, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import { aidBlock, type AidPage, bands, half, under } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'

const units = 404
const rules = 534

/** Page 1: what is put on the table, and the rules that hold there. */
export function beforePage(page: AidPage, aid: AidBlocks): void {
  const { at } = page
  page.band('UNITS', bands.top, rules - 8)
  page.band('RULES', rules, bands.bottom)
  wholeBlock(page, at(0, bands.top + 3, aidBlock.w), blockIn(aid, '1.1'), armies, { pad: 8, until: units - 4 })
  const labels = labelColumns(52, half.w)
  wholeBlock(page, at(0, units, half.w), blockIn(aid, '1.2'), labels, { until: rules - 8 })
  wholeBlock(page, at(half.right, units, half.w), blockIn(aid, '1.3'), labels, { until: rules - 8 })
  wholeBlock(page, at(0, rules + under, aidBlock.w), blockIn(aid, '1.4'), engagement, { pad: 10, until: bands.bottom })
}

const armies: readonly AidColumn[] = [
  { w: 48, look: 'strong' },
  { w: 136, pad: 5, gap: 4, rule: 'thin' },
  { w: 206, pad: 6, gap: 4, rule: 'thin' },
  { w: 150, pad: 6, rule: 'thin' },
]

const engagement: readonly AidColumn[] = [{ w: 108 }, { w: 290, pad: 0, gap: 8 }, { w: 142, pad: 6, rule: 'thin' }]
