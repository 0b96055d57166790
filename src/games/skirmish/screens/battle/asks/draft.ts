/** A figure that is named in a form, with what is told of it. */
export interface Named {
  readonly figure: number
  readonly cover: boolean
  /** A mortar round that landed on the vehicle itself. */
  readonly direct: boolean
  readonly inches: number
}

/** Figures that moved within 6" of one another, and how far the nearest of them is; null before it is measured. */
export interface NoiseDraft {
  readonly figures: readonly number[]
  readonly inches: number | null
}

/** What a form of the battle holds; each form shows those that its step asks for. */
export interface Draft {
  readonly phases: number
  readonly counters: number
  /** Distances, measured on the table. */
  readonly inches: number
  readonly shift: number
  /** How large the drawn table is. */
  readonly width: number
  readonly depth: number
  /** A choice of one, by its value. */
  readonly way: string
  readonly grenade: string
  readonly which: string
  readonly target: string
  readonly landed: string
  readonly words: string
  readonly friendFired: boolean
  readonly inSight: boolean
  readonly out: boolean
  readonly named: readonly Named[]
  readonly noises: readonly NoiseDraft[]
}

export const blank: Draft = {
  ...{ phases: 1, counters: 0, inches: 0, shift: 0, width: 48, depth: 36 },
  ...{ way: '', grenade: '', which: '', target: '', landed: '', words: '' },
  ...{ friendFired: false, inSight: false, out: false, named: [], noises: [] },
}

/** @returns a figure as it is named at first. */
export const naming = (figure: number): Named => ({ figure, cover: false, direct: false, inches: 0 })
