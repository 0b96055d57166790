import type { Formation, Mobility, Roe, Sky, Weather } from './state.ts'

/** What each step takes. Sides, units and marks are named by their ids; distances are inches, measured by the players. */

export interface BeginCampaign {
  readonly title: string
  readonly armyPlayer: string
  readonly armyForce: string
  /** Id of the organisation: "canada". */
  readonly nation: string
  readonly insurgentPlayer: string
  readonly insurgentForce: string
  /** Empty: nobody but the two. */
  readonly umpire: string
  /** Is a cell's leader counted besides its fourteen? */
  readonly leaderBesides: boolean
}

export interface AddFormation {
  /** "canada.infantry", "usa.delta", "canada.company", "insurgents.group", "insurgents.front". */
  readonly type: string
  readonly name: string
  readonly under: number | null
  /** With all that the organisation gives it. */
  readonly whole: boolean
  /** Of a company begun whole: the type of its platoons; null: the first of its nation. */
  readonly platoons: string | null
}

export interface NameFormation {
  readonly formation: number
  readonly name: string
  readonly under: number | null
}

/** Its units stay, and belong to none. */
export interface OneFormation {
  readonly formation: number
}

export interface AddUnit {
  /** "canada.squad", "insurgents.cell", "civilians.mob". */
  readonly part: string
  readonly name: string
  readonly leader: string
  readonly formation: number | null
  /** Where the text does not say how many figures it has, or another number is wanted. */
  readonly figures: number | null
}

export interface EditUnit {
  readonly unit: number
  readonly name: string
  readonly leader: string
  readonly formation: number | null
  readonly mobility: Mobility
}

/** What it carries, of the choices of the organisation. */
export interface ChooseWeapon {
  readonly unit: number
  readonly choice: string
}

export interface AddFigures {
  readonly unit: number
  readonly what: 'leader' | 'man' | 'vehicle'
  /** Weapon of a figure, or what a vehicle is. */
  readonly weapon: string
  readonly count: number
}

export interface TakeOutFigures {
  readonly figures: readonly number[]
}

/** A figure that was lost is replaced. */
export interface BringBack {
  readonly figures: readonly number[]
}

export interface OneUnit {
  readonly unit: number
}

export interface BeginGame {
  readonly scenario: string
  readonly setsUp: 'army' | 'insurgents' | 'nobody'
  readonly sky: Sky
  readonly weather: Weather
  readonly night: boolean
  readonly roe: Roe
  readonly cardPerFigure: boolean
}

export interface Deploy {
  readonly units: readonly {
    readonly unit: number
    readonly formation: Formation
    /** It waits to enter the table. */
    readonly waiting: boolean
    /** On its horses or bicycles. */
    readonly mounted: boolean
  }[]
}

export interface DeployMob {
  readonly unit: number
  readonly friendly: 'army' | 'insurgents' | 'nobody'
  /** Who runs it: a player. */
  readonly runBy: number
}

/** What vehicles of a unit can do, as its scenario says. */
export interface SetVehicles {
  readonly troop: number
  readonly roadBound: boolean
  readonly amphibious: boolean
  readonly limber: boolean
  /** An amphibious one lies on the water. */
  readonly afloat: boolean
}

export interface Conceal {
  readonly side: number
  /** In the order of their numbers; no unit: a dummy. */
  readonly markers: readonly { readonly unit: number | null; readonly place: string }[]
}

export interface NameCommander {
  readonly side: number
  readonly unit: number
}

export interface SetRoe {
  readonly rule: Roe
}

export interface SetWeather {
  readonly sky: Sky
  readonly weather: Weather
  readonly night: boolean
}

export interface OneTroop {
  readonly troop: number
}

export interface Joker {
  /** None, where none of the side may be named. */
  readonly troop: number | null
}

export interface Enter {
  readonly troop: number
  readonly formation: Formation
}

export type MoveWay = 'cross' | 'road' | 'charge' | 'chargeRoad'
export type Ground = 'clear' | 'rough' | 'dense' | 'inside'

