import type { Pen } from '../../../../main/sheets/pen.ts'

/** What the ground is drawn with: paths alone, so that a sheet and a screen draw the same. */
export type Ink = Pick<Pen, 'path'>
