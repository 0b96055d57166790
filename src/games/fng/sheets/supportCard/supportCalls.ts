import type { CardCall, SupportCardModel } from './supportCardModel.ts'
import { boxSide, sectionHead, tickBoxes } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { RuledTable, type Column } from '../../../../main/sheets/ruledTable.ts'

const columns: readonly Column[] = [
  { head: 'Turn', width: 32, align: 'centre' },
  { head: 'What', ruled: true },
  { head: 'Ready', width: 36, align: 'centre', ruled: true },
  { head: 'Arrives', width: 40, align: 'centre', ruled: true },
  { head: 'Waits until', width: 52, align: 'centre', ruled: true },
  { head: 'Rounds, passes', width: 118, ruled: true },
  { head: 'Points', width: 40, align: 'right', ruled: true },
]
const row = 21
const mostBoxes = 9
const boxGap = 4.6
const blank: CardCall = { turn: '', what: '', arrives: '', rounds: mostBoxes, ready: false }

/** A line for every call, down to the end of its box: when, what, when it comes, how long it waits, a box for every round. */
export function drawCalls(pen: Pen, { x, y, w, h }: Box, { calls }: SupportCardModel): void {
  const table = new RuledTable(pen, { x, w }, columns)
  const bottom = y + h
  let at = table.heads(sectionHead(pen, { x, y, w }, 'Calls', 'a line each; tick what has been fired'))
  const lines = Math.max(0, Math.floor((bottom - at) / row))
  const shown = calls.slice(-lines)
  for (let i = 0; i < lines; i += 1) {
    const call = shown[i] ?? blank
    const boxes = (cell: Box) => {
      tickBoxes(pen, cell.x + 5, cell.y + (row - boxSide) / 2, Math.min(mostBoxes, call.rounds), boxGap)
    }
    const ready = (cell: Box) => {
      tickBoxes(pen, cell.x + (cell.w - boxSide) / 2, cell.y + (row - boxSide) / 2, 1, 0)
      if (call.ready) pen.fill({ x: cell.x + (cell.w - 4) / 2, y: cell.y + (row - 4) / 2, w: 4, h: 4 }, 0)
    }
    at = table.row(at, row, [call.turn, call.what, ready, call.arrives, '', boxes, ''])
  }
}