export interface MoveTroop {
  readonly troop: number
  readonly way: MoveWay
  /** That it takes; it has one already. */
  readonly formation: Formation
  readonly ground: Ground
  readonly weather: Weather
  readonly slope: 'none' | 'up' | 'down'
  readonly prone: boolean
  /** No leader within 6" of these figures. */
  readonly leaderless: boolean
  /** Carries wounded, or is wounded men who help each other. */
  readonly carrying: boolean
  /** Vehicles back up. */
  readonly backs: boolean
  /** An amphibious vehicle on water. */
  readonly water: boolean
  /** Turns of up to 90 degrees, an inch each. */
  readonly turns: number
  /** How far the charged enemy is; 0 where nobody is charged. */
  readonly enemyInches: number
  /** It ends before a wall or a window, to get over it in the next turns. */
  readonly ends: 'free' | 'wall' | 'window'
}

/** What is asked of a move, but for whose it is. */
export type Asked = Omit<MoveTroop, 'troop'>

export interface MoveColumn {
  /** At least two, of one side, all on the road. */
  readonly troops: readonly number[]
  readonly way: 'road' | 'chargeRoad'
  readonly weather: Weather
}

export interface Rally {
  readonly troop: number
  /** Whose leader is within 6" and tries; null: its own. */
  readonly helper: number | null
  /** No leader is within 6". */
  readonly alone: boolean
}

export interface Mount {
  readonly troop: number
  /** Vehicles or boats; null: its own horses or bicycles. */
  readonly carrier: number | null
}

export interface Dismount {
  readonly troop: number
  /** It charges at once: 2D6. */
  readonly charge: boolean
  /** Cavalry: a quarter stays with the horses. */
  readonly holders: boolean
}

export interface HandleGun {
  readonly troop: number
  readonly what: 'limber' | 'unlimber' | 'manhandle'
}

export interface SendScouts {
  readonly troop: number
  readonly figures: number
}

export interface Fire {
  readonly troop: number
  readonly target: number | null
  /** The target is within 6": so near it is fired on though nobody has spotted it. */
  readonly near: boolean
  /** Reload markers that it gets. */
  readonly markers: number
  readonly words: string
}

export interface Casualties {
  readonly troop: number
  readonly killed: number
  readonly wounded: number
  /** An ace was among the casualty cards: the leader is one of them. */
  readonly ace: boolean
  readonly words: string
}

/** What is noted of a unit by hand. */
export type Noted =
  | 'shaken'
  | 'routed'
  | 'rallied'
  | 'reload'
  | 'reloadOff'
  | 'healed'
  | 'leaderLost'
  | 'leaderBack'
  | 'captured'
  | 'left'
  | 'hidden'
  | 'spotted'
  | 'prone'
  | 'stands'
  | 'jumpsOff'
  | 'charged'

export interface Note {
  readonly troop: number
  readonly what: Noted
  /** Of reload markers and of healed men. */
  readonly count: number
  readonly words: string
}

export interface Spot {
  readonly troop: number
  readonly target: number
  readonly inches: number
  readonly inVehicle: boolean
  readonly thermal: boolean
  readonly goggles: boolean
}

export interface Reveal {
  readonly troop: number
  readonly why: 'fires' | 'met' | 'shows'
}

export interface Stampede {
  readonly troop: number
  /** Horses that were hit. */
  readonly hit: number
}

export interface CloseCombat {
  readonly attacker: number
  readonly defender: number
  /** Null: it is not decided, or the charge did not go home. */
  readonly loser: number | null
  /** Did the loser pass its morale check? */
  readonly passed: boolean
  /** Of a loser that passed: the ground over which its normal move is rolled; or it is measured on the table. */
  readonly falls: 'table' | Ground
  /** Where that is rolled: it carries wounded. */
  readonly carrying: boolean
  readonly words: string
}

export interface EndPhase {
  /** All that have not acted pass. */
  readonly restPasses: boolean
}

export interface EndGame {
  readonly winner: number | null
  readonly words: string
  /** What was lost is taken off the rosters. */
  readonly keepLosses: boolean
}

export interface AgreeToEnd {
  readonly side: number
}
