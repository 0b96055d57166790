import type { Mark } from '../marks.ts'
import type { Accent } from '../paper.ts'
import { withoutGreys } from './mono.ts'
import { savingInk } from './saver.ts'

/**
 * How much ink is used: as drawn; less of it (`saver`), white where words would stand on black; or black alone (`mono`),
 * for a printer that makes coarse dots of greys.
 */
export type InkUse = 'usual' | 'saver' | 'mono'

/** @returns the marks of a page as they are printed: the same words in the same places. */
export const inked = (marks: readonly Mark[], use: InkUse): readonly Mark[] =>
  use === 'saver' ? savingInk(marks) : use === 'mono' ? withoutGreys(marks) : marks

/** @returns the accent that is printed: black alone has none. */
export const accentIn = (accent: Accent | null, use: InkUse): Accent | null => (use === 'mono' ? null : accent)
