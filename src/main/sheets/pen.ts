import type { Face } from './fonts.ts'
import { fitAlways, type Fitted } from './fit.ts'
import {
  ascent,
  descent,
  linePath,
  rectPath,
  roundedPath,
  type Box,
  type FieldMark,
  type Ink,
  type Mark,
  type Role,
  type TextMark,
} from './marks.ts'
import type { Measure } from './measure.ts'

/** How a text sits in its cell. */
export interface TextStyle {
  readonly face: Face
  readonly size: number
  readonly least?: number
  readonly lines?: number
  readonly smaller?: number
  readonly grey?: Ink
  readonly align?: 'left' | 'right' | 'centre'
  readonly at?: 'top' | 'middle' | 'bottom'
  readonly tracking?: number
  /** Height of a line as a part of the size. */
  readonly leading?: number
  readonly role?: Role
}

/** Collects the marks of one page. Text is always given a cell, measured and fitted, never clipped. */
export class Pen {
  #marks: Mark[] = []
  /** What words are that say nothing of it themselves. */
  #role: Role | undefined
  readonly measure: Measure

  constructor(measure: Measure) {
    this.measure = measure
  }

  get marks(): Mark[] {
    return this.#marks
  }

  /** Whatever is written by `draw` is this, unless it says itself what it is. */
  as(role: Role, draw: () => unknown): void {
    const before = this.#role
    this.#role = role
    draw()
    this.#role = before
  }

  /**
   * Whatever is drawn by `draw` is one picture to who cannot see it.
   * @param alt what it shows, in words.
   */
  figure(box: Box, alt: string, draw: () => unknown): void {
    const before = this.#marks
    this.#marks = []
    draw()
    const mark: Mark = { kind: 'figure', alt, box, marks: this.#marks }
    this.#marks = before
    before.push(mark)
  }

  /** Writes a text into a cell. @returns what became of it, with the width of its longest line. */
  text(cell: Box, text: string, style: TextStyle): Fitted & { readonly width: number } {
    const tracking = style.tracking ?? 0
    const width = cell.w - tracking * (text.length + 2)
    return this.lines(cell, fitAlways(this.measure, text, { ...style, width }), style)
  }

  /** Writes lines that have been fitted before. */
  lines(cell: Box, fitted: Fitted, style: TextStyle): Fitted & { readonly width: number } {
    const { lines, size, face } = fitted
    const pitch = size * (style.leading ?? 1.08)
    const height = (ascent + descent) * size + pitch * (lines.length - 1)
    const spare = cell.h - height
    const top = cell.y + (style.at === 'top' ? 0 : style.at === 'bottom' ? spare : spare / 2)
    let widest = 0
    lines.forEach((line, i) => {
      widest = Math.max(widest, this.#line(cell, line, size, top + ascent * size + i * pitch, { ...style, face }))
    })
    return { ...fitted, width: widest }
  }

  #line(cell: Box, line: string, size: number, baseline: number, style: TextStyle): number {
    const dressed = this.measure.dress(style.face, line)
    const tracking = style.tracking ?? 0
    const width = dressed.unit * size + tracking * (dressed.text.length - 1)
    const spare = cell.w - width
    const x = cell.x + (style.align === 'right' ? spare : style.align === 'centre' ? spare / 2 : 0)
    const { text, face } = dressed
    const { grey = 0, role } = style
    const mark: TextMark = { kind: 'text', text, face, size, x, baseline, width, tracking, grey, cell }
    this.put(role ? { ...mark, role } : mark)
    return width
  }

  /** Adds a line that has been measured and placed. */
  put(mark: TextMark): void {
    this.marks.push(this.#role && !mark.role ? { ...mark, role: this.#role } : mark)
  }

  /** Adds a box that can be filled in where the PDF is looked at, over whatever is drawn there. */
  field(field: Omit<FieldMark, 'kind' | 'marks' | 'role'>, marks: readonly Mark[] = []): void {
    const role = this.#role?.kind === 'cell' ? { role: this.#role } : {}
    this.marks.push({ kind: 'field', ...field, marks, ...role })
  }

  /** Draws a straight line. */
  line(x1: number, y1: number, x2: number, y2: number, width = 0.5, grey: Ink = 0): void {
    this.marks.push({ kind: 'path', d: linePath(x1, y1, x2, y2), stroke: grey, width })
  }

  /** Fills a rectangle. */
  fill(box: Box, grey: Ink): void {
    this.marks.push({ kind: 'path', d: rectPath(box), fill: grey })
  }

  /** Outlines a rectangle with round corners. */
  frame(box: Box, width = 0.75, radius = 0.75, more: Partial<Extract<Mark, { kind: 'path' }>> = {}): void {
    this.marks.push({ kind: 'path', d: roundedPath(box, radius), stroke: 0, width, ...more })
  }

  /** Adds a path of any shape. */
  path(d: string, how: Omit<Extract<Mark, { kind: 'path' }>, 'kind' | 'd'>): void {
    if (d !== '') this.marks.push({ kind: 'path', d, ...how })
  }
}
