/** One phase of the game's turn, for the help pages. */
export interface HelpPhase {
  readonly phase: string
  readonly title: string
  /** Printed page of the book. */
  readonly page: number
  readonly explanation: string
  /** Which turns alone have it, in the game's words: "with a battle"; null for every turn. */
  readonly when: string | null
}

/** What the help pages tell of a game, out of the same data that the program plays it by. */
export interface HelpView {
  /** Title of the game. */
  readonly game: string
  readonly phases: readonly HelpPhase[]
  /** Folder of the library, where files live on this machine. */
  readonly folder: string
}
