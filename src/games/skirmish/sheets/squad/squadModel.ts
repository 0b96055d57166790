export interface SquadLine {
  readonly name: string
  readonly weapon: string
  /** "5-6"; null while it is blank, "" for a weapon that needs none. */
  readonly suppress: string | null
  readonly note: string
}

/** One line of what is done, or what a score brings. */
export interface KeyLine {
  readonly key: string
  readonly text: string
}

/** A squad to play from. */
export interface SquadModel {
  readonly title: string
  /** "2nd squad, Ruth" */
  readonly whose: string
  readonly when: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly men: readonly SquadLine[]
  readonly keys: readonly { readonly title: string; readonly lines: readonly KeyLine[] }[]
  readonly shots: number
  readonly supportTurns: number
}
