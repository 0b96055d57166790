import type { DayPartLine, TurnTrackModel } from '../../rules/fng/sheets/turnTrackModel.ts'
import { RuledTable, tableHead, type Column } from '../folder/table.ts'
import { sectionHead } from '../furniture.ts'
import { linePath, type Box } from '../marks.ts'
import type { Pen } from '../pen.ts'

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
  const note = ending === '' ? '' : `${minimum} at least, ${ending}`
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

/** What is written beside the first turn of a part. */
function partIn(parts: readonly DayPartLine[], turn: number): string {
  const part = parts.find(({ from }) => from === turn)
  return part?.name ?? ''
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

/** Turns that are known to be dark lie on grey, in the column of the day part. */
function drawDark(pen: Pen, { x, y, w, h }: Box, { parts, minimum, extra }: TurnTrackModel): void {
  const left = columns.slice(0, dayPart).reduce((sum, { width = 0 }) => sum + width, 0)
  const cell = { x: x + left, w: Math.min(columns[dayPart]!.width!, w) }
  for (const { dark, from, until } of parts) {
    if (!dark || from === null) continue
    const last = Math.min(until ?? from, minimum + extra)
    if (last >= from) pen.fill({ ...cell, y: y + (from - 1) * h, h: (last - from + 1) * h }, 0.9)
  }
}
