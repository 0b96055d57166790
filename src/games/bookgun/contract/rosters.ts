/** Who a roster belongs to. */
export type Force = 'army' | 'insurgents' | 'civilians'

/** A figure, or a vehicle, of a roster. */
export interface RosterFigure {
  readonly id: number
  readonly kind: 'man' | 'vehicle'
  readonly role: string
  /** What stands under it: its weapon, or what it is. */
  readonly label: string
  readonly leads: boolean
  /** Lost in a game. */
  readonly out: boolean
}

/** A place of a unit that the organisation has and the roster has not: "leader", "fourth". */
interface OpenPlace {
  readonly kind: 'man' | 'vehicle'
  readonly label: string
}

export interface RosterUnit {
  readonly id: number
  readonly name: string
  /** Key of its part: "canada.squad", "insurgents.cell". */
  readonly part: string
  readonly partTitle: string
  readonly leader: string
  /** Should it have a leader? A team needs none. */
  readonly wantsLeader: boolean
  /** A headquarters, or a leader by himself: the others of its formation are under it. */
  readonly heads: boolean
  readonly figures: readonly RosterFigure[]
  readonly open: readonly OpenPlace[]
  readonly choice: {
    readonly chosen: string | null
    readonly options: readonly { readonly id: string; readonly label: string }[]
  } | null
  readonly mobility: string
  readonly mobilityTitle: string
  readonly games: number
}

/** A platoon, a company, a group, a front, a detachment; or what belongs to none. */
export interface RosterFormation {
  /** Null of what is attached. */
  readonly id: number | null
  readonly name: string
  /** "Infantry platoon", "Group". */
  readonly title: string
  /** Of an army; null of insurgents, and of what is attached. */
  readonly nation: string | null
  /** "of B Company" */
  readonly under: string | null
  readonly underId: number | null
  readonly units: readonly RosterUnit[]
  /** How far it keeps the organisation. */
  readonly checks: readonly RosterCheck[]
}

/** A line of a roster against the organisation. */
export interface RosterCheck {
  /** "Three sections of seven", "Weapons section has no leader". */
  readonly text: string
  readonly kept: boolean
  /** The way out, where it is not kept: "Name one, or take the section out". */
  readonly wayOut: string
  readonly unitId: number | null
}

/** What can be added to a roster. */
export interface PartView {
  readonly key: string
  readonly title: string
  readonly figures: number
  readonly vehicles: number
  /** The text does not say how many: the player does. */
  readonly sizeUnsaid: boolean
  readonly leads: boolean
  readonly words: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly mobilities: readonly { readonly key: string; readonly label: string }[]
}

/** Something that units belong to, which can be begun whole. */
export interface FormationType {
  readonly key: string
  readonly title: string
  readonly words: string
  /** Keys of the types that it may stand under. */
  readonly under: readonly string[]
  /** Of a company: the types of its platoons, of which one is chosen. */
  readonly platoons: readonly { readonly key: string; readonly title: string }[]
}

/** A nation, the insurgents, civilians: what their rosters are made of. */
export interface NationView {
  readonly key: string
  readonly force: Force
  readonly title: string
  /** Size of the basic unit; null of a mob. */
  readonly size: number | null
  readonly parts: readonly PartView[]
  readonly types: readonly FormationType[]
}

export interface ForceView {
  readonly force: Force
  /** Player and what he leads; of civilians the umpire, if there is one. */
  readonly sideId: number | null
  readonly player: string
  readonly name: string
  readonly nation: string | null
  readonly formations: readonly RosterFormation[]
  readonly totals: {
    readonly figures: number
    readonly leaders: number
    /** Units: as many cards as let them all act. */
    readonly cards: number
    readonly vehicles: number
  }
  /** All checks of its formations, those not kept last. */
  readonly kept: { readonly of: number; readonly kept: number }
  readonly commander: {
    /** Basic units of the roster, and how many a side needs. */
    readonly units: number
    readonly needed: number
    readonly named: boolean
    /** Why none can be named now; null where one can. */
    readonly refused: string | null
  } | null
}

/** All rosters of the campaign, and what they can be made of. */
export interface RostersView {
  readonly title: string
  readonly nations: readonly NationView[]
  readonly forces: readonly ForceView[]
  /** Is a leader counted besides the fourteen of a cell? */
  readonly leaderBesides: boolean
}
