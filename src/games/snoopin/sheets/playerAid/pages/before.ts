import { blockIn, type AidBlocks } from '../../../../../main/sheets/aid/card.ts'
import { points, stepColumns, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import { aidBlock, type AidPage, bands, half, under } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'
import { inHalves, spanColumns } from './halves.ts'

const mission = 202
const orders = 386
const table = 600

/** Page 1: the turn, and what comes before the game. */
export function beforePage(page: AidPage, aid: AidBlocks): void {
  page.band('TURN', bands.top, mission - 8)
  page.band('MISSION', mission, orders - 8)
  page.band('ORDERS', orders, table - 8)
  page.band('TABLE', table, bands.bottom)
  inHalves(page, bands.top + 3, blockIn(aid, '1.1'), stepColumns(half.w), { until: mission - 8 })
  drawMission(page, aid)
  drawOrders(page, aid)
  drawTable(page, aid)
}

const missionColumns: readonly AidColumn[] = [
  { w: 18, look: 'score' },
  { w: 92, pad: 0 },
  { w: 150, pad: 6 },
  { w: 280, pad: 8 },
]

function drawMission(page: AidPage, aid: AidBlocks): void {
  const place = page.at(0, mission + under, aidBlock.w)
  wholeBlock(page, place, blockIn(aid, '1.2'), missionColumns, { notes: 2, until: orders - 8 })
}

const prices: readonly AidColumn[] = [
  { w: 108 },
  { w: 20, look: 'figure', align: 'right', pad: 0 },
  { w: 113, pad: 14 },
  { w: 20, look: 'figure', align: 'right', pad: 0 },
]

function drawOrders(page: AidPage, aid: AidBlocks): void {
  points(page, page.at(0, orders + under, half.w), blockIn(aid, '1.3'))
  const assets = page.at(half.right, orders + under, half.w)
  wholeBlock(page, assets, blockIn(aid, '1.4'), prices, { pad: 2, notes: 2, until: table - 8 })
}

function drawTable(page: AidPage, aid: AidBlocks): void {
  points(page, page.at(0, table + under, half.w), blockIn(aid, '1.5'))
  const plan = page.at(half.right, table + under, half.w)
  wholeBlock(page, plan, blockIn(aid, '1.6'), spanColumns(half.w), { notes: 3, until: bands.bottom })
}
