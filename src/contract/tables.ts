/** What has to be said before a table can be rolled on alone. */
export interface TableAsks {
  /** Numbers that it names: REP, EAL. */
  readonly numbers: readonly string[]
  readonly circumstances: readonly { readonly when: string; readonly text: string }[]
  /** False of lists and look-ups. */
  readonly rolled: boolean
}
