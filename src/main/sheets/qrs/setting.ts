import { smallest } from '../fit.ts'

/** How tables are set: the size of their rows, and the white in and around them, in points. */
export interface Setting {
  readonly size: number
  /** White over and under the text of a row. */
  readonly rowPad: number
  /** White over and under a title in its bar. */
  readonly barPad: number
  /** White under dice and heads, and over notes. */
  readonly linePad: number
  /** White over and under modifiers. */
  readonly groundPad: number
  /** White between two tables in a column. */
  readonly between: number
  /** The lines between rows: how thick, and in which grey. */
  readonly rule: { readonly width: number; readonly grey: number }
  /** Grey behind headings within a table and behind its modifiers; on white they are parted by lines. */
  readonly ground: 'grey' | 'white'
  /** Where the cells of a row meet that have more lines and fewer: at their first lines, or in the middle. */
  readonly meet: 'first' | 'middle'
}

const hairline = { width: 0.45, grey: 0.72 } as const

/** @returns tables with room for the eye: the sheets of a chapter. */
export const airy = (size: number): Setting => ({
  size,
  rowPad: 1.5,
  barPad: 2.6,
  linePad: 3,
  groundPad: 2,
  between: 9,
  rule: hairline,
  ground: 'grey',
  meet: 'middle',
})

/** @returns tables as close as they can be read: a sheet of many chapters, on as few pages as it takes. */
export const dense = (size: number): Setting => ({
  size,
  rowPad: 0.7,
  barPad: 1.2,
  linePad: 1.6,
  groundPad: 0.8,
  between: 5,
  rule: hairline,
  ground: 'grey',
  meet: 'middle',
})

/** @returns tables of the booklet: for reading at the table, with no grey that a laser printer would break into dots. */
export const onLeaf = (size: number): Setting => ({
  size,
  rowPad: 1.4,
  barPad: 0,
  linePad: 3,
  groundPad: 2.5,
  between: 10,
  rule: { width: 0.375, grey: 0.47 },
  ground: 'white',
  meet: 'first',
})

/** @returns the size of dice, modifiers and notes: a little smaller than the rows. */
export const smallOf = ({ size }: Setting): number => Math.max(smallest, size - 0.5)
