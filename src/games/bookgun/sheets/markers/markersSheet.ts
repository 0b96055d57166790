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
import { concealedBlock, otherBlocks, type MarkerBlock } from './markers.ts'

const headRoom = 14
const between = 7
const gutter = 16
const listRow = 22
const noteHeight = 14

/**
 * Prints markers to be cut out, at their true size, and the list that is filled in by hand.
 * @param count of concealment markers in the game.
 */
export const markersSheet = (campaign: string, count: number): Sheet =>
  sheetOf('Concealment and markers', (measure, page) => markersPages(measure, page, campaign, count), {
    trueSize: true,
  })

function markersPages(measure: Measure, page: Box, campaign: string, count: number): Pages {
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
  const concealed = concealedBlock(count)
  for (const block of [concealed, ...otherBlocks]) {
    if (y + blockHeight(block) > end) {
      at = next()
      y = at.room.y
    }
    y = drawBlock(at.pen, { ...at.room, y }, block) + between
  }
  const rows = concealed.markers.length / 2
  if (y + 10 + listHeight(rows, listRow) + noteHeight > end) {
    at = next()
    y = at.room.y
  }
  const cut = 'Cut here. The list stays with the player who sets up, or goes to the umpire'
  foldLine(at.pen, { x: at.room.x, y: y + 4, w: at.room.w }, cut)
  drawBlankList(at.pen, { ...at.room, y: y + 10 }, rows)
  return closePages(pages, page, ['p. 10-11. Print on card at 100 %, cut along the grey lines'], 'markers')
}

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
