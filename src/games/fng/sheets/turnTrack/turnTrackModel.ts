import type { MissionHead } from '../shared/missionHead.ts'

/** A part of the day, in the order in which they come. */
export interface DayPartLine {
  readonly name: string
  readonly dark: boolean
  /** "10", "3 + 1/2d6": how many turns it lasts. */
  readonly turns: string
  /** Its first turn and its last, as far as they are known. */
  readonly from: number | null
  readonly until: number | null
  /** The turns in which it may begin, and in which it may end, where a die says how long it or one before it lasts. */
  readonly starts: Span
  readonly ends: Span
}

/** Turns from the soonest to the latest. */
export interface Span {
  readonly soonest: number
  readonly latest: number
}

/** Whether a turn is played in the dark: surely, perhaps, or surely not. */
export type Darkness = 'dark' | 'perhaps' | 'light'

/** Something that happens in a turn that is known. */
export interface Coming {
  readonly turn: number
  readonly what: string
}

/** What is done in every turn, in its order. */
export interface TurnStep {
  readonly text: string
  readonly page: number
}

/** The turns of a mission with what changes from turn to turn (FNG pp. 16, 58-59, 98). */
export interface TurnTrackModel extends MissionHead {
  readonly title: string
  /** Turns that are played at least. */
  readonly minimum: number
  readonly extra: number
  /** "then 5-6 ends it, 1-4 one more" */
  readonly ending: string
  /** The last turn that has been played; 0 before the battle. */
  readonly played: number
  readonly parts: readonly DayPartLine[]
  /** "shaded is dark"; where no part is known, which of them are. */
  readonly dayNote: string
  /** Of every turn from the first, extra ones too; what lies beyond the parts is left light. */
  readonly darkness: readonly Darkness[]
  /** "Inclement", with what it does; null until it has been rolled. */
  readonly weather: { readonly name: string; readonly note: string } | null
  /** Variable weather: what the first doubles bring. */
  readonly doubles: readonly { readonly faces: string; readonly becomes: string }[]
  readonly coming: readonly Coming[]
  readonly steps: readonly TurnStep[]
  readonly source: string
}
