import type { About } from '../../engine/lines.ts'
import type { Change } from '../../engine/state.ts'
import type { Fields } from '../onlyFields.ts'

/** What players at one machine keep from each other. The program asks; no view of its own tells more than this lets it. */
export interface SealsOf<S> {
  /** Is a row, or a field of it, kept from somebody? */
  readonly isKept: (state: S, about: About) => boolean
  /** Is anything sealed and not yet opened? */
  readonly holdsAny: (state: S) => boolean
  /** @returns the player who alone takes such a step, whatever there is sealed: all may know whose it is; null: anybody's. */
  readonly ownStep: (state: S, step: string, input: unknown) => number | null
  /** @returns the players whose sealed things an input names. */
  readonly namedIn: (state: S, input: unknown) => readonly number[]
  /** @returns the state without those things that an input names and others than the holder have sealed. */
  readonly without: (state: S, input: unknown, holder: number | null) => S
  /** Would a change open, or do away with, what is sealed in a state? */
  readonly opens: (state: S, change: Change) => boolean
  /** May anything that is sealed rest on a row so changed? Then no amendment that changes it goes through what is sealed. */
  readonly mayRestOn: (state: S, change: Change) => boolean
  /** @returns what holds something sealed besides the secret columns. Left out: nothing. */
  readonly holds?: (state: S) => Fields
  /** @returns the depth before which all that entries on the path once kept secret has been opened. */
  readonly openBefore: (state: S) => number
}
