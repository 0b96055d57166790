/** What a side has sealed, for its player alone. */
export interface SealedView {
  readonly name: string
  readonly markers: readonly {
    readonly id: number
    /** The marker on the table; null once it has been taken off. */
    readonly troopId: number | null
    readonly number: number
    readonly dummy: boolean
    /** What stands under it: "Cell 2, 14 figures". Empty of a dummy. */
    readonly what: string
    readonly place: string
    readonly opened: boolean
  }[]
  /** Its Commander-in-Chief; null where none was named. */
  readonly commander: { readonly leader: string; readonly unit: string; readonly opened: boolean } | null
  /** What was written into the journal of it. */
  readonly digests: readonly string[]
}
