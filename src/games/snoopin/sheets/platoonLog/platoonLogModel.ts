import type { Chip } from '../shared/chips.ts'
import type { LogModel } from '../shared/logModel.ts'
import type { List } from '../shared/lists.ts'

/** Ranks that a team has reached, 0 to 3; all none where they are sealed or written by hand. */
export interface Ranks {
  readonly firepower: number
  readonly defence: number
  readonly reaction: number
}

/** A line of the log: a leader, or a team. */
export interface LogLine {
  readonly unit: string
  readonly role: string
  readonly name: string
  /** Who waits in the Return to Duty Pool, and in the Replacement Pool. */
  readonly returning: number
  readonly replacing: number
  /** What a leader has, in words; a team has ranks. */
  readonly words: string
  readonly ranks: Ranks | null
  readonly chips: readonly Chip[]
}

export interface PlatoonLogModel extends LogModel {
  readonly lines: readonly LogLine[]
  readonly pools: readonly [List, List]
  /** Who is captured or missing, with the turn since which; they stand in neither pool. */
  readonly away: readonly string[]
  /** Ranks are kept from the other side, and so not on this copy. */
  readonly sealed: boolean
}
