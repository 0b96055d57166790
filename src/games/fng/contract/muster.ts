import type { ParsedInputOf } from '../../../contract/procedures.ts'
import type { WeaponGroup } from './roster.ts'

/** What a platoon can be raised with, or taken over from paper with: facts of the lists, for the forms. */
export interface MusterView {
  /** "Early January 1967": every half-month of the calendar, the first first. */
  readonly dates: readonly string[]
  readonly corps: readonly CorpsView[]
  readonly forces: readonly ForceView[]
  readonly attributes: readonly AttributeView[]
  readonly weapons: readonly WeaponGroup[]
  readonly rep: { readonly from: number; readonly to: number }
  /** REPs that a Star can begin with, and the one that the book suggests (FNG pp. 3-4). */
  readonly starRep: { readonly from: number; readonly to: number; readonly suggested: number }
  /** How many missions a man can still have to miss. */
  readonly missionsTo: number
}

/** An Attribute as the new Star may have it. */
export interface AttributeView {
  readonly id: string
  readonly name: string
  /** What it does, in a few words. */
  readonly effect: string
  /** Whether that is good for him. */
  readonly bearing: 'helps' | 'both' | 'hurts'
}

export interface CorpsView {
  readonly corps: string
  readonly name: string
  /** Its areas of operations. */
  readonly areas: readonly { readonly area: string; readonly name: string }[]
}

/** One army list. */
export interface ForceView {
  readonly list: string
  /** Where it fought as a rule (FNG p. 53): a recommendation, not a bar. */
  readonly usualCorps: readonly string[]
  /** Half-months in which a platoon can be raised by it. */
  readonly from: number
  readonly to: number
  /** A full tour in half-months, and the last half-month from which it fits into the calendar (FNG p. 53). */
  readonly tourLength: number
  readonly latestStart: number
  readonly squads: { readonly number: number; readonly upTo: number }
  /** Flak jackets are the player's choice (FNG pp. 9-10). */
  readonly choosesFlakJackets: boolean
  /** Posts that are there however weak the squads come out: where the Star may stand. */
  readonly starPosts: { readonly headquarters: readonly PostView[]; readonly squad: readonly PostView[] }
  /** Every post of the list. */
  readonly posts: readonly PostView[]
  /** Posts with two weapons to choose from, the usual one first. */
  readonly weaponChoices: readonly WeaponChoiceView[]
}

export interface PostView {
  readonly post: string
  readonly name: string
}

export interface WeaponChoiceView extends PostView {
  readonly weapons: readonly { readonly id: string; readonly name: string }[]
  /** The half-month from which there is no choice any more; null: always. */
  readonly before: number | null
}

/** One line of a platoon at paper strength: what the list says of the place. */
export interface PaperLineView {
  /** 0 is the Platoon HQ. */
  readonly squad: number
  readonly post: string
  readonly weapon: string
}

/** The undone first entry of a tour: a platoon that was raised, or taken over from paper, with all that was entered. */
export type MusterEntered =
  | { readonly step: 'fng.muster'; readonly input: ParsedInputOf<'fng.muster'>['input'] }
  | { readonly step: 'fng.takeOver'; readonly input: ParsedInputOf<'fng.takeOver'>['input'] }
