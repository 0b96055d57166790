import { sectionHead } from '../../../../main/sheets/furniture.ts'
import { linePath, type Box } from '../../../../main/sheets/marks.ts'
import { closePages } from '../../../../main/sheets/openPage.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { openPage } from '../shared/signs.ts'
import { counterBlocks, type CounterBlock } from './counters.ts'
import { drawCounter } from './drawCounter.ts'

const inch = 72
const side = 0.625 * inch
const across = 12
const headRoom = 14
const between = 5
const checkRoom = 14

/** Prints counters to be cut out, at their true size. */
export const countersSheet = (): Sheet => sheetOf('Counters to cut out', countersPages, { trueSize: true })

function countersPages(measure: Measure, page: Box): Pages {
  const count = counterBlocks.reduce((sum, { counters }) => sum + counters.length, 0)
  const head = { title: 'Counters to cut out', whose: 'Vietnam Skirmish Rules', when: `${count} counters of 5/8"` }
  const pages = [openPage(measure, page, head)]
  let y = pages[0]!.room.y
  for (const block of counterBlocks) {
    const high = headRoom + rowsOf(block) * side
    const { room } = pages.at(-1)!
    if (y + high + checkRoom > room.y + room.h) {
      pages.push(openPage(measure, page, { ...head, title: `${head.title}, continued` }))
      y = room.y
    }
    drawBlock(pages.at(-1)!.pen, { ...room, y }, block)
    y += high + between
  }
  const { pen, room } = pages.at(-1)!
  drawCheck(pen, { ...room, y: Math.min(y, room.y + room.h - checkRoom) })
  return closePages(pages, page, ['Print on card at 100 %, cut along the grey lines'], 'counters')
}

const rowsOf = ({ counters }: CounterBlock): number => Math.ceil(counters.length / across)

function drawBlock(pen: Pen, { x, y, w }: Box, { title, note, counters }: CounterBlock): void {
  sectionHead(pen, { x, y, w }, title, note)
  const left = x + (w - across * side) / 2
  const top = y + headRoom
  const rows = Math.ceil(counters.length / across)
  const lines = [
    ...Array.from({ length: across + 1 }, (_, i) => linePath(left + i * side, top, left + i * side, top + rows * side)),
    ...Array.from({ length: rows + 1 }, (_, i) => linePath(left, top + i * side, left + across * side, top + i * side)),
  ]
  pen.path(lines.join(''), { stroke: 0.6, width: 0.5 })
  counters.forEach((counter, i) => {
    const cell = { x: left + (i % across) * side, y: top + Math.floor(i / across) * side, w: side, h: side }
    drawCounter(pen, cell, counter)
  })
}

/** Shows whether the printer has shrunk the page. */
function drawCheck(pen: Pen, { x, y, w }: Box): void {
  const d =
    linePath(x, y + 4, x, y + 8) + linePath(x, y + 8, x + inch, y + 8) + linePath(x + inch, y + 8, x + inch, y + 4)
  pen.path(d, { stroke: 0, width: 0.8 })
  const cell = { x: x + inch + 8, y, w: w - inch - 8, h: 12 }
  pen.text(cell, 'One inch, when printed at full size', { face: 'narrow', size: 8 })
}
