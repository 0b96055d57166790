import type { LineView } from '../../../contract/journal.ts'

/** What a half-month has come to: the mission, as soon as its battle is over, and the platoon man by man. */
export interface AfterView {
  /** Null without a mission. */
  readonly action: AfterActionView | null
  /** Null before the report. */
  readonly rollCall: RollCallView | null
}

/** The mission in one sentence, its points against the bands of the table, who fell and who was written up. */
export interface AfterActionView {
  /** "All six sectors, all three PEFs, nobody lost" */
  readonly headline: string
  /** "Fought over 14 turns."; empty where no battle was tracked. */
  readonly about: string
  readonly points: number
  /** False while they may still change: before the report, and until they are counted. */
  readonly counted: boolean
  /** "Normal, five short of good" */
  readonly verdict: string
  /** Where each band begins, the lowest first; the one below them has no beginning. */
  readonly bands: readonly { readonly from: number; readonly name: string; readonly at: number }[]
  /** Where the points stand on the scale of the bands, 0 to 1, as each band's `at` is where it begins. */
  readonly at: number
  readonly bill: readonly BillItem[]
  readonly men: readonly AfterManView[]
}

export interface BillItem {
  /** "Each sector patrolled" */
  readonly text: string
  readonly count: number
  readonly points: number
}

export interface AfterManView {
  readonly soldierId: number
  readonly name: string
  /** "Out of the Fight, recovered, turn 11, sector 3"; empty where the chip says all. */
  readonly what: string
  /** "Out of the Fight, brought in, turn 11, sector 3"; empty for who came out unhurt. */
  readonly came: string
  /** What the battle's journal knows besides: "Hit by E1 2, AK-47; put down E1 1"; empty where it knows nothing. */
  readonly more: string
  readonly chips: readonly Chip[]
}

/** A word that is not normal, with its look (`shape` is a class of the chips). */
export interface Chip {
  readonly text: string
  readonly shape: 'short' | 'away' | 'loss' | 'good' | 'note'
}

/** The half-month man by man, as far as its steps have come. */
export interface RollCallView {
  /** "The Star goes home: a major victory. Six changed, one goes home" */
  readonly headline: string
  /** Throws of all steps together. */
  readonly rolls: number
  readonly changed: readonly RollCallMan[]
  readonly home: readonly RollCallMan[]
  readonly arrived: readonly RollCallMan[]
  /** In hospital or on R&R from earlier on, each with how long. */
  readonly away: readonly RollCallMan[]
  /** What was thrown for nobody in particular: "Rifleman, 1st squad: no replacement." */
  readonly platoon: readonly { readonly dice: LineView['dice']; readonly text: string }[]
  /** Those for whom dice fell that changed nothing. */
  readonly unchanged: readonly { readonly soldierId: number; readonly name: string }[]
  /** How many more there are on the roster. */
  readonly others: number
  /** Steps that threw nothing and asked nothing: "Leaders, no post is vacant". */
  readonly passed: readonly string[]
}

/** The parts of the roll call that go man by man, in the order in which they are told. */
export const rollCallParts = [
  { of: 'changed', title: 'Changed', about: 'REP before and now' },
  { of: 'home', title: 'Goes home', about: 'no roll for his place' },
  { of: 'arrived', title: 'Arrives', about: '' },
  { of: 'away', title: 'Away', about: 'from earlier on' },
] as const satisfies readonly { readonly of: keyof RollCallView; readonly title: string; readonly about: string }[]

export interface RollCallMan {
  readonly soldierId: number
  readonly name: string
  /** A Star now, or before his tour ended in this half-month. */
  readonly star: boolean
  readonly dice: LineView['dice']
  /** Null for who has just come. */
  readonly repBefore: number | null
  readonly rep: number
  /** Half-months to his DEROS; null for who is gone. */
  readonly toGo: number | null
  /** "will recover, at REP 3, after some time in hospital; misses 2 missions" */
  readonly why: string
  readonly chips: readonly Chip[]
}

/** A half-month of the tour on its small calendar. */
export type HalfMonthSquare = 'mission' | 'quiet' | 'now' | 'later'
