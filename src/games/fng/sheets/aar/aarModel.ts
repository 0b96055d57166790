import type { Fact } from '../briefing/briefingModel.ts'
import type { MissionHead } from '../shared/missionHead.ts'

/** A man in the report, and how he came out of it. */
export interface AarMan {
  readonly name: string
  readonly rep: number
  readonly star: boolean
  /** "Out of the Fight, recovered, medevac, turn 11, sector 3"; "" for a man who is fine. */
  readonly fate: string
  /** What the battle's journal knows of it: "Hit by E1 2, AK-47; put down E1 1"; "" for nothing. */
  readonly more: string
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

/** What the page of the half-month says of a mission after its battle: the sheet has its words and its figures. */
export interface AarTold {
  readonly headline: string
  readonly about: string
  readonly points: number
  readonly counted: boolean
  readonly verdict: string
  readonly bands: readonly { readonly from: number; readonly name: string; readonly at: number }[]
  readonly at: number
  readonly bill: readonly { readonly text: string; readonly count: number; readonly points: number }[]
  readonly men: readonly { readonly soldierId: number; readonly came: string; readonly more: string }[]
}

/** Victory points on a line: where each band of the result begins, and where ours stand, 0 to 1. */
export interface AarScale {
  readonly at: number
  readonly marks: readonly { readonly at: number; readonly text: string }[]
}

/** An after action report (FNG pp. 98-104): what was ordered, and what came of it. */
export interface AarModel extends MissionHead {
  readonly title: string
  /** The mission in one sentence: "All six sectors, all three PEFs, nobody lost". */
  readonly headline: string
  /** "Fought over 14 turns."; "" where no battle was tracked. */
  readonly about: string
  readonly scale: AarScale
  readonly objectives: readonly string[]
  readonly facts: readonly Fact[]
  readonly squads: readonly { readonly title: string; readonly men: readonly AarMan[] }[]
  /** "1 killed, 2 wounded; enemy: 4 dead confirmed" */
  readonly losses: string
  readonly support: readonly string[]
  readonly bill: readonly AarPoints[]
  readonly total: string
  /** "Normal, five short of good" */
  readonly verdict: string
  /** "so far", until they are counted. */
  readonly counted: string
  /** Turn by turn; nothing of a battle that was not tracked. */
  readonly course: readonly AarTurn[]
  /** What the player wrote of this mission. */
  readonly notes: readonly string[]
  readonly source: string
}
