/** What the text refers to and does not hold: it is in the core games. */
export interface LackingData {
  readonly items: readonly {
    /** "Hot Spots" */
    readonly what: string
    /** Where it is to be found, in a sentence. */
    readonly text: string
  }[]
}
