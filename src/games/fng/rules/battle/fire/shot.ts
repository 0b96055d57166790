/** One target of a firing, with what only the player can see. What is missing counts as not so. */
export interface ShotTarget {
  readonly figureId: number
  /** Dice of the Target Rating that go at it, at least 1. */
  readonly dice: number
  /** Where measured. */
  readonly inches?: number | null
  readonly cover?: boolean
  readonly concealed?: boolean
  /** Missing: as the figure lies. */
  readonly prone?: boolean
  readonly charging?: boolean
  /** Missing: as the figure moved. */
  readonly movedFast?: boolean
  /** In smoke: takes fire, but cannot be hit (FNG p. 28). */
  readonly inSmoke?: boolean
  /** Lies in a foxhole or trench (FNG p. 51). */
  readonly dugIn?: boolean
  /** In the blast circle of a weapon that has one, centred on this target; missing: the target alone, without cover. */
  readonly circle?: readonly InCircle[]
}

/** A figure within a blast circle, with the DV of the cover between it and the centre; 0 where there is none. */
export interface InCircle {
  readonly figureId: number
  readonly coverDv: number
  /** In bamboo: a point of Impact more (FNG p. 47). */
  readonly bamboo?: boolean
  /** Lies in a foxhole or trench, outside which it bursts (FNG p. 51). */
  readonly dugIn?: boolean
}

/** One figure's firing: its targets in the declared order (FNG p. 31). */
export interface Shot {
  readonly shooterId: number
  /** Key of a weapon row; missing: what he holds. A launcher takes the round that fits the distance. */
  readonly weapon?: string
  /** Snap fire: an active figure's fire In Sight, and whoever drags a wounded man (FNG pp. 21, 39). */
  readonly snap: boolean
  readonly targets: readonly ShotTarget[]
  /** Dice spent on gaps between targets: they hit nothing, but their 1s count (FNG p. 32, ruling). */
  readonly bridging?: number
  /** A loader feeds the gun and does nothing else (FNG p. 30). */
  readonly loader?: boolean
}
