import type { Goer, GoingSquad } from './briefingModel.ts'
import { counted } from '../../rules/steps/setup/common.ts'
import { boxSide, repMark, sectionHead, starPath } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { drawStatusBoxes, statusHeads, statusWidth } from '../shared/drawStatusBoxes.ts'

export const headHeight = 13
/** White between two squads. */
export const squadGap = 9
export const lowestRow = 12.6
export const highestRow = 17.4

/** @returns the height of some squads under each other with rows of this height. */
export const squadsHeight = (squads: readonly GoingSquad[], row: number): number =>
  squads.reduce((sum, { men }) => sum + headHeight + men.length * row + squadGap, 0)

/** Draws a squad of men with REP, weapon and status boxes. @returns the y under it. */
export function drawSquad(
  pen: Pen,
  { x, y, w }: Omit<Box, 'h'>,
  title: string,
  men: readonly Goer[],
  row: number,
): number {
  let at = sectionHead(pen, { x, y, w }, title)
  statusHeads(pen, boxesIn(x, w), y + 3, 9)
  for (const man of men) {
    goerRow(pen, { x, y: at, w, h: row }, man)
    at += row
    pen.line(x, at, x + w, at, 0.55, 0.67)
  }
  return at
}

/** Boxes stand at the right of a row. */
const boxesIn = (x: number, w: number) => ({ x: x + w - statusWidth - 0.4, w: statusWidth })

const numberStyle = { face: 'narrow', size: 8, align: 'right' } as const
const afterNumber = 3

/** @returns the room for the number of a man's billet, with the white after it; a figure or two have the same. */
export const numberWidth = ({ measure }: Pen, number: string | null): number =>
  Math.max(13, measure.width(numberStyle.face, numberStyle.size, number ?? '') + afterNumber + 1)

/** Draws the number under which a man stands on roster, squad sheet and card; nothing for one who has left. */
export function billetNumber(pen: Pen, { x, y, h }: Omit<Box, 'w'>, number: string | null): void {
  const cell = { x, y, w: numberWidth(pen, number) - afterNumber, h }
  if (number !== null) pen.text(cell, number, numberStyle)
}

function goerRow(pen: Pen, cell: Box, man: Goer): void {
  const { x, y, w, h } = cell
  repMark(pen, { x, y, w: 22, h }, man.rep)
  const rest = w - 24 - statusWidth - 6
  const numbered = numberWidth(pen, man.number)
  const words = rest * shareOf(pen, rest, man) - numbered
  const named = x + 24 + numbered
  billetNumber(pen, { x: x + 24, y, h }, man.number)
  const extras = (man.star ? 11 : 0) + (man.leader === '' ? 0 : 18)
  const name = pen.text({ x: named, y, w: words - extras - 3, h }, man.name, {
    face: 'typed',
    size: 9,
    least: 7,
    lines: 2,
    smaller: 7,
    leading: 1,
  })
  if (man.star) pen.path(starPath(named + 4 + name.width + 3, y + h / 2, 3.8), { fill: 0 })
  if (man.leader !== '') {
    const leader = { x: named + words - 17, y, w: 14, h }
    pen.text(leader, man.leader, { face: 'narrowSemi', size: 7.5 })
  }
  const weapon = { x: named + words, y, w: rest - numbered - words - 2, h }
  pen.text(weapon, man.weapon, { face: 'narrow', size: 8.5, lines: 2, smaller: 7, leading: 1 })
  drawStatusBoxes(pen, boxesIn(x, w), y + (h - boxSide) / 2)
}

/** The part of a row for number and name: less where two lines of what he carries would not hold it all. */
function shareOf(pen: Pen, rest: number, { weapon }: Goer): number {
  const usual = 0.63
  return pen.measure.width('narrow', 7, weapon) > 1.3 * rest * (1 - usual) ? 0.5 : usual
}

/** Draws one line for each squad, when the names stand on another page. @returns the y under it. */
export function drawSummary(
  pen: Pen,
  { x, y, w }: Omit<Box, 'h'>,
  squads: readonly GoingSquad[],
  title: string,
): number {
  let at = sectionHead(pen, { x, y, w }, title)
  for (const { title: name, men } of squads) {
    const leader = men.find((man) => man.leader === 'Ldr') ?? men[0]
    const words = leader ? `${counted(men.length, 'man', 'men')}, ${leader.name}` : ''
    pen.text({ x, y: at, w: 66, h: highestRow }, name, { face: 'narrow', size: 8.75 })
    pen.text({ x: x + 70, y: at, w: w - 70, h: highestRow }, words, { face: 'typed', size: 9 })
    at += highestRow
    pen.line(x, at, x + w, at, 0.55, 0.67)
  }
  return at
}
