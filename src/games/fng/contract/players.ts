import type { SoldierView } from './roster.ts'

/** One player at the table, with the Star he plays. */
export interface PlayerView {
  readonly id: number
  readonly name: string
  readonly star: SoldierView
  /** "Squad leader, 1st squad"; how he left, where he has: "Killed". */
  readonly where: string
  /** Has he left the platoon, so that the player needs another man? */
  readonly gone: boolean
  /** Is he the Star whom the campaign follows? */
  readonly leads: boolean
  /** How many sealed notes he keeps. */
  readonly sealed: number
}

/** A man whom a player could take as his Star. */
export interface CandidateView {
  readonly soldier: SoldierView
  readonly where: string
  /** He is a Star already: his player is only named. */
  readonly isStar: boolean
  /** How many Attributes he would choose. */
  readonly attributes: number
}

/** Friends at the table. Without players one person plays alone. */
export interface PlayersView {
  readonly players: readonly PlayerView[]
  readonly candidates: readonly CandidateView[]
  /** Before the first contact test a Star begins with REP 5, a full tour and two Attributes; later he keeps what he has. */
  readonly begins: boolean
  /** Why nobody can become a Star just now; null when somebody can. */
  readonly notNow: string | null
  readonly attributes: readonly { readonly id: string; readonly name: string; readonly effect: string }[]
  /** Sealed notes of the player who holds the machine, newest first. */
  readonly own: readonly { readonly id: number; readonly text: string; readonly date: string }[]
}
