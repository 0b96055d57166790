import type { CardCraft } from './supportCardModel.ts'
import { boxSide, sectionHead, tickBoxes } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { RuledTable, type Column } from '../../../../main/sheets/ruledTable.ts'

const columns: readonly Column[] = [
  { head: 'Aircraft' },
  { head: 'REP', width: 30, align: 'centre', ruled: true },
  { head: 'Damage', width: 44, align: 'centre', ruled: true },
  { head: 'From turn', width: 48, align: 'centre', ruled: true },
  { head: 'Ammunition: weapon, and a box for each pass or load', width: 268, ruled: true },
]
const row = 27
const weapons = 2
const boxes = 4
const boxGap = 4
const blank: CardCraft = { name: '', rep: '', damage: '', turns: '' }

/** A line for every aircraft that comes, down to the end of its box: how it stands, and what it still has to fire. */
export function drawAircraft(pen: Pen, { x, y, w, h }: Box, craft: readonly CardCraft[]): void {
  const table = new RuledTable(pen, { x, w }, columns)
  let at = table.heads(sectionHead(pen, { x, y, w }, 'Aircraft and ammunition', 'two weapons a line'))
  const lines = Math.max(0, Math.floor((y + h - at) / row))
  for (let i = 0; i < lines; i += 1) {
    const { name, rep, damage, turns } = craft[i] ?? blank
    const loads = (cell: Box) => {
      drawLoads(pen, cell)
    }
    at = table.row(at, row, [name, rep, damage, turns, loads])
  }
}

/** A line to write a weapon on, and boxes for what it has. */
function drawLoads(pen: Pen, { x, y, w, h }: Box): void {
  const across = (w - 10) / weapons
  const ticks = boxes * (boxSide + boxGap)
  for (let i = 0; i < weapons; i += 1) {
    const left = x + 6 + i * across
    pen.line(left, y + writingRow, left + across - ticks - 9, y + writingRow, 0.3)
    tickBoxes(pen, left + across - ticks - 4, y + (h - boxSide) / 2, boxes, boxGap)
  }
}
