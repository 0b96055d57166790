export interface ManView {
  readonly id: number
  readonly name: string
  /** Key of the weapon, and what it is called. */
  readonly weapon: string
  readonly weaponName: string
  readonly status: 'fit' | 'out'
  readonly games: number
  /** Enemies that he put out, and how often he was removed himself. */
  readonly kills: number
  readonly removed: number
  /** Number of the game that he was removed in. */
  readonly lostIn: number | null
  readonly note: string
}

export interface SquadView {
  readonly id: number
  readonly name: string
  readonly men: readonly ManView[]
}

export interface GameView {
  readonly number: number
  readonly scenario: string
  readonly turns: number
  readonly over: boolean
  readonly winner: string | null
  readonly words: string
  readonly sides: readonly { readonly name: string; readonly fielded: number; readonly lost: number }[]
}

/** The squads of both players, and the games so far. */
export interface SquadsView {
  readonly title: string
  readonly sides: readonly {
    readonly id: number
    readonly name: string
    readonly force: string
    readonly squads: readonly SquadView[]
  }[]
  readonly games: readonly GameView[]
  /** All that a man may carry. */
  readonly weapons: readonly { readonly key: string; readonly name: string }[]
}
