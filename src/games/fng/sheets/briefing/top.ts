import type { BriefingModel, Fact, TurnTrack } from './briefingModel.ts'
import { fitAlways } from '../../../../main/sheets/fit.ts'
import { boxSide, sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { drawLegend } from '../map/legend.ts'
import { drawMap } from '../map/drawMap.ts'
import { mapWords } from '../map/mapWords.ts'
import { mapRatio } from '../map/places.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** The upper half of the briefing: map, legend and turns left; what to do and the situation right. */

const gutter = 16
/** The map's part of the page. */
const mapShare = 0.645

/** Draws both columns. @returns the y under the taller one. */
export function drawTop(pen: Pen, page: Box, y: number, model: BriefingModel): number {
  const w = Math.round(page.w * mapShare)
  const map = { x: page.x, y, w, h: w * mapRatio }
  pen.figure(map, mapWords(model.map), () => {
    drawMap(pen, map, model.map)
  })
  const left = drawLegend(pen, { x: page.x, y: map.y + map.h + 4, w }, model.map)
  const turns = drawTurns(pen, { x: page.x, y: left + 3, w }, model.turns)
  const column = { x: page.x + w + gutter, y: y - 4, w: page.w - w - gutter }
  const orders = drawObjectives(pen, column, model)
  const facts = drawFacts(pen, { ...column, y: orders }, model.facts)
  return Math.max(turns, facts)
}

const aimSize = 11
const orderSize = 9
const orderPitch = 11

/** The aim in a line or two, then what has to be done for it. @returns the y under them. */
function drawObjectives(
  pen: Pen,
  { x, y, w }: Omit<Box, 'h'>,
  { aim, objectives }: Pick<BriefingModel, 'aim' | 'objectives'>,
): number {
  let at = sectionHead(pen, { x, y, w }, 'Do this') + 4
  if (aim !== '') {
    const words = { face: 'printSemi', size: aimSize } as const
    const fitted = fitAlways(pen.measure, aim, { ...words, least: 9, smaller: 9, lines: 2, width: w })
    const h = fitted.lines.length * fitted.size * 1.2
    pen.lines({ x, y: at, w, h }, fitted, { ...words, leading: 1.2, at: 'top' })
    at += h + 4
  }
  objectives.forEach((text, i) => {
    const fitted = fitAlways(pen.measure, text, {
      face: 'print',
      size: orderSize,
      least: 8.5,
      smaller: orderSize,
      lines: 5,
      width: w - 14,
    })
    const h = fitted.lines.length * orderPitch
    pen.text({ x, y: at, w: 12, h: orderPitch }, String(i + 1), { face: 'typedBold', size: 9.5, at: 'top' })
    pen.lines({ x: x + 14, y: at, w: w - 14, h }, fitted, {
      face: 'print',
      size: orderSize,
      leading: orderPitch / fitted.size,
      at: 'top',
    })
    at += h + 3
  })
  return at + 3
}

const labelWidth = 54
const factHeight = 20.5
/** Lines that all notes may take together; where they would take more, each has to be shorter. */
const mostNoteLines = 20

function drawFacts(pen: Pen, { x, y, w }: Omit<Box, 'h'>, facts: readonly Fact[]): number {
  let at = sectionHead(pen, { x, y, w }, 'Situation')
  const fit = (note: string, lines: number) =>
    fitAlways(pen.measure, note, { face: 'narrow', size: 7.25, smaller: 7, lines, width: w - labelWidth })
  const asked = (lines: number) => facts.reduce((sum, { note }) => sum + Math.max(1, fit(note, lines).lines.length), 0)
  const most = [5, 4, 3].find((lines) => asked(lines) <= mostNoteLines) ?? 2
  for (const { label, value, note } of facts) {
    const cell = { x: x + labelWidth, w: w - labelWidth, h: 10.5 }
    pen.text({ x, y: at + 1, w: labelWidth - 4, h: 10.5 }, label, { face: 'narrow', size: 8.5 })
    pen.text({ ...cell, y: at + 1 }, value, { face: 'typed', size: 9 })
    const fitted = fit(note, most)
    const lines = Math.max(1, fitted.lines.length)
    const h = fitted.size * 1.08 * lines + 1
    pen.lines({ ...cell, y: at + 10.8, h }, fitted, { face: 'narrow', size: 7.25, at: 'top' })
    at += factHeight + (lines - 1) * fitted.size * 1.08
    pen.line(x, at, x + w, at, 0.55, 0.67)
  }
  return at
}

/** Boxes in a row at most; rows are filled evenly, so that no short one is left. */
const mostPerRow = 10
const turnGap = 2.5
const turnHeight = 21

/** Boxes for the turns of the game: numbered up to the minimum, dashed after it, the first part of the day shown. */
function drawTurns(pen: Pen, { x, y, w }: Omit<Box, 'h'>, track: TurnTrack): number {
  const part = track.dayPart
  const note = [
    ...(part ? [`${part.name.toLowerCase()} to turn ${part.until}`] : []),
    ...(track.ending === '' ? [] : [`${track.minimum} at least, ${track.ending}`]),
  ]
  const top = sectionHead(pen, { x, y, w }, 'Turns', note.join('; ')) + 5
  const total = track.minimum + track.extra
  const rows = Math.ceil(total / mostPerRow)
  const perRow = Math.ceil(total / rows)
  const across = (w - (perRow - 1) * turnGap) / perRow
  for (let turn = 1; turn <= total; turn += 1) {
    const [column, row] = [(turn - 1) % perRow, Math.floor((turn - 1) / perRow)]
    const box = { x: x + column * (across + turnGap), y: top + row * (turnHeight + turnGap), w: across, h: turnHeight }
    const extra = turn > track.minimum
    pen.frame(box, 0.75, 1.5, extra ? { dash: [2, 1.6] } : {})
    const number = { x: box.x + 3, y: box.y + 1.5, w: 16, h: 9 }
    if (!extra) pen.text(number, String(turn), { face: 'typed', size: 7.5, at: 'top' })
    if (turn === part?.until) dayEnd(pen, box)
  }
  return top + rows * (turnHeight + turnGap)
}

/** A black corner on the turn that ends a part of the day. */
function dayEnd(pen: Pen, { x, y, w, h }: Box): void {
  const side = boxSide
  pen.path(`M${x + w} ${y + h - side}V${y + h}H${x + w - side}Z`, { fill: 0 })
}
