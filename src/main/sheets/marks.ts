import type { Face } from './fonts.ts'

/** A rectangle in points from the top left corner of the page. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A colour of what is drawn, as "#a8cfe8": printed where the player prints in full colour, else the grey. */
export interface Tint {
  readonly grey: number
  readonly colour: string
}

/**
 * A grey from 0, black, to 1, white, or a colour that is black where the player prints without: the accent that he
 * chose, or the rulebook's colour of a REP (FNG p. 3); or a tint.
 */
export type Ink = number | 'accent' | 'rep3' | 'rep4' | 'rep5' | Tint

/** Where in a table a text stands: rows and columns are counted from 0. */
export interface CellRole {
  readonly kind: 'cell'
  /** The same for all its cells. */
  readonly table: object
  readonly row: number
  readonly column: number
  /** What it is the head of. */
  readonly head: 'Column' | 'Row' | null
  /** How many columns it reaches over. */
  readonly span: number
}

/**
 * What a text is to somebody who hears the page or leafs by bookmarks; `name` is how it is called there.
 * A heading is one of the sheet, or of the heading before it (`level` 3). Furniture, what comes again on every page, is
 * passed over.
 */
export type Role =
  | { readonly kind: 'title'; readonly name: string }
  | { readonly kind: 'heading'; readonly name: string; readonly level?: 2 | 3 }
  | { readonly kind: 'furniture' }
  | CellRole

/** One line of text, measured; `cell` is the space it was given, which it must not leave. */
export interface TextMark {
  readonly kind: 'text'
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly x: number
  /** Where the letters stand. */
  readonly baseline: number
  readonly width: number
  readonly tracking: number
  readonly grey: Ink
  readonly cell: Box
  /** Left out for running text. */
  readonly role?: Role
}

/** A shape as an SVG path in page coordinates: stroked, filled, or both. */
export interface PathMark {
  readonly kind: 'path'
  readonly d: string
  readonly stroke?: Ink
  readonly width?: number
  readonly dash?: readonly [number, number]
  readonly round?: boolean
  readonly fill?: Ink
}

/** A picture, as large as its box. */
export interface ImageMark {
  readonly kind: 'image'
  /** A PNG or JPEG file, made ready in `pictures/`: what pdfkit is given here it puts into the PDF as it is. */
  readonly bytes: Uint8Array
  readonly box: Box
  /** What it shows, for somebody who cannot see it. */
  readonly alt: string
}

/** Marks that are cut at a rectangle, or at a shape within it. */
export interface ClipMark {
  readonly kind: 'clip'
  readonly box: Box
  /** The shape, as an SVG path; left out for the whole rectangle. */
  readonly d?: string
  readonly marks: readonly Mark[]
}

/** A place on the paper: where x and y of a point come to lie, as PDF and SVG write it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Marks that are put somewhere else, smaller or turned round: a page on a sheet of paper that holds several. */
export interface PlacedMark {
  readonly kind: 'placed'
  readonly matrix: Matrix
  readonly marks: readonly Mark[]
}

/** Marks that make a picture together. */
export interface FigureMark {
  readonly kind: 'figure'
  /** What it shows, for somebody who cannot see it. */
  readonly alt: string
  readonly box: Box
  readonly marks: readonly Mark[]
}

/** How a box is filled in where the PDF itself is: words, a tick, or a ring round one of several letters. */
export type Filling =
  | {
      readonly kind: 'text'
      readonly size: number
      /** The most letters that go in. */
      readonly most: number
      /** Does it hold several lines? */
      readonly long?: true
      /** Does each letter stand in a place of its own, all of one width? */
      readonly comb?: true
      readonly align?: 'centre'
    }
  | { readonly kind: 'tick'; readonly on: boolean }
  /** Rings of one name bear different letters, of which one is chosen. */
  | { readonly kind: 'ring'; readonly letter: string }

/** A box that can be filled in where the PDF is looked at; on paper it is what is drawn there anyway. */
export interface FieldMark {
  readonly kind: 'field'
  /** The same name stands for one box; unlike those of all others on its sheet, but for rings. Holds no full stop. */
  readonly name: string
  /** What it is, for somebody who points at it, or cannot see the page: "Box 24, other kills, confirmed". */
  readonly words: string
  readonly box: Box
  readonly filling: Filling
  /** What is drawn there where nothing can be filled in: the tick of a box that is ticked at first. */
  readonly marks: readonly Mark[]
  /** Left out outside of tables. */
  readonly role?: CellRole
}

/** What is drawn on a page, in order. A page is a list of marks until the very last moment, so that tests can read it. */
export type Mark = TextMark | PathMark | ImageMark | ClipMark | PlacedMark | FigureMark | FieldMark

/** A length of a path, short: two decimals are finer than any printer. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

export const linePath = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`

/** @returns a square on its corner, `r` from its middle to each of them. */
export const diamondPath = (cx: number, cy: number, r: number): string =>
  `M${n(cx)} ${n(cy - r)}L${n(cx + r)} ${n(cy)}L${n(cx)} ${n(cy + r)}L${n(cx - r)} ${n(cy)}Z`

export const rectPath = ({ x, y, w, h }: Box): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`

/** A rectangle with round corners. */
export function roundedPath({ x, y, w, h }: Box, r: number): string {
  const q = (dx: number, dy: number, ex: number, ey: number) => `q${n(dx)} ${n(dy)} ${n(ex)} ${n(ey)}`
  return (
    `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${q(r, 0, r, r)}v${n(h - 2 * r)}${q(0, r, -r, r)}` +
    `h${n(2 * r - w)}${q(-r, 0, -r, -r)}v${n(2 * r - h)}${q(0, -r, r, -r)}Z`
  )
}

/** A circle of four curves. */
export function circlePath(cx: number, cy: number, r: number): string {
  const k = r * 0.5523
  const c = (...v: number[]) => `c${v.map(n).join(' ')}`
  return (
    `M${n(cx - r)} ${n(cy)}${c(0, -k, r - k, -r, r, -r)}${c(k, 0, r, r - k, r, r)}` +
    `${c(0, k, k - r, r, -r, r)}${c(-k, 0, -r, k - r, -r, -r)}Z`
  )
}

/** How far letters reach above and below their baseline, as parts of the size; marks over capitals included. */
export const ascent = 0.8
export const descent = 0.22
