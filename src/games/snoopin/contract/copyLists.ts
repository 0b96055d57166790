/** What the text refers to and does not hold: it is in the core games. */
export interface LackingData {
  readonly groups: readonly {
    readonly title: string
    /** Where in a campaign it is met. */
    readonly where: string
    readonly items: readonly string[]
  }[]
}
