import type { SheetField } from '../roster/rosterModel.ts'
import type { ArmLine } from '../shared/weaponLines.ts'
import type { Explained } from '../../../../main/sheets/runIns.ts'

/** REP over a man's time with the platoon. Places in time are edges between half-months. */
export interface RecordCurve {
  readonly from: number
  readonly to: number
  /** Where the tour stands; null of a man who has left. */
  readonly now: number | null
  /** Where his tenth month begins; null where that is not known. */
  readonly tenth: number | null
  /** Each REP he held, oldest first, and what brought it: "rolled 6". */
  readonly steps: readonly { readonly at: number; readonly rep: number; readonly why: string | null }[]
  readonly months: readonly { readonly at: number; readonly name: string }[]
  /** What stands at the end: "home", "killed". */
  readonly end: string
}

/** Something that happened to him. */
export interface RecordLine {
  readonly text: string
  /** "REP 6 to 5"; empty where it stayed. */
  readonly result: string
  readonly dice: readonly { readonly face: number; readonly passed: boolean }[]
}

/** A half-month in which something happened to him. */
export interface RecordSpell {
  /** "Late Aug 67". */
  readonly date: string
  /** "Patrol, interior: good", "Patrol, interior: under way"; empty without a mission. */
  readonly mission: string
  /** Empty without a mission. */
  readonly confirmed: string
  readonly unconfirmed: string
  readonly lines: readonly RecordLine[]
  /** His REP as the half-month left it. */
  readonly rep: number
}

/** One man's life with the platoon. */
export interface RecordMan {
  readonly name: string
  readonly star: boolean
  /** "Killed"; empty while he is with the platoon. */
  readonly stamp: string
  readonly about: string
  /** How it ended, or when he goes home. */
  readonly outlook: string
  readonly rep: number
  readonly fields: readonly SheetField[]
  readonly curve: RecordCurve
  readonly arms: readonly ArmLine[]
  readonly carries: string
  /** "Major medal, Late July 1967". */
  readonly medals: readonly string[]
  readonly attributes: readonly Explained[]
  /** Oldest first. */
  readonly spells: readonly RecordSpell[]
  /** What the player wrote about him. */
  readonly notes: readonly { readonly date: string; readonly text: string }[]
}

/** Service records: a page for each man, or more. */
export interface RecordModel {
  readonly unit: string
  readonly force: string
  readonly men: readonly RecordMan[]
  readonly source: string
}
