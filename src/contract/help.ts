/** One phase of the turn, for the help pages. */
export interface HelpPhase {
  readonly phase: string
  readonly title: string
  /** Printed page of the book. */
  readonly page: number
  readonly explanation: string
  /** Is it part of every turn, or only of one with a mission? */
  readonly when: 'always' | 'mission'
}

/** What the help pages tell of a game, out of the same data that the program plays it by. */
export interface HelpView {
  /** Title of the game: "FNG: 2nd Tour". */
  readonly game: string
  readonly phases: readonly HelpPhase[]
  /** Folder of the library, where files live on this machine. */
  readonly folder: string
}
