import { n, type Box } from '../marks.ts'
import type { Measure } from '../measure.ts'
import type { Pen } from '../pen.ts'

/** Stands before the number of a table in a text that sends on to it: "▸4.2" is drawn as a black arrow and the number. */
const sign = '\u25b8'

/** @returns the word that sends on to a table. */
export const referenceTo = (number: string): string => sign + number

export const hasReference = (text: string): boolean => text.includes(sign)

/** @returns a text without the signs: the numbers stay. */
export const bareOf = (text: string): string => text.replaceAll(sign, '')

/** A reference within a word, and what stands close behind it: a comma, a bracket. */
export interface Reference {
  readonly number: string
  readonly after: string
}

/** @returns the reference that a word begins with; null for any other word. */
export function referenceIn(word: string): Reference | null {
  if (!word.startsWith(sign)) return null
  const number = /^\d+(?:\.\d+)?/.exec(word.slice(1))![0]
  return { number, after: word.slice(1 + number.length) }
}

/** Parts of the size: white before the arrow, its length, white behind it, and how large the number is set. */
const arrow = { before: 0.08, length: 0.5, after: 0.2, half: 0.33, middle: 0.33 }
const figures = 0.97

/** @returns the width of arrow and number at one point. */
export const referenceWidth = (measure: Measure, number: string): number =>
  arrow.before + arrow.length + arrow.after + measure.width('typedBold', figures, number)

/** Draws arrow and number. @returns how wide they are. */
export function drawReference(
  pen: Pen,
  number: string,
  {
    x,
    baseline,
    size,
    cell,
  }: { readonly x: number; readonly baseline: number; readonly size: number; readonly cell: Box },
): number {
  const [left, middle, half] = [x + arrow.before * size, baseline - arrow.middle * size, arrow.half * size]
  pen.path(
    `M${n(left)} ${n(middle - half)}l${n(arrow.length * size)} ${n(half)}l${n(-arrow.length * size)} ${n(half)}Z`,
    {
      fill: 0,
    },
  )
  const at = left + (arrow.length + arrow.after) * size
  const width = pen.measure.width('typedBold', figures * size, number)
  const text = {
    kind: 'text' as const,
    text: number,
    face: 'typedBold' as const,
    size: figures * size,
    x: at,
    baseline,
  }
  pen.put({ ...text, width, tracking: 0, grey: 0, cell })
  return at + width - x
}
