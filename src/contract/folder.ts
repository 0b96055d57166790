/** A colour by day and by night: "#24393b". */
export interface Tint {
  readonly light: string
  readonly dark: string
}

/** One line of an emblem, as an SVG path on a grid of 20 by 20. */
export interface EmblemLine {
  readonly d: string
  /** Width of the stroke; 1.4 where nothing is said. */
  readonly width?: number
  /** Filled instead of drawn along. */
  readonly solid?: true
}

/**
 * The folder that a game's tours lie in: how one tells them from those of another game at a glance. It says which game it
 * is and never how anything stands.
 */
export interface GameFolder {
  /** The ground of the rail while one of its tours is open. */
  readonly rail: Tint
  /** On the rail: lines, and what lies under the pointer. */
  readonly railLine: Tint
  /** On the rail: words that stand back. */
  readonly railWords: Tint
  /** On paper: the upper edge of its cards, its emblem and its name. */
  readonly game: Tint
  /** Ours: no product's sign is quoted. */
  readonly emblem: readonly EmblemLine[]
}
