/** A side's mission and what goes out for it, as the page of plan and orders shows it to who holds the machine. */

/** A mission, opened for its player or for all. */
export interface MissionText {
  readonly key: string
  readonly name: string
  readonly deployment: string
  /** "11 of 22 figures": how many the half is that it asks for; empty where it asks for none. */
  readonly half: string
  /** What achieves it; several parts must all be done. */
  readonly parts: readonly string[]
  /** "The local VC score 15"; empty where nobody scores for it. */
  readonly ifItFails: string
  /** The die, where it was drawn from the generator. */
  readonly face: number | null
}

export interface GoingTeam {
  readonly id: number
  readonly name: string
  readonly leader: string
  readonly troopQuality: number
  readonly fit: number
  readonly fatigue: string
  /** What becomes of its fatigue, a sentence each, if it goes and if it stays; null while it is fresh. */
  readonly tired: { readonly ifItGoes: string; readonly ifItStays: string } | null
  readonly ineffective: boolean
  /** It could be sent out now. */
  readonly mayGo: boolean
  /** Sent by orders that are given: freely, bought by itself, or with a whole squad that was bought. */
  readonly goes: 'no' | 'free' | 'bought' | 'squad'
}

export interface PlatoonOrders {
  readonly force: number
  readonly name: string
  readonly player: string
  /** Null until it is rolled. */
  readonly rolled: number | null
  readonly spent: number
  readonly left: number
  readonly given: boolean
  /** So many squads go without points, those beyond them are bought; null: a scenario says who goes, and all go freely. */
  readonly freeSquads: number | null
  /** So many squads must go at least; none where no team can. */
  readonly leastSquads: number
  /** It is kept at home in this turn. */
  readonly sitsOut: boolean
  /** It could be: another platoon of its side goes, or can. */
  readonly maySitOut: boolean
  readonly squads: readonly {
    readonly id: number
    readonly name: string
    readonly leader: string
    /** Fit men beside its teams, who go along as soon as a team of it goes that was not bought alone. */
    readonly beside: number
    readonly teams: readonly GoingTeam[]
  }[]
  readonly assets: readonly {
    readonly id: number
    readonly name: string
    readonly price: number
    readonly bought: number
    /** It is a team or a squad of the platoon itself, bought by sending that; null of any other. */
    readonly own: 'team' | 'squad' | null
  }[]
  /** Prices of a further fireteam and squad of the own platoon. */
  readonly teamPrice: number
  readonly squadPrice: number
  readonly figures: number
}

export interface SideMission {
  readonly side: number
  readonly name: string
  readonly player: string
  readonly drawn: boolean
  /** Null while it is sealed from who looks. */
  readonly text: MissionText | null
  readonly sealed: boolean
  readonly digest: string | null
  readonly achieved: boolean | null
}

export interface MissionData {
  /** Null before the first turn, and between turns. */
  readonly turn: number | null
  /** Missions are drawn from the generator; a scenario says itself who goes, and what for. */
  readonly random: boolean
  readonly part: string
  readonly scenario: string
  readonly missions: readonly SideMission[]
  readonly platoons: readonly PlatoonOrders[]
}
