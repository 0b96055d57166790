import type { LineView, EntryView } from '../../../contract/journal.ts'

/** One game of a campaign, over or under way. */
export interface PlayedGame {
  readonly number: number
  readonly scenario: string
  readonly turns: number
  readonly over: boolean
  /** Name of the player who won; null while it goes on, and where nobody did. */
  readonly winner: string | null
  /** How it ended, in the players' words. */
  readonly words: string
}

/** A long number that proves what was sealed: it is for the journal, and tells nobody at the table anything. */
export const isProof = ({ about }: LineView): boolean => about?.collection === 'seals'

/**
 * @param begins the step that begins a game.
 * @param untold steps that the log of a game leaves out.
 * @returns the entries since the newest game was set up, newest first, without those that were undone, and no proofs.
 */
export function entriesOfGame(
  entries: readonly EntryView[],
  begins: string,
  untold: readonly string[] = [],
): readonly EntryView[] {
  const path = entries
    .filter(({ onPath, step }) => onPath && !untold.includes(step))
    .map((entry) => ({ ...entry, lines: entry.lines.filter((line) => !isProof(line)) }))
  const first = path.findIndex(({ step }) => step === begins)
  return first < 0 ? path : path.slice(0, first + 1)
}
