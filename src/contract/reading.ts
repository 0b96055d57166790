/** What some scores of a throw bring. */
export interface ReadingRowView {
  /** What the dice come to, found by `values` and `combine`. */
  readonly from: number
  readonly to: number
  /** The same for the player: "4 or more", "2", "1-3". */
  readonly score: string
  readonly text: string
  /** What the table gives for these scores in other cases, and not in this one. */
  readonly not: readonly string[]
  /** Of a first throw: what the second will bring. */
  readonly then: readonly { readonly score: string; readonly text: string }[]
}

/** What a throw would bring, worked out for its case before the dice fall: numbers filled in, one row for each score. */
export interface ReadingView {
  /** The table of the book; null where the dice stand in none. */
  readonly table: { readonly id: string; readonly title: string; readonly page: number | null } | null
  /** Played by a house rule. */
  readonly house: boolean
  /** At whom or for whom, where one throw is read several times. */
  readonly about: string | null
  /** In words: "A 4 or more hits", "A 5 or less passes"; null where the rows tell it. */
  readonly target: string | null
  /** What counts in this case: "REP 5", "Target in cover". */
  readonly facts: readonly string[]
  /** The same as a reckoning: "1d6 + REP 5 must make 9, because the target is in cover; else 7"; null without a target. */
  readonly says: string | null
  /** What the throw is made for, where it is one thing: the faces that bring it, what to call it, and at whom. */
  readonly aim: { readonly faces: readonly number[]; readonly noun: string; readonly at: string | null } | null
  /** What each face, from 1, comes to with all that is added, and its head: "+ REP". */
  readonly sums: { readonly head: string; readonly of: readonly number[] } | null
  /** Of a second throw: what came of the first. */
  readonly first: string | null
  /** Head of the scores: "die", "passed", "sum". */
  readonly head: string
  /** Each die is read by itself. */
  readonly each: boolean
  /** Of dice that are read each by itself: so many, the highest, count; left out where all do. */
  readonly keeps?: number
  /** How many dice are read together, the first of the throw. */
  readonly dice: number
  /** What each face, from 1, counts for, and how several are put together: so a screen finds the row of dice that lie. */
  readonly values: readonly number[]
  readonly combine: 'sum' | 'highest' | 'lowest'
  readonly rows: readonly ReadingRowView[]
  /** Dice that are taken off, one after the other, before the others are summed, `times` their amount. */
  readonly off?: readonly { readonly die: 'highest' | 'lowest'; readonly times: number }[]
  /** Rows that cannot come up in this case; a score that modifiers move would say the wrong die, and is left out. */
  readonly out: readonly { readonly score: string | null; readonly text: string }[]
}
