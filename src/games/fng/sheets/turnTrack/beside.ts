import type { Span, TurnTrackModel } from './turnTrackModel.ts'
import { flow } from '../../../../main/sheets/flow.ts'
import { RuledTable, type Column } from '../../../../main/sheets/ruledTable.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import { partsOfDay } from '../shared/dayParts.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

const between = 12

/** Each turn, the day, the weather, and lines for what lasts. */
export function drawBeside(pen: Pen, box: Box, model: TurnTrackModel): void {
  let y = drawSteps(pen, box, model)
  y = drawDay(pen, { ...box, y: y + between }, model)
  y = drawWeather(pen, { ...box, y: y + between }, model)
  drawLasting(pen, { ...box, y: y + between, h: box.y + box.h - y - between })
}

function drawSteps(pen: Pen, { x, y, w }: Omit<Box, 'h'>, { steps }: TurnTrackModel): number {
  let at = sectionHead(pen, { x, y, w }, 'Each turn') + 5
  steps.forEach(({ text, page }, i) => {
    pen.text({ x, y: at, w: 14, h: 11 }, String(i + 1), { face: 'typedBold', size: 9.5 })
    const end = flow(pen, { x: x + 18, y: at, w: w - 18 - 22 }, text, { face: 'narrow', size: 9, least: 8.5, lines: 5 })
    pen.text({ x: x + w - 20, y: at, w: 20, h: 11 }, `p. ${page}`, { face: 'narrow', size: 7, align: 'right' })
    at = end + 3.5
  })
  return at
}

const dayColumns: readonly Column[] = [
  { head: 'Part' },
  { head: 'Turns', width: 58 },
  { head: 'From turn', width: 46, align: 'centre', ruled: true },
]

/** "11-13" */
const spanOf = ({ soonest, latest }: Span): string => (latest === Infinity ? '' : `${soonest}-${latest}`)

function drawDay(pen: Pen, { x, y, w }: Omit<Box, 'h'>, { parts, dayNote }: TurnTrackModel): number {
  const table = new RuledTable(pen, { x, w }, dayColumns)
  let at = table.heads(sectionHead(pen, { x, y, w }, 'The day', dayNote))
  for (const { name, dark, turns, from, starts } of parts) {
    if (dark) pen.fill({ x, y: at, w, h: writingRow }, 0.86)
    at = table.row(at, writingRow, [name, turns, from === null ? spanOf(starts) : String(from)])
  }
  for (let more = parts.length; more < partsOfDay; more += 1) at = table.row(at, writingRow, [])
  return at
}

function drawWeather(pen: Pen, { x, y, w }: Omit<Box, 'h'>, { weather, doubles }: TurnTrackModel): number {
  let at = sectionHead(pen, { x, y, w }, 'Weather') + 4
  if (weather) {
    at = flow(pen, { x, y: at, w }, weather.name, { face: 'typedBold', size: 10, lines: 1 }) + 1
    at = flow(pen, { x, y: at, w }, weather.note, { face: 'narrow', size: 8.5, lines: 3 }) + 2
  } else {
    at += writingRow - 4
    pen.line(x, at, x + w, at, 0.3)
    at += 3
  }
  if (doubles.length > 0)
    at =
      flow(pen, { x, y: at, w }, 'Variable: the first doubles settle it', { face: 'narrowSemi', size: 8.5, lines: 2 }) +
      2
  const half = w / 2
  doubles.forEach(({ faces, becomes }, i) => {
    const cell = { x: x + (i % 2) * half, y: at + Math.floor(i / 2) * 13, h: 13 }
    pen.text({ ...cell, w: 24 }, faces, { face: 'typed', size: 9 })
    pen.text({ ...cell, x: cell.x + 26, w: half - 28 }, becomes, { face: 'narrow', size: 8.5 })
  })
  at += Math.ceil(doubles.length / 2) * 13 + 3
  pen.text({ x, y: at, w: 60, h: writingRow }, 'Changes, turn', { face: 'narrow', size: 8.5, at: 'bottom' })
  pen.line(x + 62, at + writingRow, x + w, at + writingRow, 0.3)
  return at + writingRow + 2
}

const lastingColumns: readonly Column[] = [
  { head: 'Smoke, fire, flare' },
  { head: 'Sector', width: 34, align: 'centre', ruled: true },
  { head: 'Until turn', width: 44, align: 'centre', ruled: true },
]

function drawLasting(pen: Pen, { x, y, w, h }: Box): void {
  const table = new RuledTable(pen, { x, w }, lastingColumns)
  const lines = Math.floor((h - 26) / writingRow)
  if (lines < 2) return
  let at = table.heads(sectionHead(pen, { x, y, w }, 'What lasts'))
  for (let i = 0; i < lines; i += 1) at = table.row(at, writingRow, [])
}
