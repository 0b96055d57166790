export interface SoldierView {
  readonly id: number
  /** "Mercer, J." */
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly rank: string
  readonly star: boolean
  readonly rep: number
  readonly attributes: readonly { readonly id: string; readonly name: string; readonly effect: string }[]
  readonly derosHalfMonths: number
  /** Officers are reassigned, not short. */
  readonly officer: boolean
  readonly shortTimer: boolean
  /** Came in this half-month or the last. */
  readonly isNew: boolean
  readonly status: 'present' | 'hospital' | 'rAndR' | 'dead' | 'missing' | 'sentHome' | 'wentHome' | 'relieved'
  readonly awayMissions: number
  readonly grade: Grade
  /** The highest REP he has held. */
  readonly bestRep: number
  /** Confirmed kills on all missions. */
  readonly kills: number
  readonly medals: readonly { readonly kind: 'medal' | 'major'; readonly date: string }[]
}

export interface BilletView {
  readonly id: number
  readonly squad: number
  readonly line: number
  readonly post: string
  /** "Squad leader". */
  readonly postName: string
  readonly weapon: {
    readonly id: string
    readonly name: string
    readonly range: string
    readonly targets: string
    readonly impact: string
  }
  readonly sidearm: string | null
  readonly sidearmId: string | null
  readonly attachment: boolean
  readonly soldier: SoldierView | null
  /** "late August", when nobody stands here. */
  readonly openSince: string | null
}

export interface SquadView {
  readonly squad: number
  readonly name: string
  readonly billets: readonly BilletView[]
  readonly fit: number
  readonly men: number
  readonly equipment: readonly string[]
}

export interface RosterView {
  readonly unit: string
  readonly force: string
  readonly corps: string
  readonly date: string
  readonly tourLength: number
  readonly men: number
  readonly strength: number
  readonly fit: number
  readonly squads: readonly SquadView[]
  /** Men who have left for good, newest first. */
  readonly gone: readonly (SoldierView & { readonly left: string })[]
  /** May men be moved just now? Only between missions. */
  readonly mayMove: boolean
  /** Why not, in a sentence. */
  readonly whyNotMove: string | null
}

/** What the roster is corrected with: everything that may stand in a field of a man or a place. */
export interface RosterChoices {
  readonly rep: { readonly from: number; readonly to: number }
  /** Half-months of a full tour: the longest DEROS. */
  readonly derosTo: number
  readonly missionsTo: number
  readonly attributes: readonly { readonly id: string; readonly name: string; readonly effect: string }[]
  /** Ranks of this army list with the grade each has. */
  readonly ranks: readonly { readonly rank: string; readonly grade: Grade }[]
  readonly grades: readonly { readonly grade: Grade; readonly name: string }[]
  readonly weapons: readonly WeaponGroup[]
  readonly sidearms: readonly WeaponGroup[]
  /** By id of the place: what its post may be put right to. */
  readonly posts: Readonly<Record<number, readonly { readonly post: string; readonly name: string }[]>>
}

export type Grade = 'officer' | 'nco' | 'jrNco' | 'enlisted'

export interface WeaponGroup {
  /** "Select fire rifles". */
  readonly title: string
  readonly weapons: readonly { readonly id: string; readonly name: string }[]
}
