import type { DerosCell, NameTag } from '../roster/rosterModel.ts'
import type { PaperDie } from '../shared/drawDice.ts'

/** A man at roll call: his dice, REP before and now, what came of it. */
export interface RollCallLine {
  readonly name: string
  readonly star: boolean
  readonly dice: readonly PaperDie[]
  /** Null where REP is as it was. */
  readonly before: number | null
  readonly rep: number
  /** Half-months to his DEROS, with the bar of his tour; null for who is gone. */
  readonly toGo: DerosCell | null
  /** "will recover, at REP 3, after some time in hospital; misses 2 missions" */
  readonly why: string
  readonly tags: readonly NameTag[]
}

/** Men of whom the same is told. */
export interface RollCallPart {
  readonly title: string
  readonly note: string
  readonly men: readonly RollCallLine[]
}

/** A half-month on the strip of the tour. */
export interface StripSquare {
  /** Half-months to go when it began. */
  readonly number: number
  readonly look: 'mission' | 'quiet' | 'later'
  /** The one whose roll call this is. */
  readonly now: boolean
}

/** The roll call of a half-month (FNG pp. 102-105): the platoon man by man. */
export interface RollCallModel {
  readonly unit: string
  /** "USMC, I Corps, late September 1967" */
  readonly force: string
  readonly title: string
  /** "Seven changed, two go home, three arrive" */
  readonly headline: string
  /** "Ambush: normal, 16 victory points. 32 rolls." */
  readonly about: string
  /** "half-month 14 of 26" */
  readonly when: string
  readonly strip: readonly StripSquare[]
  readonly parts: readonly RollCallPart[]
  /** What was thrown for nobody in particular. */
  readonly platoon: readonly { readonly dice: readonly PaperDie[]; readonly text: string }[]
  /** Those whose dice changed nothing, and how many more stayed; empty where there are none. */
  readonly same: string
  /** Steps that threw nothing and asked nothing. */
  readonly passed: readonly string[]
  readonly source: string
}
