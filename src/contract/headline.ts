/** What came of a step, for whoever wants to know at a glance: people first. */

/** A piece of a headline: plain words, or a man, whose record it leads to. */
export interface HeadlinePart {
  readonly text: string
  readonly man: number | null
}

/** What came of one entry, with its lines in phases that can be folded. */
export interface EntryTold {
  /** "Newsome and Esposito dead, Yancey out; 1 of theirs out". */
  readonly head: readonly HeadlinePart[]
  /** What was done, what else came of it, the points: "Fire: Reyes at E1 2. 4 of ours ducked back. -8 VP". */
  readonly more: readonly HeadlinePart[]
  /** Its lines in order, so many to each phase: "Who acts", "Fire and hits", "Nerve". */
  readonly phases: readonly { readonly title: string; readonly lines: number }[]
}
