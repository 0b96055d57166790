import type { TextStyle } from '../pen.ts'

/** How close the rows of a sheet are set: as in the drawing, or a little closer where all of a page would not go on it. */
export interface Setting {
  readonly body: number
  /** Between the lines of a cell. */
  readonly pitch: number
  readonly title: number
  readonly titlePitch: number
  readonly about: number
  readonly aboutPitch: number
  /** White over and under what stands in a row. */
  readonly pad: number
  /** Height of a lettered head. */
  readonly head: number
}

/** Nothing that is read at the table is smaller than 9 points. */
export const leastAtTable = 9

export const settings: readonly Setting[] = [
  { body: 9.3, pitch: 10.8, title: 10, titlePitch: 11.6, about: 9, aboutPitch: 10.3, pad: 2.4, head: 20 },
  { body: 9, pitch: 10.2, title: 9.75, titlePitch: 11, about: 9, aboutPitch: 9.8, pad: 1.3, head: 17 },
  { body: 9, pitch: 9.9, title: 9.5, titlePitch: 10.6, about: 9, aboutPitch: 9.6, pad: 0.7, head: 15.5 },
]

/** Words that say what a cell is. */
export const small: TextStyle = { face: 'narrowSemi', size: leastAtTable, least: leastAtTable }

/** What the campaign fills in. */
export const filled: TextStyle = { face: 'typedBold', size: 9.3, least: leastAtTable }
