import type { EntryView } from '../../../contract/journal.ts'
import type { Answer as Answered } from '../../engine/answers.ts'
import type { Line } from '../../engine/lines.ts'
import type { AnyState, Change } from '../../engine/state.ts'

/** An entry of the journal as a view looks back on it. */
export interface PastEntry {
  readonly step: string
  readonly input: unknown
  /** What was thrown and chosen in it; missing where a view needs none of it. */
  readonly tape?: readonly Answered[]
  readonly changes: () => readonly Change[]
  /** Its lines; missing where a view needs none of them. */
  readonly lines?: () => readonly Line[]
}

/** @returns the entry at a depth on the way to where the tour stands; null where there is none. */
export type LookBack = (depth: number) => {
  readonly entry: EntryView
  /** @returns the state right after it. */
  readonly state: () => AnyState
} | null
