/** A man who stood in the platoon at any time. */
export interface ServedMan {
  /** "Sgt John Mercer" */
  readonly name: string
  readonly star: boolean
  /** "Early January 1967" */
  readonly from: string
  readonly missions: number
  readonly kills: number
  readonly wounded: number
  readonly medals: number
  readonly rep: number
  /** "Killed, late August 1967, on patrol"; what he was at the end where he never left. */
  readonly became: string
}

/** What stands on the cover of a tour that is over, and who served in it. */
export interface KeepsakeModel {
  readonly unit: string
  /** "USMC, I Corps" */
  readonly force: string
  /** "from early January 1967 to late January 1968" */
  readonly span: string
  /** "Star home" */
  readonly ending: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly men: readonly ServedMan[]
  readonly source: string
}
