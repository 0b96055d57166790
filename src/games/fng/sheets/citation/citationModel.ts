/** What is said of a man for one award, on a page of its own. */
export interface CitationModel {
  /** "Medal", "Major medal". */
  readonly award: string
  /** "Sgt John Mercer": ranks are as the roster has them. */
  readonly name: string
  /** "Squad leader, 1st squad" */
  readonly post: string
  readonly unit: string
  /** "USMC, I Corps" */
  readonly force: string
  /** "Early June 1967" */
  readonly date: string
  /** Two or three sentences, made of what the report says. */
  readonly words: readonly string[]
  /** What is known in figures: "Enemies put out of action" "3". */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly source: string
}
