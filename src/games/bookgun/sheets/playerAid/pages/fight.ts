import { drawBlockHead } from '../../../../../main/sheets/aid/blockHead.ts'
import { blockIn, type AidBlocks } from '../../../../../main/sheets/aid/card.ts'
import { points, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import { aidBlock, type AidPage, bands, half, under } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'
import { writingRow } from '../../../../../main/sheets/paper.ts'

const close = 296
const morale = 474

/** Page 4: what the text has of fire, close combat and morale, and lines for what the player's copy has. */
export function fightPage(page: AidPage, aid: AidBlocks): void {
  page.band('FIRE', bands.top, close - 8)
  page.band('CLOSE', close, morale - 8)
  page.band('MORALE', morale, bands.bottom)
  points(page, page.at(0, bands.top + 3, aidBlock.w), blockIn(aid, '4.1'))
  copied(page, aid, '4.2', [0, 118, aidBlock.w], close - 8)
  points(page, page.at(0, close + under, aidBlock.w), blockIn(aid, '4.3'))
  copied(page, aid, '4.4', [0, 358, aidBlock.w], morale - 8)
  const top = morale + under
  wholeBlock(page, page.at(0, top, half.w), blockIn(aid, '4.5'), rallying, { notes: 3, until: bands.bottom })
  points(page, page.at(half.right, top, half.w), blockIn(aid, '4.6'))
  copied(page, aid, '4.7', [0, 626, aidBlock.w], bands.bottom)
}

const scores: AidColumn = { w: 80, look: 'figure', align: 'centre', pad: 0 }
const rallying: readonly AidColumn[] = [{ w: half.w - 2 * scores.w }, scores, scores]

/** A head over lines to write on, down to where its band ends. */
function copied(
  { pen, at, down }: AidPage,
  aid: AidBlocks,
  number: string,
  [x, y, w]: readonly [number, number, number],
  until: number,
): void {
  const place = at(x, y, w)
  const top = drawBlockHead(pen, place, blockIn(aid, number))
  for (let line = top + writingRow; line <= down(until); line += writingRow)
    pen.line(place.x, line, place.x + w, line, 0.3)
}
