import { blockIn } from '../../../../../main/sheets/aid/card.ts'
import { rowsAndNotes, scoreColumns, stepColumns, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import { drawBlockHead } from '../../../../../main/sheets/aid/blockHead.ts'
import type { AidBlock } from '../../../../../main/sheets/aid/block.ts'
import { bands, type AidPage } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'
import { drawWords } from '../../../../../main/sheets/aid/words.ts'
import type { PlayerAid } from '../playerAid.ts'
import { damageField } from './damageField.ts'
import { hitField } from './hitField.ts'
import { besideNote } from './besideNote.ts'

const half = 262
const right = 278
const turn = 138
const shoot = 228
const hurt = 414
const reactions = 592

/** Page 2: In Sight, fire, damage and what follows. */
export function shootPage(page: AidPage, aid: PlayerAid): void {
  page.band('SEE', bands.top, shoot - 8)
  page.band('SHOOT', shoot, hurt - 8)
  page.band('HURT', hurt, bands.bottom)
  drawSee(page, aid)
  drawShoot(page, aid)
  drawHurt(page, aid)
  drawReactions(page, aid)
}

const dice: readonly AidColumn[] = [
  { w: 112 },
  { w: 32, look: 'figure', pad: 0 },
  { w: 86, pad: 8 },
  { w: 32, look: 'figure', pad: 0 },
]
const comes: readonly AidColumn[] = [{ w: 122 }, { w: 140, pad: 2 }]

function drawSee(page: AidPage, aid: PlayerAid): void {
  const { at } = page
  const top = bands.top + 3
  const until = shoot - 8
  wholeBlock(page, at(0, top, half), blockIn(aid, '2.1'), stepColumns(half), { pad: 4, until })
  wholeBlock(page, at(right, top, half), blockIn(aid, '2.2'), dice, { notes: 1.5, until: turn - 4 })
  wholeBlock(page, at(right, turn, half), blockIn(aid, '2.3'), comes, { until })
}

const field = { w: 322, h: 102 }
const ranks = { x: 338, w: 202 }
/** Where the words begin that stand under both. */
const ammo = hurt - 31

function drawShoot(page: AidPage, aid: PlayerAid): void {
  const { pen, at, down } = page
  const combat = blockIn(aid, '2.4')
  const place = at(0, shoot + 7, field.w)
  const y = hitField(pen, { ...place, y: drawBlockHead(pen, place, combat) + 3, h: field.h }, combat)
  const [skills, spent] = combat.notes
  drawWords(pen, { ...place, y: y + 2.5 }, skills!, { until: down(ammo) })
  drawWords(pen, at(0, ammo, 540), spent!, { until: down(hurt - 8) })
  const beside = at(ranks.x, shoot + 7, ranks.w)
  wholeBlock(page, beside, blockIn(aid, '2.5'), scoreColumns(ranks.w), { notes: 1, until: ammo })
}

const damage = 276
const after = { x: 292, w: 248, aid: 72, rows: 126 }

function drawHurt(page: AidPage, aid: PlayerAid): void {
  const { pen, at } = page
  const top = hurt + 7
  const dead = blockIn(aid, '2.6')
  const place = at(0, top, damage)
  const y = damageField(pen, { ...place, y: drawBlockHead(pen, place, dead) + 2 }, dead)
  rowsAndNotes(page, { ...place, y }, { ...dead, rows: [] }, [], { notes: 2, until: reactions - 4 })
  drawFall(page, top, blockIn(aid, '2.7'))

  // Whom it takes and how long stands over what comes of it.
  const help = blockIn(aid, '2.8')
  const low = at(after.x, top + after.aid, after.w)
  const under = drawWords(pen, { ...low, y: drawBlockHead(pen, low, help) + 1.5 }, help.notes[0]!)
  rowsAndNotes(page, { ...low, y: under }, help, scoreColumns(after.w), { until: reactions - 4 })
}

/** Three results, and beside them how they are rolled for. */
function drawFall(page: AidPage, top: number, block: AidBlock): void {
  besideNote(page.pen, page.at(after.x, top, after.w), block, after.rows, page.down(top + after.aid - 4))
}

const answers: readonly AidColumn[] = [
  { w: 86 },
  { w: 132, pad: 4 },
  { w: 126, rule: 'thin', pad: 7 },
  { w: 130, rule: 'thin', pad: 7 },
  { w: 66, rule: 'thin', pad: 7 },
]

/** @returns the columns of the three reactions on a page of this width. */
export const answersIn = (width: number): AidColumn[] => answers.map((one) => ({ ...one, w: (one.w * width) / 540 }))

function drawReactions(page: AidPage, aid: PlayerAid): void {
  const shown = underNames(blockIn(aid, '2.9'))
  wholeBlock(page, page.at(0, reactions, 540), shown, answers, { notes: 2, until: bands.bottom })
}

/** Under the names of two reactions stands how their dice are thrown. */
export function underNames(block: AidBlock): AidBlock {
  const [bunker, group, rest] = block.notes
  const under = [bunker!, null, group!]
  const rows = block.rows.map(([name, ...cells], i) => [
    { text: `**${name!.text}**${under[i] ? `\n${under[i].text}` : ''}`, house: under[i]?.house ?? false },
    ...cells,
  ])
  return { ...block, rows, notes: [rest!] }
}
