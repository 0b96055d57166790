import type { Ink, Mark, PathMark, TextMark } from '../marks.ts'

/** @returns how light an ink is where colours are not printed: from 0, black, to 1, white. */
export const greyOf = (ink: Ink): number => (typeof ink === 'number' ? ink : typeof ink === 'object' ? ink.grey : 0)

/** Words and shapes are printed otherwise; whatever holds marks stays what it is. */
export interface Otherwise {
  readonly text: (mark: TextMark) => readonly Mark[]
  readonly path: (mark: PathMark) => readonly Mark[]
}

/** @returns the marks with words and shapes printed otherwise, in the same order. */
export const printed = (marks: readonly Mark[], how: Otherwise): Mark[] =>
  marks.flatMap((mark): readonly Mark[] => {
    switch (mark.kind) {
      case 'text':
        return how.text(mark)
      case 'path':
        return how.path(mark)
      case 'placed':
      case 'clip':
      case 'figure':
      case 'field':
        return [{ ...mark, marks: printed(mark.marks, how) }]
      case 'image':
        return [mark]
    }
  })
