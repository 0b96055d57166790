import { blockIn } from '../../../../../main/sheets/aid/card.ts'
import { rowsAndNotes, scoreColumns, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import { drawBlockHead } from '../../../../../main/sheets/aid/blockHead.ts'
import { bands, type AidPage } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'
import { drawWords } from '../../../../../main/sheets/aid/words.ts'
import type { PlayerAid } from '../playerAid.ts'

/** Where the band begins. */
export const hidden = 385
const contact = 514
const acts = 636

/** The band of what is hidden: PEFs, First Contact, and what a group of the enemy does. */
export function drawHidden(page: AidPage, aid: PlayerAid): void {
  drawPefs(page, aid)
  drawContact(page, aid)
  drawActs(page, aid)
}

const pefs = { moves: 286, seen: 238 }
const goes: readonly AidColumn[] = [
  { w: 20, look: 'score', pad: 1 },
  { w: 140, rule: 'thin', pad: 7 },
  { w: 126, rule: 'thin', pad: 7 },
]

function drawPefs(page: AidPage, aid: PlayerAid): void {
  const top = hidden + 7
  const style = { notes: 1.5, until: contact - 3 }
  wholeBlock(page, page.at(0, top, pefs.moves), blockIn(aid, '3.8'), goes, style)
  const seen = page.at(540 - pefs.seen, top, pefs.seen)
  wholeBlock(page, seen, blockIn(aid, '3.9'), scoreColumns(pefs.seen), style)
}

const figures = (w: number): AidColumn => ({ w, look: 'figure', align: 'centre', pad: 0 })
const typed = (w: number): AidColumn => ({ ...figures(w), look: 'typed' })

const who = 210
const met: readonly AidColumn[] = [{ w: who - 96 }, figures(32), figures(32), figures(32)]
const active = 314
const activity: readonly AidColumn[] = [
  ...[{ w: 20, look: 'score', pad: 1 } as const, typed(38), typed(54), typed(76)],
  ...[{ w: 70, align: 'centre', pad: 0 } as const, typed(56)],
]
/** Rows have as much air as they are few: a Corps has three to five areas, without a tour all of them stand here. */
const roomy = { pad: 0.2, fill: 86, highest: 21, until: acts }

function drawContact(page: AidPage, aid: PlayerAid): void {
  wholeBlock(page, page.at(0, contact, who), blockIn(aid, '3.10'), met, roomy)
  wholeBlock(page, page.at(540 - active, contact, active), blockIn(aid, '3.11'), activity, roomy)
}

const defensive = 132
const distances = 146
const attack: readonly AidColumn[] = [
  { w: 22, look: 'score' },
  { w: 134, rule: 'thin', pad: 7 },
  { w: 116, rule: 'thin', pad: 7 },
  { w: 122, rule: 'thin', pad: 7 },
]

/** Whoever is too few stands at the left, what the others do by distance at the right. */
function drawActs(page: AidPage, aid: PlayerAid): void {
  const { pen, at, down } = page
  const block = blockIn(aid, '3.12')
  const place = at(0, acts, 540)
  const y = drawBlockHead(pen, place, block)
  const [few, many] = block.notes
  const under = drawWords(pen, { ...place, y: y + 1.5, w: defensive }, few!, { until: down(bands.bottom - 12) })
  const right = { ...at(distances, 0, 540 - distances), y }
  const end = rowsAndNotes(page, right, block, attack, { pad: 2.6, until: bands.bottom - 13 })
  drawWords(pen, { ...place, y: Math.max(end + 1.5, under) }, many!, { until: down(bands.bottom) })
}
