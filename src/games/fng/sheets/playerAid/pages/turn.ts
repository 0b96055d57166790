import { blockIn } from '../../../../../main/sheets/aid/card.ts'
import { labelColumns, points, rowsAndNotes, stepColumns, wholeBlock } from '../../../../../main/sheets/aid/lists.ts'
import { drawBlockHead } from '../../../../../main/sheets/aid/blockHead.ts'
import { bands, type AidPage } from '../../../../../main/sheets/aid/page.ts'
import type { AidColumn } from '../../../../../main/sheets/aid/rowHeights.ts'
import { drawTable } from '../../../../../main/sheets/aid/table.ts'
import { drawWords, said } from '../../../../../main/sheets/aid/words.ts'
import { PaperTable } from '../../../../../main/sheets/paperTable.ts'
import type { PlayerAid } from '../playerAid.ts'

const left = 297
const right = { x: 315, w: 225, label: 62 }
const act = { second: 255, moves: 181 }
const see = 363
const hurt = 621

/** Page 1: the turn, moves, sight, and what each result means. */
export function turnPage(page: AidPage, aid: PlayerAid): void {
  page.band('ACT', bands.top, see - 8)
  page.band('SEE', see, hurt - 8)
  page.band('HURT', hurt, bands.bottom)
  drawAct(page, aid)
  drawSight(page, aid)
  drawResults(page, aid)
}

function drawAct(page: AidPage, aid: PlayerAid): void {
  const { at } = page
  const top = bands.top + 3
  const labels = labelColumns(right.label, right.w)
  wholeBlock(page, at(0, top, left), blockIn(aid, '1.1'), stepColumns(left), { pad: 4, until: act.second - 3 })
  points(page, at(0, act.second, left), blockIn(aid, '1.2'))
  wholeBlock(page, at(right.x, top, right.w), blockIn(aid, '1.3'), labels, { pad: 3.6 })
  wholeBlock(page, at(right.x, act.moves, right.w), blockIn(aid, '1.4'), labels, { pad: 3.6, until: see - 8 })
}

const ground = 134
const foot = { move: 72, cover: 38, hides: 84, edge: 34 }
const notes = { gap: 14, high: 44 }

function drawSight({ pen, at, down }: AidPage, aid: PlayerAid): void {
  const block = blockIn(aid, '1.5')
  const place = at(0, see + 7, 540)
  const y = drawBlockHead(pen, place, block)
  const pairs = aid.sightHeads.length
  const each = (540 - ground - foot.move - foot.cover - foot.hides - foot.edge) / (2 * pairs)
  const edges = aid.sightHeads.map((_, i) => ground + i * 2 * each)
  for (const x of [...edges, ground + pairs * 2 * each]) pen.line(place.x + x, y - 1.4, place.x + x, y + 26, 0.75)
  const paper = new PaperTable()
  const drawCell = paper.row(pen)
  aid.sightHeads.forEach((head, i) => {
    const over = { ...at(edges[i]!, 0, 2 * each), y: y + 1 }
    const style = { bold: true, size: 9, align: 'centre' } as const
    drawCell(1 + 2 * i, () => drawWords(pen, over, said(head), style), { head: 'Column', span: 2 })
  })
  const end = drawTable(pen, { ...place, y: y + 12 }, block, sightColumns(pairs, each), {
    pad: 2.5,
    paper,
    until: down(hurt - 12 - notes.high),
  })
  const w = (540 - 2 * notes.gap) / 3
  block.notes.forEach((note, i) => {
    drawWords(pen, { ...at(i * (w + notes.gap), 0, w), y: end + 4 }, note, { until: down(hurt - 8) })
  })
}

/** The ground, a day and a night for each kind of weather, and what the ground does. */
function sightColumns(pairs: number, each: number): AidColumn[] {
  const figure = { look: 'figure', align: 'centre', pad: 0 } as const
  const plain = (w: number): AidColumn => ({ w, align: 'centre', pad: 2 })
  const pair: AidColumn[] = [
    { w: each, ...figure, rule: 'black' },
    { w: each, ...figure },
  ]
  return [
    { w: ground },
    ...Array.from({ length: pairs }, () => pair).flat(),
    { ...plain(foot.move), rule: 'black' },
    plain(foot.cover),
    plain(foot.hides),
    { w: foot.edge, ...figure },
  ]
}

const meanings = [
  { x: 0, w: 252, label: 50, rows: [0, 4] },
  { x: 270, w: 270, label: 66, rows: [4, 8] },
] as const

/** In two columns under one head. */
function drawResults(page: AidPage, aid: PlayerAid): void {
  const block = blockIn(aid, '1.6')
  const y = drawBlockHead(page.pen, page.at(0, hurt + 7, 540), block)
  for (const { x, w, label, rows } of meanings) {
    const part = { ...block, rows: block.rows.slice(...rows) }
    rowsAndNotes(page, { ...page.at(x, 0, w), y }, part, labelColumns(label, w), { until: bands.bottom })
  }
}
