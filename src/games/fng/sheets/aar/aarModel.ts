import type { Fact } from '../briefing/briefingModel.ts'
import type { MissionHead } from '../shared/missionHead.ts'

/** A man in the report, and how he came out of it. */
export interface AarMan {
  readonly name: string
  readonly rep: number
  readonly star: boolean
  /** "Out of the Fight, brought in, medevac"; "" for a man who is fine. */
  readonly fate: string
  readonly hit: boolean
  /** "2 and 1": confirmed and unconfirmed; "" for none. */
  readonly kills: string
  /** "put down two or more enemies in melee", and a medal for it. */
  readonly deed: string
}

/** A line of the bill. */
export interface AarPoints {
  readonly text: string
  readonly count: number
  /** "+6" */
  readonly points: string
}

/** What happened in one turn of a battle that was tracked, or all of it where turns are not known. */
export interface AarTurn {
  /** "Turn 3" */
  readonly title: string
  readonly lines: readonly string[]
}

/** An after action report (FNG pp. 98-104): what was ordered, and what came of it. */
export interface AarModel extends MissionHead {
  readonly title: string
  /** The mission in one sentence: "All six sectors, all three PEFs, nobody lost". */
  readonly headline: string
  readonly objectives: readonly string[]
  readonly facts: readonly Fact[]
  readonly squads: readonly { readonly title: string; readonly men: readonly AarMan[] }[]
  /** "1 killed, 2 wounded; enemy: 4 dead confirmed" */
  readonly losses: string
  readonly support: readonly string[]
  readonly bill: readonly AarPoints[]
  /** "14 victory points"; null before they are counted. */
  readonly total: string | null
  /** "Normal, five short of good"; null before they are counted. */
  readonly verdict: string | null
  /** Turn by turn; nothing of a battle that was not tracked. */
  readonly course: readonly AarTurn[]
  /** What the player wrote of this mission. */
  readonly notes: readonly string[]
  readonly source: string
}
