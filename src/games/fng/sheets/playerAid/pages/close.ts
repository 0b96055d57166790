import { blockIn } from '../../../../../main/sheets/aid/card.ts'
import { bulleted, rowsAndNotes, scoreColumns } from '../../../../../main/sheets/aid/lists.ts'
import { bands, type AidPage } from '../../../../../main/sheets/aid/page.ts'
import type { PlayerAid } from '../playerAid.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'
import { drawHidden, hidden } from './hidden.ts'
import { arrowDown, arrowRight, flowBox } from './flowBox.ts'

const gap = 15
/** White within a frame at its foot. */
const inside = 2

/** Page 3: grenade, charge and melee as a flow; what is hidden, and what the enemy does. */
export function closePage(page: AidPage, aid: PlayerAid): void {
  page.band('CLOSE', bands.top, hidden - 8)
  page.band('HIDDEN', hidden, bands.bottom)
  drawGrenade(page, aid)
  drawCharge(page, aid)
  drawMelee(page, aid)
  drawHidden(page, aid)
}

const grenade = { top: bands.top, high: 103, widths: [158, 178, 174] as const }

function drawGrenade(page: AidPage, aid: PlayerAid): void {
  const { top, high, widths } = grenade
  const lefts = [0, widths[0] + gap, widths[0] + widths[1] + 2 * gap] as const
  for (const [i, number] of ['3.1', '3.2', '3.3'].entries()) {
    const block = blockIn(aid, number)
    const place = flowBox(page, [lefts[i]!, top, widths[i]!, high], block)
    rowsAndNotes(page, place, block, scoreColumns(place.w), { notes: 1, until: top + high - inside })
    if (i > 0) arrowRight(page, lefts[i]! - gap, lefts[i]!, top + high / 2)
  }
}

const may = { top: 151, high: 95, w: 200 }
const who = { top: 261, high: 113, w: 300 }

const chargeDice: readonly AidColumn[] = [
  { w: 104 },
  { w: 29, look: 'figure', pad: 0 },
  { w: 123, pad: 6 },
  { w: 55, look: 'figure', pad: 0 },
]

function drawCharge(page: AidPage, aid: PlayerAid): void {
  const first = blockIn(aid, '3.4')
  bulleted(
    page,
    flowBox(page, [0, may.top, may.w, may.high], first),
    first.rows.map(([cell]) => cell!),
  )
  const right = may.w + gap
  const dice = blockIn(aid, '3.5')
  const place = flowBox(page, [right, may.top, 540 - right, may.high], dice)
  rowsAndNotes(page, place, dice, chargeDice, { until: may.top + may.high - inside })
  arrowRight(page, may.w, right, may.top + may.high / 2)
  arrowDown(page, right + 30, may.top + may.high, who.top)
}

const passedMore: readonly AidColumn[] = [
  { w: 38, look: 'score' },
  { w: 124, rule: 'thin', pad: 6 },
  { w: 124, rule: 'thin', pad: 6 },
]

function drawMelee(page: AidPage, aid: PlayerAid): void {
  const until = who.top + who.high - inside
  const more = blockIn(aid, '3.6')
  const passed = flowBox(page, [0, who.top, who.w, who.high], more)
  rowsAndNotes(page, passed, more, passedMore, { pad: 3.4, until })

  const left = who.w + gap
  const fight = blockIn(aid, '3.7')
  const place = flowBox(page, [left, who.top, 540 - left, who.high], fight)
  const columns: AidColumn[] = [{ w: place.w - 46 }, { w: 46, look: 'figure', pad: 0 }]
  rowsAndNotes(page, place, fight, columns, { pad: 2.6, notes: 1, until })
  arrowRight(page, who.w, left, who.top + who.high / 2)
}
