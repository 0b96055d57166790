import type { MissionBox } from '../../rules/reportBoxes.ts'
import { boxSide, sectionHead, tickBoxes, tickedBox } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { boxNumber, numberWidth } from '../shared/formBoxes.ts'

const row = writingRow
const gutter = 18
const head = 16
const pointLines = 2
const noteLines = 2

/** Boxes that need the whole width. */
const isWide = ({ kind }: MissionBox): boolean => kind === 'kinds' || kind === 'points' || kind === 'text'

const linesOf = ({ kind }: MissionBox): number => (kind === 'points' ? pointLines : kind === 'text' ? noteLines : 1)

/** @returns the least height of boxes under their heading. */
export function missionBoxesHeight(boxes: readonly MissionBox[]): number {
  const narrow = boxes.filter((box) => !isWide(box)).length
  const wide = boxes.filter(isWide).reduce((sum, box) => sum + linesOf(box), 0)
  return head + (Math.ceil(narrow / 2) + wide) * row
}

/**
 * Draws boxes of the mission, short ones in two columns, down and then up again, in the order of the screen.
 * @param bottom how far lines for notes may go. @returns the y under them.
 */
export function drawMissionBoxes(
  pen: Pen,
  { x, y, w }: Omit<Box, 'h'>,
  boxes: readonly MissionBox[],
  title: string,
  bottom = 0,
): number {
  const top = sectionHead(pen, { x, y, w }, title) + 2
  const narrow = boxes.filter((box) => !isWide(box))
  const down = Math.ceil(narrow.length / 2)
  const across = (w - gutter) / 2
  narrow.forEach((box, i) => {
    const [column, place] = [Math.floor(i / down), i % down]
    drawNarrow(pen, { x: x + column * (across + gutter), y: top + place * row, w: across, h: row }, box)
  })
  let at = top + down * row
  for (const box of boxes.filter(isWide)) {
    const h = box.kind === 'text' ? Math.max(linesOf(box) * row, bottom - at) : linesOf(box) * row
    drawWide(pen, { x, y: at, w, h }, box)
    at += h
  }
  return at
}

const print = { face: 'narrow', size: 9.5, least: 7.5 } as const

function named(pen: Pen, { x, y, w, h }: Box, { box, label }: MissionBox): void {
  boxNumber(pen, { x, y, h }, box)
  pen.text({ x: x + numberWidth + 5, y, w: w - numberWidth - 8, h }, label, print)
}

function drawNarrow(pen: Pen, { x, y, w, h }: Box, box: MissionBox): void {
  const field = box.kind === 'choice' ? 176 : 40
  named(pen, { x, y, w: w - field, h }, box)
  const right = x + w - field
  if (box.kind === 'count') pen.frame({ x: x + w - 32, y: y + 2, w: 31, h: h - 4 }, 0.75, 1)
  if (box.kind === 'tick') {
    const at = [x + w - 20, y + (h - boxSide) / 2] as const
    if (box.preset) tickedBox(pen, ...at)
    else tickBoxes(pen, ...at, 1, 0)
  }
  if (box.kind === 'choice') drawChoices(pen, { x: right, y, w: field, h }, box)
  pen.line(x, y + h, x + w, y + h, 0.55, 0.67)
}

/** Letters with what they mean, to put a ring round or to tick. */
function drawChoices(pen: Pen, { x, y, w, h }: Box, { choices, kind }: MissionBox): void {
  const across = w / choices.length
  choices.forEach(({ key, label }, i) => {
    const left = x + i * across
    if (kind === 'kinds') tickBoxes(pen, left, y + (h - boxSide) / 2, 1, 0)
    else pen.text({ x: left, y, w: 8, h }, key, { face: 'typedBold', size: 9.5 })
    pen.text({ x: left + 10, y, w: across - 12, h }, label, { ...print, size: 8.5, least: 7 })
  })
}

const labelWidth = 148

function drawWide(pen: Pen, { x, y, w, h }: Box, box: MissionBox): void {
  named(pen, { x, y, w: labelWidth, h: row }, box)
  const right = { x: x + labelWidth, w: w - labelWidth }
  if (box.kind === 'kinds') drawChoices(pen, { ...right, y, h: row }, box)
  for (let at = y + row; at <= y + h + 0.1; at += row) {
    if (box.kind === 'points') {
      pen.text({ x: right.x, y: at - row, w: 34, h: row }, 'points', { face: 'narrow', size: 7.5 })
      pen.frame({ x: right.x + 30, y: at - row + 2, w: 31, h: row - 4 }, 0.75, 1)
      pen.text({ x: right.x + 68, y: at - row, w: 34, h: row }, 'why', { face: 'narrow', size: 7.5 })
    }
    pen.line(box.kind === 'text' && at > y + row ? x : right.x, at, x + w, at, 0.55, 0.67)
  }
}
