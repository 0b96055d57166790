import type { Box } from '../marks.ts'

/** Where the columns of a page stand; each ends before the white to the next. */
export interface Places {
  readonly number: Span
  readonly step: Span
  readonly dice: Span
  readonly target: Span
  readonly page: Span
  readonly box: Span
  readonly result: Span
}

export type Span = Pick<Box, 'x' | 'w'>

const gap = 6

/** In points; what the page is wider or narrower than the drawing's goes to target and result. */
const fixed = { number: 18, step: 113, dice: 45, page: 36, box: 20 } as const
const ofRest = 0.59

/**
 * @param paged does any step bear a page?
 * @param boxes width of what stands in place of the one box, of a turn with many.
 */
export function columnsOf({ x, w }: Span, paged: boolean, boxes: number | null): Places {
  const page = paged ? fixed.page : 0
  const box = boxes === null ? fixed.box : 0
  const rest = w - fixed.number - fixed.step - fixed.dice - page - box
  const target = boxes === null ? rest * ofRest : rest - boxes
  let at = x
  const next = (wide: number, white: number): Span => {
    const span = { x: at, w: Math.max(0, wide - white) }
    at += wide
    return span
  }
  return {
    number: next(fixed.number, 1),
    step: next(fixed.step, gap),
    dice: next(fixed.dice, gap - 2),
    target: next(target, gap),
    page: next(page, 2),
    box: next(box, 8),
    result: next(boxes ?? rest - target, 0),
  }
}
