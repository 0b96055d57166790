import { blockIn, type AidBlocks } from '../../../../../main/sheets/aid/card.ts'
import { points, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import { aidBlock, type AidPage, bands, half } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'
import { inHalves, spanColumns } from './halves.ts'
import { rankColumns } from './rankColumns.ts'

const teams = 162
const special = 306
const leadership = 487
const fatigue = 607

/** Page 2: the game, and what teams have learnt. */
export function gamePage(page: AidPage, aid: AidBlocks): void {
  page.band('GAME', bands.top, teams - 8)
  page.band('TEAMS', teams, bands.bottom)
  points(page, page.at(0, bands.top + 3, half.w), blockIn(aid, '2.1'))
  const end = blockIn(aid, '2.2')
  wholeBlock(page, page.at(half.right, bands.top + 3, half.w), end, turnColumns(end.heads.length - 1), {
    pad: 4,
    notes: 5,
    until: teams - 8,
  })
  wholeBlock(page, page.at(0, teams + 7, aidBlock.w), blockIn(aid, '2.3'), rankColumns, { until: special - 4 })
  inHalves(page, special, blockIn(aid, '2.4'), spanColumns(half.w), { until: leadership - 4 })
  inHalves(page, leadership, blockIn(aid, '2.5'), spanColumns(half.w), { until: fatigue - 4 })
  inHalves(page, fatigue, blockIn(aid, '2.6'), spanColumns(half.w), { notes: 2, until: bands.bottom })
}

const turnLabel = 69

const turnColumns = (turns: number): AidColumn[] => [
  { w: turnLabel },
  ...Array.from({ length: turns }, (): AidColumn => ({
    w: (half.w - turnLabel) / turns,
    look: 'figure',
    align: 'centre',
    pad: 0,
    rule: 'thin',
  })),
]
