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
}

/** @returns tables with room for the eye: the sheets of a chapter. */
export const airy = (size: number): Setting => ({
  size,
  rowPad: 1.5,
  barPad: 2.6,
  linePad: 3,
  groundPad: 2,
  between: 9,
})

/** @returns tables as close as they can be read: a sheet of many chapters, on as few pages as it takes. */
export const dense = (size: number): Setting => ({
  size,
  rowPad: 0.7,
  barPad: 1.2,
  linePad: 1.6,
  groundPad: 0.8,
  between: 5,
})

/** @returns the size of dice, modifiers and notes: a little smaller than the rows. */
export const smallOf = ({ size }: Setting): number => Math.max(smallest, size - 0.5)
