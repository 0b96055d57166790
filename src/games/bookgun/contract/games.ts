/** One game of the campaign, over or under way. */
export interface GameView {
  readonly id: number
  readonly number: number
  readonly scenario: string
  readonly turns: number
  readonly over: boolean
  /** Name of the player who won; null while it goes on, and where nobody did. */
  readonly winner: string | null
  /** How it ended, in the players' words. */
  readonly words: string
  readonly sides: readonly {
    readonly kind: 'army' | 'insurgents' | 'civilians'
    readonly name: string
    /** Figures and vehicles put on the table, and those that were lost. */
    readonly fielded: number
    readonly lost: number
  }[]
}

/** The games so far, the newest first. */
export interface GamesView {
  readonly games: readonly GameView[]
  /** Why no game can be begun now; null where one can. */
  readonly begin: string | null
}
