/** A line of the victory list, to be ticked off in play. */
export interface EventLine {
  readonly text: string
  readonly points: string
  /** It happens once in a game, if at all. */
  readonly once: boolean
}

/** What goes, and what it cost. */
export interface Committed {
  readonly name: string
  /** Null of what goes freely. */
  readonly price: number | null
}

/** A platoon's orders for one game, with the mission that its player alone may know. */
export interface OrdersModel {
  /** Whose eyes they are for. */
  readonly player: string
  readonly force: string
  readonly campaign: string
  readonly turn: string
  readonly scenario: string
  /** "Mission, a 3 on the die"; of a scenario only "Mission". */
  readonly label: string
  readonly mission: string
  /** What has to be done; all of it. Empty where the name says it. */
  readonly parts: readonly string[]
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  readonly committed: readonly Committed[]
  /** "9 points rolled, 5 kept"; empty of insurgents. */
  readonly momentum: string
  readonly events: readonly EventLine[]
  /** "victory points, Free World Forces" */
  readonly list: string
  /** What is counted by boxes: "Exited over the enemy edge"; null where nothing is. */
  readonly exits: { readonly title: string; readonly figures: number } | null
  /** What the other side gains if it fails. */
  readonly failed: string
  /** As it stands in the journal; empty where nothing is sealed. */
  readonly digest: string
}
