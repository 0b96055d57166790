import type { DayPartLine, TurnTrackModel } from './turnTrackModel.ts'
import { RuledTable, tableHead, type Column } from '../../../../main/sheets/ruledTable.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import { linePath, type Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

const columns: readonly Column[] = [
  { head: 'Turn', width: 50 },
  { head: 'Ours', width: 26, align: 'centre', ruled: true },
  { head: 'Theirs', width: 30, align: 'centre', ruled: true },
  { head: 'Day part', width: 74, ruled: true },
  { head: 'What comes, what lasts until now', ruled: true },
]
const dayPart = 3
const highest = 36
const tickSide = 11

/** Rows for all turns, numbered up to the minimum; those after it are dashed, for extra turns. */
export function drawTrack(pen: Pen, box: Box, model: TurnTrackModel): void {
  const { minimum, extra, ending } = model
  const total = minimum + extra
  const note = model.unit === '' || ending === '' ? ending : `${minimum} at least, ${ending}`
  const top = sectionHead(pen, box, 'Turns', note)
  const table = new RuledTable(pen, box, columns)
  const row = Math.min(highest, (box.y + box.h - top - tableHead) / total)
  drawDark(pen, { ...box, y: top + tableHead, h: row }, model)
  let y = table.heads(top)
  for (let turn = 1; turn <= total; turn += 1) {
    const last = turn === minimum
    const words = [
      (cell: Box) => {
        drawTurn(pen, cell, turn, model)
      },
      '',
      '',
      partIn(model.parts, turn),
      model.coming
        .filter((one) => one.turn === turn)
        .map(({ what }) => what)
        .join('; '),
    ]
    y = table.row(y, row, words, last ? { width: 1.5, grey: 0 } : undefined)
  }
}

/** What is written beside the first turn of a part, or beside the first in which it may have begun. */
function partIn(parts: readonly DayPartLine[], turn: number): string {
  const part = parts.find(({ starts }) => starts.soonest === turn)
  return part === undefined ? '' : part.from === null ? `${part.name}?` : part.name
}

/** A number, and a box to tick; played turns are ticked. */
function drawTurn(pen: Pen, { x, y, h }: Box, turn: number, { minimum, played }: TurnTrackModel): void {
  const extra = turn > minimum
  if (!extra) pen.text({ x, y, w: 24, h }, String(turn), { face: 'typedBold', size: 12, align: 'right' })
  const side = Math.min(tickSide, h - 4)
  const box = { x: x + 31, y: y + (h - side) / 2, w: side, h: side }
  pen.frame(box, 0.8, 1, extra ? { dash: [2, 1.6] } : {})
  if (turn > played) return
  const cross = linePath(box.x + 2, box.y + 2, box.x + side - 2, box.y + side - 2)
  pen.path(`${cross}${linePath(box.x + side - 2, box.y + 2, box.x + 2, box.y + side - 2)}`, { stroke: 0, width: 1.4 })
}

/** Turns that are dark lie on grey, those that may be on hatching, in the column of the day part. */
function drawDark(pen: Pen, { x, y, w, h }: Box, { darkness }: TurnTrackModel): void {
  const left = columns.slice(0, dayPart).reduce((sum, { width = 0 }) => sum + width, 0)
  const column = { x: x + left, w: Math.min(columns[dayPart]!.width!, w) }
  darkness.forEach((dark, i) => {
    const cell = { ...column, y: y + i * h, h }
    if (dark === 'dark') pen.fill(cell, 0.86)
    if (dark === 'perhaps') pen.path(hatching(cell), { stroke: 0.7, width: 0.5 })
  })
}

const gap = 6

/** Slanting lines through a cell, which go on in the cell below it. */
function hatching({ x, y, w, h }: Box): string {
  // Lines where x + y is a multiple of the gap, as far as they run inside.
  const first = Math.ceil((x + y) / gap)
  const last = Math.floor((x + w + y + h) / gap)
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const sum = (first + i) * gap
    const [from, to] = [Math.max(x, sum - y - h), Math.min(x + w, sum - y)]
    return linePath(from, sum - from, to, sum - to)
  }).join('')
}
