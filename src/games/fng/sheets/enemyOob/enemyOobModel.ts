import type { MissionHead } from '../shared/missionHead.ts'

/** A PEF or a group of the enemy; words that are not known in the open are empty, for the pencil. */
export interface OobLine {
  /** "PEF 2", "E1". */
  readonly name: string
  readonly sector: string
  /** "Local VC, squad". */
  readonly was: string
  readonly men: string
  readonly rep: string
  readonly weapons: string
}

/** What is known of the enemy as a whole; a value that is not known yet is empty. */
export interface OobFact {
  readonly label: string
  readonly value: string
  /** What it can be, to put a ring round while it is not known; nothing where a figure is written. */
  readonly options: readonly string[]
}

/** A box of the report that the sheet is added up for. */
export interface OobSum {
  readonly box: number
  readonly label: string
}

/** The enemy's order of battle, to be filled in as it is found (FNG pp. 60-69). */
export interface EnemyOobModel extends MissionHead {
  readonly title: string
  readonly code: string
  readonly facts: readonly OobFact[]
  readonly lines: readonly OobLine[]
  readonly sums: readonly OobSum[]
  readonly source: string
}
