import type { Item } from '../../../../main/sheets/chronicle/items.ts'
import { fitAlways } from '../../../../main/sheets/fit.ts'
import { repMark, starPath } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { drawDerosBar } from '../shared/derosBar.ts'
import { diceRows, drawDice } from '../shared/drawDice.ts'
import { nameTag, tagHeight, tagWidth } from '../shared/nameTag.ts'
import { plain } from '../shared/toldItems.ts'
import type { Columns } from './columns.ts'
import type { RollCallLine } from './rollCallModel.ts'

const pitch = 10.4
const pad = 2.6
const told = { face: 'narrow', size: 8.5, lines: 9 } as const
const named = { face: 'typedBold', size: 9, smaller: 8, lines: 3 } as const
/** What has been is grey. */
const oldGrey = 0.36
const starWidth = 10

/** @returns a man's line: as high as his dice, his name or what came of it take. */
export function manItem(measure: Measure, columns: Columns, line: RollCallLine): Item {
  const { dice, name, star, before, rep, toGo, why, tags } = line
  const nameCell = { x: columns.name.x, w: columns.name.w - (star ? starWidth : 0) }
  const whyLines = fitAlways(measure, why, { ...told, width: columns.why.w })
  const nameLines = fitAlways(measure, name, { ...named, width: nameCell.w })
  const rows = Math.max(1, whyLines.lines.length, nameLines.lines.length, diceRows(dice), tags.length)
  const high = rows * pitch + 2 * pad
  return plain(high, (pen, y) => {
    const top = y + pad
    const first = { y: top, h: pitch }
    drawDice(pen, { x: columns.dice.x, y: top }, dice, pitch)
    pen.lines({ ...nameCell, ...first, h: nameLines.lines.length * pitch }, nameLines, {
      ...named,
      at: 'top',
      leading: pitch / nameLines.size,
    })
    if (star) pen.path(starPath(nameCell.x + nameCell.w + 6, top + pitch / 2, 3.6), { fill: 0 })
    if (before !== null) drawBefore(pen, { ...columns.before, ...first }, before)
    repMark(pen, { ...columns.rep, ...first }, rep)
    if (toGo !== null) {
      pen.text({ ...columns.toGo, ...first, w: 15 }, toGo.text, { face: 'typed', size: 9, align: 'right' })
      drawDerosBar(pen, { x: columns.toGo.x + 19, y: top + pitch / 2 - 2.2, w: columns.toGo.w - 19, h: 4.4 }, toGo)
    }
    pen.lines({ ...columns.why, ...first, h: whyLines.lines.length * pitch }, whyLines, {
      ...told,
      at: 'top',
      leading: pitch / whyLines.size,
    })
    tags.forEach((tag, i) => {
      const w = Math.min(columns.tags.w, tagWidth(measure, tag))
      const x = columns.tags.x + columns.tags.w - w
      nameTag(pen, { x, y: top + i * pitch + (pitch - tagHeight) / 2, w, h: tagHeight }, tag)
    })
    pen.line(columns.dice.x, y + high - 0.5, columns.tags.x + columns.tags.w, y + high - 0.5, 0.5, 0.75)
  })
}

/** REP as it was, with an arrow to what it is. */
function drawBefore(pen: Pen, cell: Box, before: number): void {
  repMark(pen, { ...cell, w: 17 }, before, oldGrey)
  const [x, y] = [cell.x + cell.w - 8, cell.y + cell.h / 2]
  pen.line(x, y, x + 6, y, 0.75)
  pen.path(`M${x + 3.6} ${y - 2.2}L${x + 6.2} ${y}L${x + 3.6} ${y + 2.2}`, { stroke: 0, width: 0.75 })
}
