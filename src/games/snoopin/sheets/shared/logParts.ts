import { label, sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** Parts of both logs: the fields of the book at their head, points by turn. */

type Room = Omit<Box, 'h'>

/** A field with its label over it; `share` is its part of the width. */
export interface Field {
  readonly label: string
  readonly value: string
  readonly share: number
}

const fieldHeight = 29

/** Draws fields side by side over a rule. @returns the y under it. */
export function drawFields(pen: Pen, { x, y, w }: Room, fields: readonly Field[]): number {
  const all = fields.reduce((sum, { share }) => sum + share, 0)
  let left = x
  fields.forEach(({ label: name, value, share }, i) => {
    const wide = (w * share) / all
    const indent = i === 0 ? 0 : 6
    if (i > 0) pen.line(left, y, left, y + fieldHeight, 0.5, 0.45)
    const cell = { x: left + indent, w: wide - indent - 3 }
    pen.text({ ...cell, y: y + 2, h: 9 }, name.toUpperCase(), label)
    pen.text({ ...cell, y: y + 10, h: fieldHeight - 11 }, value, {
      face: 'typed',
      size: 9.5,
      lines: 2,
      smaller: 7.5,
      leading: 1,
    })
    left += wide
  })
  pen.line(x, y + fieldHeight, x + w, y + fieldHeight, 0.9, 0.3)
  return y + fieldHeight
}

/** Campaign Victory Points by turn. */
export interface Points {
  readonly boxes: readonly { readonly turn: number; readonly points: string }[]
  readonly note: string
}

const most = 12
const pointBox = 27
const pointsHead = 13

/** @returns how high boxes for points are, with their head. */
export const pointsHeight = ({ boxes }: Points, across = most): number =>
  pointsHead + Math.ceil(boxes.length / across) * pointBox

/** Draws a box for each turn. @returns the y under them. */
export function drawPoints(pen: Pen, { x, y, w }: Room, { boxes, note }: Points, across = most): number {
  const top = sectionHead(pen, { x, y, w }, 'Victory points', note)
  const wide = w / Math.min(across, boxes.length)
  boxes.forEach(({ turn, points }, i) => {
    const cell = { x: x + (i % across) * wide, y: top + Math.floor(i / across) * pointBox, w: wide, h: pointBox }
    pen.frame(cell, 0.6, 0, { stroke: 0.3 })
    pen.text({ ...cell, x: cell.x + 3, w: wide - 6, h: 10 }, String(turn), { face: 'narrow', size: 7 })
    pen.text({ ...cell, x: cell.x + 3, y: cell.y + 10, w: wide - 6, h: 16 }, points, {
      ...{ face: 'typedBold', size: 10, align: 'right' },
    })
  })
  return y + pointsHeight({ boxes, note }, across)
}
