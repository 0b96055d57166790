/** How an enemy unit stands to being seen. */
interface SeenView {
  readonly troop: number
  readonly name: string
  readonly marker: boolean
  /** May be fired at without a further look. */
  readonly spotted: boolean
  /** "fired last turn", "within 6", or the chart". */
  readonly why: string
}

/** One row of the spotting chart as it is played now: bands are halved by the weather, and by darkness. */
export interface BandView {
  readonly side: 'army' | 'insurgents' | 'civilians'
  readonly inches: number
  /** Printed: "6". */
  readonly printed: number
  /** "Automatic", "10", or null while the cell is blank. */
  readonly withLeader: string | null
  readonly without: string | null
}

/** One look of this turn. */
interface LookView {
  readonly who: string
  readonly target: string
  readonly inches: number
  /** The die; null where none was needed. */
  readonly face: number | null
  /** Equal or under spots; null where it was automatic. */
  readonly needed: number | null
  readonly spotted: boolean
}

/** Who can look for whom, the chart, and the looks of this turn. */
export interface SpottingView {
  /** Whose units may look, with what they may look for; empty while nobody can. */
  readonly sides: readonly {
    readonly id: number
    readonly name: string
    readonly lookers: readonly { readonly troop: number; readonly name: string; readonly withLeader: boolean }[]
    readonly enemies: readonly SeenView[]
  }[]
  readonly chart: readonly BandView[]
  /** Why the bands are halved: "halved by fog, and again by darkness"; null where they are not. */
  readonly halved: string | null
  /** The blank cell that the chart waits for first; null where all is filled in. */
  readonly waitsFor: string | null
  readonly looks: readonly LookView[]
}
