import { sectionHead } from '../../../../main/sheets/furniture.ts'
import { linePath, type Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages } from '../../../../main/sheets/openPage.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawList, listHeight } from '../shared/listRows.ts'
import { foldLine, game, openPage } from '../shared/signs.ts'
import { drawMarker } from './drawMarker.ts'
import { concealedGroups, markerBlocks, type MarkerBlock } from './markers.ts'

const headRoom = 14
const between = 7
const gutter = 16
const listRow = 22

/** Prints markers to be cut out, at their true size, and under them the list that is filled in by hand. */
export const markersSheet = (campaign: string): Sheet =>
  sheetOf('Concealment and markers', (measure, page) => markersPages(measure, page, campaign), { trueSize: true })

function markersPages(measure: Measure, page: Box, campaign: string): Pages {
  const whose = campaign === '' ? { whose: game, when: '' } : { whose: campaign, when: game }
  const sheet = openPage(measure, page, { title: 'Concealment and markers', ...whose })
  const { pen, room } = sheet
  let y = room.y
  for (const block of markerBlocks) y = drawBlock(pen, { ...room, y }, block) + between
  y += 4
  foldLine(
    pen,
    { x: room.x, y, w: room.w },
    'Cut here. The list stays with the player who sets up, or goes to the umpire',
  )
  drawBlankList(pen, { ...room, y: y + 6 })
  return closePages([sheet], page, ['p. 10-11. Print on card at 100 %, cut along the grey lines'], 'markers')
}

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
function drawBlankList(pen: Pen, { x, y, w }: Box): void {
  const half = concealedGroups / 2
  const wide = (w - gutter) / 2
  for (const side of [0, 1]) {
    const lines = Array.from({ length: half }, (_, i) => ({ number: side * half + i + 1, what: null, where: '' }))
    drawList(pen, { x: x + side * (wide + gutter), y, w: wide }, lines, listRow)
  }
  const words =
    'One dummy for every two real markers. Number and strength may not be changed. Who fires counts as spotted next turn.'
  pen.text({ x, y: y + listHeight(half, listRow) + 2, w, h: 11 }, words, { face: 'narrow', size: 8 })
}
