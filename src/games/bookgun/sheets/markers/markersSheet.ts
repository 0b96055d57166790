import { sectionHead } from '../../../../main/sheets/furniture.ts'
import { foldLine } from '../../../../main/sheets/folded.ts'
import { linePath, type Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages, type OpenPage } from '../../../../main/sheets/openPage.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawList, listHeight } from '../shared/listRows.ts'
import { game, openPage } from '../shared/signs.ts'
import { drawMarker } from './drawMarker.ts'
import { concealedBlock, otherBlocks, withRows, type MarkerBlock, type Need } from './markers.ts'

const headRoom = 14
const between = 7
const gutter = 16
const listRow = 20
const noteHeight = 14

/**
 * Prints markers to be cut out, at their true size, and the list that is filled in by hand.
 * @param need of the campaign.
 */
export const markersSheet = (campaign: string, need: Need): Sheet =>
  sheetOf('Concealment and markers', (measure, page) => markersPages(measure, page, campaign, need), {
    trueSize: true,
  })

function markersPages(measure: Measure, page: Box, campaign: string, need: Need): Pages {
  const whose = campaign === '' ? { whose: game, when: '' } : { whose: campaign, when: game }
  const pages: OpenPage[] = []
  const next = (): OpenPage => {
    const title = `Concealment and markers${pages.length === 0 ? '' : ', continued'}`
    pages.push(openPage(measure, page, { title, ...whose }))
    return pages.at(-1)!
  }
  let at = next()
  let y = at.room.y
  const end = at.room.y + at.room.h
  const concealed = concealedBlock(need.groups)
  const rows = concealed.markers.length / 2
  const listRoom = 10 + listHeight(rows, listRow) + noteHeight
  const room = end - y - listRoom - heightOfAll([concealed])
  const others =
    shares.map((share) => otherBlocks(need, share)).find((blocks) => heightOfAll(blocks) <= room) ?? otherBlocks(need)
  for (const block of [concealed, ...others]) {
    if (y + blockHeight(block) > end) {
      at = next()
      y = at.room.y
    }
    // The last takes the room that the list under it leaves.
    const spare = end - y - blockHeight(block) - between - listRoom
    const most = block.markers.length / block.across
    const more = block === others.at(-1) ? Math.min(most, Math.max(0, Math.floor(spare / block.size.h))) : 0
    y = drawBlock(at.pen, { ...at.room, y }, withRows(block, more)) + between
  }
  if (y + listRoom > end) {
    at = next()
    y = at.room.y
  }
  const cut = 'Cut here. The list stays with the player who sets up, or goes to the umpire'
  foldLine(at.pen, { x: at.room.x, y: y + 4, w: at.room.w }, cut)
  drawBlankList(at.pen, { ...at.room, y: y + 10 }, rows)
  return closePages(pages, page, ['p. 10-11. Print on card at 100 %, cut along the grey lines'], 'markers')
}

/** Of what the rosters need: somewhat less where that saves a page. */
const shares = [1, 0.8, 0.6] as const

const heightOfAll = (blocks: readonly MarkerBlock[]): number =>
  blocks.reduce((sum, block) => sum + blockHeight(block) + between, 0)

const blockHeight = ({ markers, across, size }: MarkerBlock): number =>
  headRoom + 1 + Math.ceil(markers.length / across) * size.h

function drawBlock(pen: Pen, { x, y, w }: Omit<Box, 'h'>, block: MarkerBlock): number {
  const { title, note, across, size, markers } = block
  sectionHead(pen, { x, y, w }, title, note)
  const rows = Math.ceil(markers.length / across)
  const left = x + (w - across * size.w) / 2
  const top = y + headRoom + 1
  const [right, bottom] = [left + across * size.w, top + rows * size.h]
  const lines = [
    ...Array.from({ length: across + 1 }, (_, i) => linePath(left + i * size.w, top, left + i * size.w, bottom)),
    ...Array.from({ length: rows + 1 }, (_, i) => linePath(left, top + i * size.h, right, top + i * size.h)),
  ]
  pen.path(lines.join(''), { stroke: 0.6, width: 0.5 })
  markers.forEach((marker, i) => {
    const cell = { x: left + (i % across) * size.w, y: top + Math.floor(i / across) * size.h, ...size }
    drawMarker(pen, cell, marker)
  })
  return bottom
}

/** As many rows as there are markers, half of them on either side. */
function drawBlankList(pen: Pen, { x, y, w }: Box, rows: number): void {
  const wide = (w - gutter) / 2
  for (const side of [0, 1]) {
    const lines = Array.from({ length: rows }, (_, i) => ({ number: side * rows + i + 1, what: null, where: '' }))
    drawList(pen, { x: x + side * (wide + gutter), y, w: wide }, lines, listRow)
  }
  const words =
    'One dummy for every two real markers. Number and strength may not be changed. Who fires counts as spotted next turn.'
  pen.text({ x, y: y + listHeight(rows, listRow) + 2, w, h: 11 }, words, { face: 'narrow', size: 8 })
}
