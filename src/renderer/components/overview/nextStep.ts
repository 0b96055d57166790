/** What is to be done next in a campaign, and the page where it is done. */
export interface NextStep {
  readonly title: string
  readonly text: string
  readonly action: string
  /** Name of its route. */
  readonly page: string
}
