import type { Cut } from './cuts.ts'
import type { Line } from './points.ts'

/** A thing in a drawing: it hides what lies behind it. */
export interface Layer {
  readonly shape: Line
  /** Thin lines on it, cut off at its edge. */
  readonly fine?: readonly Line[]
  /** Layers of one group are one thing, such as the leaves of a palm: it is coloured as a whole. */
  readonly group?: string
  /** How it is parted when it is larger than an area. */
  readonly cut: Cut
  /** How dear it is as an area of its own: it stays whole the longer and goes into others the later. 1 without it. */
  readonly worth?: number
}

/** A small thing that stands on areas and is none: it stays paper. */
export interface Ornament {
  readonly shape: Line
  readonly fine?: readonly Line[]
}

/** An original drawing for a calendar, on the field of `points.ts`. */
export interface Picture {
  readonly id: string
  readonly title: string
  /** From the back to the front; the first fills the field. */
  readonly layers: readonly Layer[]
  readonly ornaments?: readonly Ornament[]
  /** Lines in front of everything, as strong as outlines, such as skids and ropes. */
  readonly bold?: readonly Line[]
  /** Thin lines in front of everything, such as birds. */
  readonly fine?: readonly Line[]
  /** The group that is coloured last, on the day he goes home. */
  readonly home: string
}
