import type { HelpPhase } from '../../../contract/help.ts'
import type { RulingChapter } from '../../../contract/house.ts'

/** What a game tells of itself on the help pages. */
export interface HelpOf {
  /** How the program reads the book where it is unclear, chapter by chapter. */
  readonly rulings: readonly RulingChapter[]
  /** The turn in the order of the book. */
  readonly phases: readonly HelpPhase[]
}
