import type { Failure } from '../../../src/contract/rpc.ts'

/** A line that `meet.ts` writes. */
export type Told =
  | { readonly kind: 'begins'; readonly file: string; readonly did: string }
  | {
      readonly kind: 'did'
      readonly file: string
      readonly did: string
      /** Null where it was done. */
      readonly refused: Failure | null
      /** What was logged meanwhile: mistakes of the program's own. */
      readonly unforeseen: readonly string[]
    }
  /** How a listing shows it; null for a campaign to be opened. */
  | { readonly kind: 'card'; readonly file: string; readonly broken: { readonly message: string } | null }
  | { readonly kind: 'end'; readonly mostBytes: number }
