import { flow } from '../../../../main/sheets/flow.ts'
import { foldAir, foldLine, panelsOf } from '../../../../main/sheets/folded.ts'
import { sectionHead, sheetHead } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { shortDigest } from '../../../../main/sheets/phrases.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawList, listHeight, type MarkerLine } from '../shared/listRows.ts'
import { emblem } from '../shared/signs.ts'
import type { SealedListModel } from './sealedList.ts'

/** Prints the list of what a player has sealed: folded in three, its cover shows and the list lies inside. */
export const sealedListSheet = (model: SealedListModel): Sheet =>
  sheetOf('Sealed list', (measure, page) => sealedPages(measure, model, page), { ownSize: true })

const row = 18
const middleHead = 17
/** Under the list: the commander, and the digests. */
const belowRoom = 78

function sealedPages(measure: Measure, model: SealedListModel, page: Box): Pages {
  const [, upper, lower] = panelsOf(page)
  const inUpper = Math.floor((upper.h - middleHead - listHeight(0, row)) / row)
  const inLower = Math.floor((lower.h - belowRoom - middleHead - listHeight(0, row)) / row)
  const perPage = inUpper + inLower
  const count = Math.max(1, Math.ceil(model.markers.length / perPage))
  return Array.from({ length: count }, (_, at) => {
    const here = model.markers.slice(at * perPage, (at + 1) * perPage)
    return sealedPage(measure, model, page, [here.slice(0, inUpper), here.slice(inUpper)], `${at + 1} of ${count}`)
  })
}

function sealedPage(
  measure: Measure,
  model: SealedListModel,
  page: Box,
  [first, rest]: readonly [readonly MarkerLine[], readonly MarkerLine[]],
  which: string,
): Mark[] {
  const pen = new Pen(measure)
  const [cover, upper, lower] = panelsOf(page)
  drawCover(pen, cover, model, which)
  for (const [y, words] of [
    [upper.y - foldAir, 'First fold: to the back'],
    [lower.y - foldAir, 'Second fold: to the front, over the list; tape along the lower edge'],
  ] as const)
    foldLine(pen, { x: page.x, y, w: page.w }, words)
  const note = 'real ones and dummies; number and strength may not be changed'
  let y = sectionHead(pen, upper, 'Concealed groups', note) + middleHead - 13
  if (first.length > 0) drawList(pen, { ...upper, y }, first, row)
  else pen.text({ ...upper, y, h: 14 }, 'No marker lies on the table.', { face: 'narrow', size: 9 })
  y = lower.y
  if (rest.length > 0) {
    y = sectionHead(pen, lower, 'Concealed groups, continued') + middleHead - 13
    y = drawList(pen, { ...lower, y }, rest, row) + 8
  }
  drawBelow(pen, { ...lower, y }, model)
  const notes = y + belowRoom - 12
  drawLines(pen, { ...lower, y: notes, h: lower.y + lower.h - notes }, 'Notes')
  return pen.marks
}

function drawCover(pen: Pen, box: Box, { name, campaign, game }: SealedListModel, which: string): void {
  sheetHead(pen, box, 'Sealed list', campaign, game, emblem)
  const middle = box.y + 62
  pen.text({ ...box, y: middle, h: 30 }, `Only for ${name}`, { face: 'typedBold', size: 19, least: 9, align: 'centre' })
  const words =
    'It stays folded with its player, or with the umpire. A line is shown when its marker fires, is met or is spotted; the rest when the game is over.'
  const style = { face: 'print', size: 10, lines: 3, align: 'centre' } as const
  flow(pen, { x: box.x + 70, y: middle + 42, w: box.w - 140 }, words, style)
  pen.text({ ...box, y: box.y + box.h - 11, h: 11 }, `p. 8, 10-11     sealed list, ${which}`, {
    face: 'narrow',
    size: 7.5,
  })
}

function drawBelow(pen: Pen, { x, y, w }: Box, { commander, digests }: SealedListModel): void {
  const top = sectionHead(
    pen,
    { x, y, w },
    'Commander-in-Chief',
    'shown when he is killed or captured, or after the game',
  )
  pen.text({ x, y: top + 2, w, h: 15 }, commander ?? 'Nobody was named.', { face: 'typed', size: 10 })
  if (digests.length === 0) return
  const words = `Its proof in the journal begins with ${digests.map(shortDigest).join(', ')}`
  pen.text({ x, y: top + 22, w, h: 24 }, words, { face: 'narrow', size: 7.5, lines: 2, smaller: 7.5, at: 'top' })
}
