/** What the roster is corrected with: everything that may stand in a field of a man or a place. */
export interface RosterChoices {
  readonly rep: { readonly from: number; readonly to: number }
  /** Half-months of a full tour: the longest DEROS. */
  readonly derosTo: number
  readonly missionsTo: number
  readonly attributes: readonly { readonly id: string; readonly name: string; readonly effect: string }[]
  /** Ranks of this army list with the grade each has. */
  readonly ranks: readonly { readonly rank: string; readonly grade: Grade }[]
  readonly grades: readonly { readonly grade: Grade; readonly name: string }[]
  readonly weapons: readonly WeaponGroup[]
  readonly sidearms: readonly WeaponGroup[]
  /** By id of the place: what its post may be put right to. */
  readonly posts: Readonly<Record<number, readonly { readonly post: string; readonly name: string }[]>>
}

export type Grade = 'officer' | 'nco' | 'jrNco' | 'enlisted'

export interface WeaponGroup {
  /** "Select fire rifles". */
  readonly title: string
  readonly weapons: readonly { readonly id: string; readonly name: string }[]
}
