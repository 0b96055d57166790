import { put, within } from '../../../src/main/sheets/ink/placing.ts'
import { boundsOf } from '../../../src/main/sheets/ink/bounds.ts'
import type { Box, FieldMark, Mark, Matrix } from '../../../src/main/sheets/marks.ts'
import { lying } from './inCells.ts'

/** A box that can be filled in, and the part of the page that it covers. */
interface Field {
  readonly mark: FieldMark
  readonly on: Box
}

const upright: Matrix = [1, 0, 0, 1, 0, 0]

const fieldsOf = (marks: readonly Mark[], through = upright): Field[] =>
  marks.flatMap((mark) => {
    const own = mark.kind === 'field' ? [{ mark, on: put(through, mark.box) }] : []
    if (!('marks' in mark)) return own
    return [...own, ...fieldsOf(mark.marks, mark.kind === 'placed' ? within(through, mark.matrix) : through)]
  })

/** Boxes may touch by as much, in points. */
const touch = 1
const isOn = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > touch &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > touch

/** So far a box may reach over its frame: a row of dice has half a gap on both sides. */
const beside = 2
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - beside &&
  inner.y >= outer.y - beside &&
  inner.x + inner.w <= outer.x + outer.w + beside &&
  inner.y + inner.h <= outer.y + outer.h + beside

/** How far over the line that it stands on a box may end. */
const over = 4

/**
 * @returns boxes to be filled in that lie wrong, in words: off the page, one on another, on words, or where nothing is
 *   drawn to write in, neither a frame around them nor a line under them.
 */
export function fieldFaults(marks: readonly Mark[], page: Box): string[] {
  const fields = fieldsOf(marks)
  if (fields.length === 0) return []
  const drawn = lying(marks).map(({ mark, through }) => ({ mark, through }))
  const words = drawn.flatMap(({ mark, through }) =>
    mark.kind === 'text'
      ? [put(through, { x: mark.x, y: mark.baseline - mark.size * 0.6, w: mark.width, h: mark.size * 0.6 })]
      : [],
  )
  const shapes = drawn.flatMap(({ mark, through }) => (mark.kind === 'path' ? [put(through, boundsOf(mark.d))] : []))
  const isDrawn = ({ mark: { filling }, on: { x, y, w, h } }: Field): boolean => {
    // What may be long has several lines within it.
    const first = filling.kind === 'text' && filling.long ? y : y + h - touch
    return shapes.some((shape) =>
      shape.h < touch
        ? shape.y >= first && shape.y <= y + h + over && shape.x <= x + touch && shape.x + shape.w >= x + w - touch
        : holds(shape, { x, y, w, h }) && shape.h < h + 2 * over,
    )
  }
  return fields.flatMap((field, i) => {
    const { mark, on } = field
    const { name, filling } = mark
    const others = fields.slice(i + 1).filter((other) => isOn(on, other.on))
    const isText = filling.kind === 'text'
    return [
      ...(holds(page, on) ? [] : [`${name} is off the page`]),
      ...others.map((other) => `${name} lies on ${other.mark.name}`),
      ...(isText && words.some((word) => isOn(on, word)) ? [`${name} lies on words`] : []),
      ...(isText && !isDrawn(field) ? [`${name}: nothing is drawn to write in`] : []),
    ]
  })
}
