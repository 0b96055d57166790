import { blockIn } from '../../../../../main/sheets/aid/card.ts'
import { bulleted, labelColumns, rowsAndNotes, scoreColumns, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import type { AidBlock } from '../../../../../main/sheets/aid/block.ts'
import { drawBlockHead } from '../../../../../main/sheets/aid/blockHead.ts'
import { bands, type AidPage } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'
import { drawWords, pitch } from '../../../../../main/sheets/aid/words.ts'
import type { PlayerAid } from '../playerAid.ts'
import { armColumns } from './armColumns.ts'

const half = 262
const right = 278
const call = 424
const after = 551

/** Page 4: the weapons of both sides, calls, and what counts afterwards. */
export function weaponsPage(page: AidPage, aid: PlayerAid): void {
  page.band('SHOOT', bands.top, call - 8)
  page.band('CALL', call, after - 8)
  page.band('AFTER', after, bands.bottom)
  drawWeapons(page, aid)
  drawCalls(page, aid)
  drawAfter(page, aid)
}

/** What the rows of a list share, and the most that one of them takes. */
interface Share {
  readonly high: number
  readonly highest: number
}
/** Where our list is short, and where it is long. */
const shares = {
  ours: { high: 190, highest: 19 },
  theirs: { high: 341, highest: 14.8 },
  close: { high: 282, highest: 12.2 },
} as const
/** So many rows leave room under our list for what holds for both. */
const fewRows = 13

/** Where our list is short, all notes stand under it; else each under its own. */
function drawWeapons(page: AidPage, aid: PlayerAid): void {
  const { at } = page
  const [ours, theirs] = [blockIn(aid, '4.1'), blockIn(aid, '4.2')]
  const isShort = ours.rows.length <= fewRows
  const y = drawArms(page, 0, ours, isShort ? shares.ours : shares.close)
  const end = drawArms(page, right, theirs, isShort ? shares.theirs : shares.close)
  const under = { ...at(0, 0, half), y: y + 3 }
  if (isShort) bulleted(page, under, [...ours.notes, ...theirs.notes], 2.4)
  else {
    bulleted(page, under, ours.notes, 1)
    bulleted(page, { ...at(right, 0, half), y: end + 3 }, theirs.notes, 1)
  }
}

function drawArms(page: AidPage, x: number, block: AidBlock, { high, highest }: Share): number {
  const top = bands.top + 3
  const place = page.at(x, top, half)
  const row = Math.min(highest, high / block.rows.length)
  const until = top + 30 + block.rows.length * row
  const end = wholeBlock(page, place, block, armColumns(half), { pad: row - pitch, until })
  page.pen.line(place.x, end, place.x + half, end, 0.75)
  return end
}

const calls = { call: 165, guns: 183, die: 172, gap: 10 }
const making: readonly AidColumn[] = [{ w: 112 }, { w: 53, look: 'figure', pad: 0 }]
const onDie: readonly AidColumn[] = [{ w: 106 }, { w: 66, look: 'figure', pad: 0 }]

function drawCalls(page: AidPage, aid: PlayerAid): void {
  const { pen, at } = page
  const top = call + 7
  const until = after - 8
  const first = blockIn(aid, '4.3')
  const place = at(0, top, calls.call)
  const said = drawWords(pen, { ...place, y: drawBlockHead(pen, place, first) + 1.5 }, first.notes[0]!)
  rowsAndNotes(page, { ...place, y: said }, first, making, { until })
  const guns = at(calls.call + calls.gap, top, calls.guns)
  wholeBlock(page, guns, blockIn(aid, '4.4'), scoreColumns(calls.guns), { until })
  wholeBlock(page, at(540 - calls.die, top, calls.die), blockIn(aid, '4.5'), onDie, { notes: 1, until })
}

const points = { w: 316, event: 136, mission: 36 }
const beside = { x: 334, w: 206, label: 62, wounded: 92 }

function drawAfter(page: AidPage, aid: PlayerAid): void {
  const { at } = page
  const top = after + 7
  const until = bands.bottom
  const mission: AidColumn = { w: points.mission, look: 'typed', align: 'centre', pad: 0 }
  const columns = [{ w: points.event }, ...Array.from({ length: 5 }, () => mission)]
  wholeBlock(page, at(0, top, points.w), blockIn(aid, '4.6'), columns, { until })
  const low = top + beside.wounded
  const counted = labelColumns(beside.label, beside.w)
  wholeBlock(page, at(beside.x, top, beside.w), blockIn(aid, '4.7'), counted, { pad: 2.6, until: low - 4 })
  const wounded = scoreColumns(beside.w)
  wholeBlock(page, at(beside.x, low, beside.w), blockIn(aid, '4.8'), wounded, { pad: 2.6, notes: 1, until })
}
