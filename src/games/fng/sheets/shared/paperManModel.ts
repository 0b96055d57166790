import type { DerosCell, NameTag, RosterLine } from '../roster/rosterModel.ts'
import type { ArmLine } from './weaponLines.ts'

/** Something carried, with a box to tick for each piece that is used up. */
export interface KitItem {
  /** "smoke", "2 C-4". */
  readonly name: string
  /** None for what lasts. */
  readonly boxes: number
}

/** An Attribute as it is read at the table. */
export interface AttributeLine {
  readonly name: string
  readonly effect: string
}

/** A man of the platoon as squad sheets and cards show him. */
export interface PaperMan {
  readonly id: number
  readonly squad: number
  readonly line: number
  /** "Sgt Mercer, J." */
  readonly name: string
  readonly star: boolean
  readonly tag: NameTag | null
  readonly state: 'here' | 'away'
  /** "in hospital, 2 missions"; empty where he is here. */
  readonly away: string
  /** "Squad leader". */
  readonly post: string
  readonly leader: RosterLine['leader']
  /** Of the HQ's attachments, who lead nobody. */
  readonly attached: boolean
  readonly rep: number
  readonly arms: readonly ArmLine[]
  readonly attributes: readonly AttributeLine[]
  readonly kit: readonly KitItem[]
  readonly deros: DerosCell
}
