import type { MissionBox } from '../../rules/reportBoxes.ts'
import { boxSide, sectionHead, tickField } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { boxNumber, countField, numberWidth, ringField } from '../shared/formBoxes.ts'
import { kindField, missionField, pointFields, pointRows } from './fields.ts'

/** White between the boxes that figures are written into, from row to row. */
const air = 3
const gutter = 18
const head = 16
const noteLines = 2

/** Boxes that need the whole width. */
const isWide = ({ kind }: MissionBox): boolean => kind === 'kinds' || kind === 'points' || kind === 'text'

const linesOf = ({ kind }: MissionBox): number => (kind === 'points' ? pointRows : kind === 'text' ? noteLines : 1)

/** A box that a figure is written into is as high as a hand needs, and stands free. */
const rowOf = (box: MissionBox): number => (isWide(box) && box.kind !== 'points' ? writingRow : writingRow + air)

/** Short ones stand in rows of one height. */
const narrowRow = writingRow + air

/** @returns the least height of boxes under their heading. */
export function missionBoxesHeight(boxes: readonly MissionBox[]): number {
  const narrow = boxes.filter((box) => !isWide(box)).length
  const wide = boxes.filter(isWide).reduce((sum, box) => sum + linesOf(box) * rowOf(box), 0)
  return head + Math.ceil(narrow / 2) * narrowRow + wide
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
    const left = x + column * (across + gutter)
    drawNarrow(pen, { x: left, y: top + place * narrowRow, w: across, h: narrowRow }, box)
  })
  let at = top + down * narrowRow
  for (const box of boxes.filter(isWide)) {
    const least = linesOf(box) * rowOf(box)
    const h = box.kind === 'text' ? Math.max(least, bottom - at) : least
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
  if (box.kind === 'count') {
    const frame = { x: x + w - 32, y: y + (h - writingRow) / 2, w: 31, h: writingRow }
    pen.frame(frame, 0.75, 1)
    countField(pen, frame, missionField(box), box.most)
  }
  if (box.kind === 'tick') tickField(pen, x + w - 20, y + (h - boxSide) / 2, missionField(box), box.preset)
  if (box.kind === 'choice') drawChoices(pen, { x: right, y, w: field, h }, box)
  pen.line(x, y + h, x + w, y + h, 0.55, 0.67)
}

/** Letters with what they mean, to put a ring round or to tick. */
function drawChoices(pen: Pen, { x, y, w, h }: Box, box: MissionBox): void {
  const across = w / box.choices.length
  box.choices.forEach((choice, i) => {
    const left = x + i * across
    if (box.kind === 'kinds') tickField(pen, left, y + (h - boxSide) / 2, kindField(box, choice))
    else {
      pen.text({ x: left, y, w: 8, h }, choice.key, { face: 'typedBold', size: 9.5 })
      ringField(pen, { x: left - 4, y: y + 1, w: 14, h: h - 2 }, missionField(box), choice.key)
    }
    pen.text({ x: left + 10, y, w: across - 12, h }, choice.label, { ...print, size: 8.5, least: 7 })
  })
}

const labelWidth = 148
/** What is typed into long boxes stands like the names of the men. */
const size = 9

function drawWide(pen: Pen, { x, y, w, h }: Box, box: MissionBox): void {
  const row = rowOf(box)
  named(pen, { x, y, w: labelWidth, h: row }, box)
  const right = { x: x + labelWidth, w: w - labelWidth }
  if (box.kind === 'kinds') drawChoices(pen, { ...right, y, h: row }, box)
  for (let at = y + row, nth = 1; at <= y + h + 0.1; at += row, nth += 1) {
    if (box.kind === 'points') drawPoints(pen, { ...right, y: at - row, h: row }, box, nth)
    pen.line(box.kind === 'text' && at > y + row ? x : right.x, at, x + w, at, 0.55, 0.67)
  }
  if (box.kind !== 'text') return
  const filling = { kind: 'text', size, most: 20_000, long: true } as const
  pen.field({ ...missionField(box), box: { ...right, y: y + 1, h: h - 2 }, filling })
}

function drawPoints(pen: Pen, { x, y, w, h }: Box, box: MissionBox, nth: number): void {
  const { points, why } = pointFields(box, nth)
  const line = { y: y + (h - writingRow) / 2, h: writingRow }
  const frame = { x: x + 30, w: 31, ...line }
  pen.text({ x, y, w: 34, h }, 'points', { face: 'narrow', size: 7.5 })
  pen.frame(frame, 0.75, 1)
  countField(pen, frame, points, 999)
  pen.text({ x: x + 68, y, w: 34, h }, 'why', { face: 'narrow', size: 7.5 })
  pen.field({ ...why, box: { x: x + 84, w: w - 84, ...line }, filling: { kind: 'text', size, most: 200 } })
}
