import type { Box } from './marks.ts'

export type Paper = 'letter' | 'a4'

/** Sizes in points. */
export const papers: Record<Paper, { readonly width: number; readonly height: number }> = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
}

/** Half an inch on every side. */
export const margin = 36

/** A row in which somebody writes is no lower: 7 mm. */
export const writingRow = 19.9

/** @returns the part of a page that may be printed on. */
export const inside = (paper: Paper): Box => ({
  x: margin,
  y: margin,
  w: papers[paper].width - 2 * margin,
  h: papers[paper].height - 2 * margin,
})

/**
 * Colours for heads and rules; each is dark enough for small print on white, and prints as a dark grey. In full colour
 * all that has a tint has it besides.
 */
export const accents = { olive: '#46512b', blue: '#2a5587', red: '#a81f2b', full: '#46512b' } as const
export type Accent = keyof typeof accents

/** The rulebook's colours of REP: green, red and blue; 6 is white, and needs none. */
export const repColours = { rep3: '#4b7f38', rep4: '#b8232f', rep5: '#2b5fa3' } as const
