import type { Ink, Mark, PathMark } from '../marks.ts'
import { greyOf, printed } from './greys.ts'
import { hairline } from './mono.ts'
import { holds, lying } from './placing.ts'

/** Whatever is as dark is black to somebody who writes white on it. */
const dark = 0.55
/** The line around what was black. */
const outline = 0.9

/**
 * Less ink: where white words stand on black they are black in an outline, grey areas are half as dark, and lines are
 * thinner. Small black shapes, which are signs, stay.
 */
export function savingInk(marks: readonly Mark[]): readonly Mark[] {
  const { grounds, upon } = whiteOnBlack(marks)
  return printed(marks, {
    text: (mark) => [upon.has(mark) ? { ...mark, grey: 0 } : mark],
    path: (mark) => [
      grounds.has(mark)
        ? { ...mark, fill: 1, stroke: 0, width: outline }
        : upon.has(mark)
          ? { ...mark, stroke: 0, width: mark.width ?? outline }
          : lighter(mark),
    ],
  })
}

/** Dark shapes that white words stand on, and all that is white upon them. */
function whiteOnBlack(marks: readonly Mark[]): {
  readonly grounds: ReadonlySet<Mark>
  readonly upon: ReadonlySet<Mark>
} {
  const all = lying(marks, (mark) => isWhite(mark) || isDark(mark))
  const white = all.filter(({ mark }) => isWhite(mark))
  const words = white.filter(({ mark }) => mark.kind === 'text')
  const grounds = all.filter(({ mark, on }) => isDark(mark) && words.some((word) => holds(on, word.on)))
  const upon = white.filter(({ on }) => grounds.some((ground) => holds(ground.on, on)))
  return { grounds: new Set(grounds.map(({ mark }) => mark)), upon: new Set(upon.map(({ mark }) => mark)) }
}

function isWhite(mark: Mark): boolean {
  if (mark.kind === 'text') return greyOf(mark.grey) === 1
  if (mark.kind !== 'path') return false
  const { stroke = 1, fill = 1 } = mark
  return greyOf(stroke) === 1 && greyOf(fill) === 1
}

const isDark = (mark: Mark): boolean => mark.kind === 'path' && mark.fill !== undefined && greyOf(mark.fill) <= dark

/** Black stays black: it is signs. */
const lighter = ({ fill, ...mark }: PathMark): PathMark => ({
  ...mark,
  ...(fill === undefined ? {} : { fill: half(fill) }),
  ...(mark.stroke === undefined ? {} : { width: thinner(mark.width ?? usualWidth) }),
})

/** Lines stay as dark as they are: grey ones would break into dots. They are thinner, but for those that are thin already. */
const thinner = (width: number): number => Math.min(width, Math.max(hairline, width * 0.65))
const usualWidth = 0.5

function half(ink: Ink): Ink {
  if (typeof ink === 'number') return ink === 0 ? ink : (1 + ink) / 2
  return typeof ink === 'object' ? { ...ink, grey: (1 + ink.grey) / 2 } : ink
}
