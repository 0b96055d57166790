import type { SheetField } from './rosterModel.ts'
import { label } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** Height of the row of fields with its rule. */
export const fieldsHeight = 27

/** Draws words over values, side by side, each as wide as it needs. @returns the y under the rule. */
export function drawFields(pen: Pen, { x, y, w }: Omit<Box, 'h'>, fields: readonly SheetField[]): number {
  const labels = fields.map(({ label: word }) => labelWidth(pen, word) + pad)
  const wishes = fields.map(({ value }, i) => Math.max(0, valueWidth(pen, value) + pad - labels[i]!))
  const [needed, wished] = [sum(labels), sum(wishes)]
  const spare = w - needed
  const width = (i: number): number => {
    if (spare < 0) return (labels[i]! * w) / needed
    const even = Math.max(0, spare - wished) / fields.length
    return labels[i]! + even + (wished === 0 ? 0 : (wishes[i]! * Math.min(spare, wished)) / wished)
  }
  let at = x
  fields.forEach((field, i) => {
    const first = i === 0
    const share = width(i)
    const cell = { x: first ? at : at + 6, w: share - (first ? 5 : 10), y: y + 2, h: 8 }
    pen.text(cell, field.label.toUpperCase(), label)
    pen.text({ ...cell, y: y + 9.5, h: 16 }, field.value, { face: 'typed', size: 8.75, lines: 2, smaller: 7 })
    at += share
    if (i < fields.length - 1) pen.line(at, y, at, y + fieldsHeight, 0.6, 0.6)
  })
  pen.line(x, y + fieldsHeight, x + w, y + fieldsHeight, 0.75)
  return y + fieldsHeight
}

/** White and rule between two fields. */
const pad = 13

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)

/** A label is never shortened; the measure allows for its wide setting. */
const labelWidth = (pen: Pen, word: string): number =>
  pen.measure.width(label.face, label.size, word.toUpperCase()) + (word.length + 2) * (label.tracking ?? 0)

/** Long values wrap, so they do not ask for their whole width; empty ones want room for the pencil. */
const valueWidth = (pen: Pen, value: string): number =>
  value === '' ? 58 : Math.min(104, pen.measure.width('typed', 8.75, value))
