import type { ContactToken, PlayMarker } from './tokensModel.ts'
import { circlePath, rectPath, type Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { signs } from './signs.ts'

/** Draws one token in its cell. */
export type Token = (pen: Pen, cell: Box) => void

const centreOf = ({ x, y, w, h }: Box) => ({ cx: x + w / 2, cy: y + h / 2 })
const small = { face: 'narrowSemi', size: 7.5, align: 'centre' } as const

/** Hidden: dashed, with the sector where it starts, or "spare". A PC, which has been found: a square of ink. */
export const contactToken =
  ({ word, number, sector }: ContactToken): Token =>
  (pen, cell) => {
    const { cx } = centreOf(cell)
    const cy = cell.y + 30
    const found = word === 'PC'
    if (found) pen.fill({ x: cx - 23, y: cy - 21, w: 46, h: 42 }, 0)
    else pen.path(circlePath(cx, cy, 25), { stroke: 0, width: 1.7, dash: [5, 3] })
    const grey = found ? 1 : 0
    pen.text({ x: cx - 17, y: cy - 18, w: 34, h: 8 }, word.toUpperCase(), { ...small, size: 7, grey })
    const figure = { x: cx - 20, y: cy - 11, w: 40, h: 28 }
    pen.text(figure, String(number), { face: 'typedBold', size: 25, align: 'centre', grey })
    const where = sector !== null ? `sector ${sector}` : found ? '' : 'spare'
    pen.text({ x: cell.x + 4, y: cell.y + cell.h - 13, w: cell.w - 8, h: 10 }, where, {
      ...small,
      face: 'narrow',
      size: 8,
    })
  }

/** The number of a sector, for its corner of the table. */
export const sectorToken =
  (number: number): Token =>
  (pen, cell) => {
    pen.path(rectPath({ x: cell.x + 5, y: cell.y + 5, w: cell.w - 10, h: cell.h - 10 }), { stroke: 0, width: 1.7 })
    pen.text({ x: cell.x + 8, y: cell.y + 8, w: cell.w - 16, h: 9 }, 'SECTOR', { ...small, tracking: 0.5 })
    pen.text({ x: cell.x + 8, y: cell.y + 16, w: cell.w - 16, h: 46 }, String(number), {
      face: 'typedBold',
      size: 42,
      align: 'centre',
    })
  }

/** Our own word on the table: in ink, with an arrow for those who come in over the edge. */
export const startToken =
  (word: 'Entry' | 'Start', sector: number): Token =>
  (pen, cell) => {
    const { cx, cy } = centreOf(cell)
    pen.fill({ x: cell.x + 5, y: cell.y + 5, w: cell.w - 10, h: cell.h - 10 }, 0)
    pen.text({ x: cell.x + 8, y: cell.y + 9, w: cell.w - 16, h: 11 }, word.toUpperCase(), {
      ...small,
      size: 9,
      grey: 1,
      tracking: 0.5,
    })
    const arrow = `M${cx} ${cy + 9}V${cy - 9}M${cx - 7} ${cy - 2}L${cx} ${cy - 9}L${cx + 7} ${cy - 2}`
    if (word === 'Entry') pen.path(arrow, { stroke: 1, width: 2.6, round: true })
    else pen.fill({ x: cx - 8, y: cy - 7, w: 16, h: 16 }, 1)
    pen.text({ x: cell.x + 8, y: cell.y + cell.h - 21, w: cell.w - 16, h: 11 }, `sector ${sector}`, {
      ...small,
      size: 8.5,
      grey: 1,
    })
  }

/** A marker beside a figure or on the ground: sign, word, and what must be counted. */
export const playToken =
  (marker: PlayMarker): Token =>
  (pen, cell) => {
    const { word, note, draw } = signs[marker]
    const { cx } = centreOf(cell)
    for (const { d, ...how } of draw(cx, cell.y + (note === undefined ? 21 : 18))) pen.path(d, how)
    const words = { x: cell.x + 2, w: cell.w - 4, h: 10 }
    pen.text({ ...words, y: cell.y + (note === undefined ? 37 : 31) }, word, { ...small, size: 8.5, least: 7 })
    if (note !== undefined) pen.text({ ...words, y: cell.y + 41 }, note, { ...small, face: 'narrow', size: 7.5 })
  }
