/** What several views tell in the same way. */

/** How far a development has come, with what each reached rank does. */
export interface RankView {
  /** "Firepower" */
  readonly area: string
  readonly key: string
  /** 0 to 3. */
  readonly rank: number
  /** What each rank that is reached does, from the first; in our words. */
  readonly does: readonly string[]
}

/** A development without ranks, or a fatigue. */
export interface TraitView {
  /** Id of its row. */
  readonly id: number
  readonly key: string
  readonly name: string
  readonly does: string
}

/** A quality die, as it counts now. */
export interface DieView {
  readonly sides: number
  /** Lowered by fatigue from so many sides; null: as it is. */
  readonly from: number | null
}

export interface SideName {
  readonly id: number
  readonly name: string
  readonly kind: 'regulars' | 'insurgents'
  /** Who plays it; empty: nobody. */
  readonly player: string
}

/** One of the ten steps, as far as the turn has come. */
export interface StepView {
  readonly part: string
  readonly half: 'before' | 'after'
  readonly title: string
  readonly short: string
  readonly page: number
  readonly state: 'done' | 'now' | 'later'
  /** What came of it in a few words: "6 of 10"; empty where there is nothing to say. */
  readonly came: string
}
