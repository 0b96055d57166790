/** What the report of a battle asks, box by box, and of whom. */

/** Names of its numbers and ticks, of the mission as a whole; `rules/reportFields.ts` says all else of them. */
export const reportCounts = [
  'otherKillsToRoll',
  'otherKillsConfirmed',
  'otherKillsUnconfirmed',
  'capturedUnharmed',
  'capturedWounded',
  'woundedLeft',
  'sectorsPatrolled',
  'pefsRevealed',
  'pcsRevealed',
  'civiliansDetained',
  'civilianCasualties',
] as const
/** Each tick with what holds where nothing else is said. */
export const reportTicks = { leftTableInTime: true, allPcsAndOff: false } as const
/** The same of each man's row. */
export const manCounts = ['killsToRoll', 'killsConfirmed', 'killsUnconfirmed'] as const
export const manTicks = { recovered: true, burned: false, wasOut: false, retired: false, cheatedDeath: false } as const
export type ManCount = (typeof manCounts)[number]
export type ManTick = keyof typeof manTicks
export type ReportCount = (typeof reportCounts)[number]
export type ReportTick = keyof typeof reportTicks

export interface ReportManView {
  readonly soldierId: number
  readonly name: string
  readonly rank: string
  /** His line on the roster, squad sheet and card; null when he has left the platoon. */
  readonly line: number | null
  readonly squad: number
  /** "1st squad". */
  readonly squadName: string
  readonly rep: number
  readonly star: boolean
  readonly attached: boolean
  /** "M-14". */
  readonly weapon: string
}

export interface ReportChoiceView {
  readonly value: string
  /** The letter that stands for it. */
  readonly key: string
  readonly label: string
  /** Cannot happen to a Star, whom his own side always recovers. */
  readonly notStar?: true
}

interface BoxView {
  /** Its number, the same on the screen and on paper. */
  readonly box: number
  readonly label: string
  /** For the narrow head of a column. */
  readonly short: string
  readonly kind: 'choice' | 'tick' | 'count' | 'kinds' | 'points' | 'text'
  readonly choices: readonly ReportChoiceView[]
  /** Of a count. */
  readonly most: number
  /** Holds unless the player says otherwise: the form opens with it ticked, and the paper has the tick in print. */
  readonly preset?: true
}

/** A box that every man's row has. It is asked where all that `asked` names holds. */
export interface ManBoxView extends BoxView {
  readonly of: 'man'
  readonly field: Exclude<keyof FilledManView, 'soldierId' | 'deedWords'>
  readonly asked: {
    readonly fates?: readonly string[]
    readonly star?: boolean
    /** With his own side at the end, as a Star always is. */
    readonly recovered?: true
    readonly cheatedDeath?: false
    /** The enemy was met. */
    readonly contacted?: true
  }
}

/** A box of the mission as a whole; missions name those they ask for. */
export interface MissionBoxView extends BoxView {
  readonly of: 'mission'
  readonly field: Exclude<keyof FilledReport, 'men'>
  readonly asked: { readonly contacted?: true; readonly leftTableInTime?: true }
}

/** What the mission has, which the report cannot have more of. */
export interface ReportLimits {
  /** PCs that were to be found; null where they are not counted. */
  readonly pcs: number | null
  /** How they can be flown out: helicopters come of themselves (FNG p. 99), stood Ready, or must have been called. */
  readonly helicopters: 'come' | 'ready' | 'called'
}

export type ReportBoxView = ManBoxView | MissionBoxView

/** What a battle that was tracked says of one man; every box of it can be changed. */
export interface FilledManView extends Readonly<Record<ManCount, number>>, Readonly<Record<ManTick, boolean>> {
  readonly soldierId: number
  readonly fate: 'fine' | 'retired' | 'outOfTheFight' | 'obviouslyDead' | 'missing' | 'captured'
  readonly evacuation: 'none' | 'foot' | 'medevac'
  readonly deed:
    'broughtInWounded' | 'twoInMelee' | 'fourSingleHanded' | 'capturedUnwounded' | 'destroyedBunker' | 'other' | null
  /** What another deed was, in the player's words. */
  readonly deedWords?: string | null | undefined
}

type Support = 'artillery' | 'tacticalAir' | 'helicopters' | 'reinforcements'

/** The report as a battle that was tracked and has ended fills it by itself. */
export interface FilledReport extends Readonly<Record<ReportCount, number>>, Readonly<Record<ReportTick, boolean>> {
  readonly contacted: boolean
  readonly men: readonly FilledManView[]
  readonly task: 'completed' | 'failed' | 'neither'
  readonly onDemand: readonly Support[]
  readonly readyUnused: readonly Support[]
  readonly otherPoints: readonly { readonly points: number; readonly reason: string }[]
  readonly notes: string
}
