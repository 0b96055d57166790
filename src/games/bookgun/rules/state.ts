import { cellColumns } from '../../../main/engine/copyCells.ts'
import { dealtColumns } from '../../../main/engine/dealing.ts'
import {
  emptyState,
  flag,
  integer,
  optional,
  reference,
  secretText,
  text,
  type Column,
  type RowOf,
  type StateOf,
} from '../../../main/engine/state.ts'

/** Who somebody is of. Civilians have no player of their own but an umpire, or a third player, where there is one. */
export type Force = 'army' | 'insurgents' | 'civilians'

/** Of players: the two sides, and the third who runs what is neither's. */
export type SideKind = 'army' | 'insurgents' | 'umpire'

/** Where a turn stands, in the order of the book; `setUp` comes before the first, `over` after the last. */
export type Phase = 'setUp' | 'movement' | 'fire' | 'close' | 'morale' | 'over'

export type Sky = 'clear' | 'fog' | 'rain' | 'snowfall'
export type Weather = 'dry' | 'mud' | 'snow'

/** Rules of engagement, by the keys of `bag.rules-of-engagement`. */
export type Roe = 'ROE1' | 'ROE2' | 'ROE3' | 'ROE4'

/** Formations that the rules of movement know; all others are how figures are placed. */
export type Formation = 'close' | 'open' | 'column'

/** How a unit gets about. */
export type Mobility =
  | 'foot'
  | 'cavalry'
  | 'bicycles'
  | 'gun'
  | 'horseDrawn'
  | 'lightWheeled'
  | 'mediumWheeled'
  | 'heavyWheeled'
  | 'lightTracked'
  | 'heavyTracked'
  | 'skiDoo'
  | 'bv206'
  | 'lightBoat'
  | 'patrolBoat'
  | 'aircraft'

export type Spirit = 'fit' | 'shaken' | 'routed'

/** A unit of troops; a higher leader of none; scouts of a unit; a concealment marker. */
type TroopKind = 'unit' | 'leader' | 'scouts' | 'marker'

export type FormationKind = 'platoon' | 'special' | 'company' | 'group' | 'front'

/** A number that nobody may see. */
const secretReference = (to: string): Column<number> => ({ ...reference(to), secret: true })

export const collections = {
  /** One row: what is single. */
  tour: {
    title: text(),
    /** Is the leader of a cell counted besides its fourteen? (switch of a ruling) */
    leaderBesides: flag(),
    /** The game under way. */
    gameId: optional(reference('games')),
  },
  /** Army, Insurgents, and a third player or umpire where there is one: in this order. */
  sides: {
    kind: text<SideKind>(),
    name: text(),
    /** What he leads: "B Company". */
    force: text(),
    /** Of the army: its nation in the organisation. */
    nation: optional(text()),
  },
  /** Platoons, companies, detachments, groups and fronts: what units of a roster belong to. */
  formations: {
    force: text<Force>(),
    kind: text<FormationKind>(),
    /** Of an army. */
    nation: optional(text()),
    /** Id of the type of platoon in the organisation; null of what has none. */
    type: optional(text()),
    name: text(),
    parentId: optional(reference('formations')),
  },
  /** Kept between games. */
  units: {
    force: text<Force>(),
    /** Of an army. */
    nation: optional(text()),
    formationId: optional(reference('formations')),
    /** Id of the part in the organisation. */
    part: text(),
    /** Id of what was chosen for it, where it has a choice. */
    choice: optional(text()),
    name: text(),
    /** Its leader's name; empty while it has none. */
    leader: text(),
    mobility: text<Mobility>(),
    /** Games that it was in. */
    games: integer(),
  },
  /** The figures and vehicles of units, kept between games. */
  figures: {
    unitId: reference('units'),
    kind: text<'man' | 'vehicle'>(),
    /** Of the organisation's roles; `vehicle` of a vehicle. */
    role: text(),
    /** Of a vehicle what it is: "Leopard". */
    weapon: optional(text()),
    team: optional(text()),
    leads: flag(),
    /** The game that it was lost in. */
    lostIn: optional(reference('games')),
  },
  games: {
    number: integer(),
    scenario: text(),
    /** Who sets up on the table, and may conceal; null where neither does. */
    setsUp: optional(text<'army' | 'insurgents'>()),
    sky: text<Sky>(),
    weather: text<Weather>(),
    night: flag(),
    /** In the fire phase a card for every figure, not for every unit (switch of a ruling). */
    cardPerFigure: flag(),
    roe: text<Roe>(),
    turn: integer(),
    phase: text<Phase>(),
    winnerId: optional(reference('sides')),
    /** How it ended, in the players' words. */
    words: text(),
  },
  /** What a side had in a game, and what became of it. */
  gameSides: {
    gameId: reference('games'),
    force: text<Force>(),
    fielded: integer(),
    lost: integer(),
  },
  /** Units in the game under way. Of a marker all that tells what it is stands in `sealed`. */
  troops: {
    gameId: reference('games'),
    kind: text<TroopKind>(),
    force: text<Force>(),
    /** Who runs it. */
    sideId: reference('sides'),
    unitId: optional(reference('units')),
    /** Of scouts: the unit that sent them. */
    parentId: optional(reference('troops')),
    name: text(),
    leader: text(),
    leaderLost: flag(),
    mobility: text<Mobility>(),
    /** Of vehicles: what was said of them. */
    roadBound: flag(),
    amphibious: flag(),
    /** Of what horses draw: made to tow a gun, not a wagon. */
    limber: flag(),
    /** Of an amphibious vehicle: it lies on the water, where its last move has ended. */
    afloat: flag(),
    /** Figures, or vehicles, at the start; those lost for good, and those wounded. */
    figures: integer(),
    lost: integer(),
    wounded: integer(),
    /** Of a mob: who it is friendly to; null of all others. */
    friendly: optional(text<'army' | 'insurgents' | 'nobody'>()),
    spirit: text<Spirit>(),
    /** The turn in which it became shaken or routed. */
    brokeTurn: optional(integer()),
    /** The turn in which its leader last tried to rally somebody. */
    triedTurn: optional(integer()),
    /** The turn in which it last tried to be rallied. */
    ralliedTurn: optional(integer()),
    formation: text<Formation>(),
    prone: flag(),
    /** On its horses or bicycles. */
    mounted: flag(),
    /** Of dismounted cavalry: who holds the horses, and horses that are left. */
    holders: integer(),
    horses: integer(),
    /** In, or on, these vehicles or boats. */
    carrierId: optional(reference('troops')),
    /** The turn in which it last mounted or dismounted; of a carrier: in which somebody did. */
    mountedTurn: optional(integer()),
    dismountedTurn: optional(integer()),
    /** Of a gun: ready to be towed; turns until it is so, or is no more. */
    limbered: flag(),
    gunTurns: integer(),
    /** What it gets over: 1 before a wall, 2 on it, 3 before a window; 0: nothing. */
    obstacle: integer(),
    /** Reload markers, and the turn in which the last was put down. */
    reload: integer(),
    reloadTurn: optional(integer()),
    /** Has acted in this phase. */
    acted: flag(),
    /** Figures that have fired in this phase, where each has a card of its own. */
    shots: integer(),
    movedTurn: optional(integer()),
    firedTurn: optional(integer()),
    /** The turn in which it was last in close combat. */
    metTurn: optional(integer()),
    /** The turn in which it was last spotted by the chart, or came out from under a marker. */
    spottedTurn: optional(integer()),
    /** By the joker, in this turn: a die more, a die less. */
    extraDie: flag(),
    lessDie: flag(),
    /** By the joker: it must charge when it moves next. */
    mustCharge: flag(),
    /** It charges: close combat settles it. */
    charging: flag(),
    /** Not on the table yet. */
    waiting: flag(),
    /** Off the table for good. */
    gone: flag(),
  },
  /** Cards that are out of the deck. */
  dealt: dealtColumns,
  /** The cards of this phase, in order. */
  draws: {
    gameId: reference('games'),
    number: integer(),
    card: text(),
    /** The unit that it is for; null before it is named, and where there is none. */
    troopId: optional(reference('troops')),
    /** What became of it, in words: "1st Section", "passes"; null while it waits. */
    said: optional(text()),
  },
  /** The last joker of this turn: the row of its chart that came up. */
  jokers: {
    gameId: reference('games'),
    face: integer(),
    words: text(),
  },
  /** Moves of this turn. */
  moves: {
    gameId: reference('games'),
    troopId: reference('troops'),
    words: text(),
    inches: integer(),
    unlimited: flag(),
  },
  /** How a move came about, stage by stage. */
  stages: {
    moveId: reference('moves'),
    title: text(),
    why: text(),
    /** The dice as they lie: "5- 4 3"; one taken off just now has a "-", one taken off before an "x". */
    dice: text(),
    /** Taken off or added besides the dice. */
    amount: optional(integer()),
    halfInches: integer(),
  },
  /** Looks of this turn. */
  looks: {
    gameId: reference('games'),
    troopId: reference('troops'),
    targetId: reference('troops'),
    inches: text(),
    face: optional(integer()),
    needed: optional(integer()),
    spotted: flag(),
  },
  /** What one side keeps from the others: the digest stands in the journal, so that it can be proved in the end. */
  seals: {
    gameId: reference('games'),
    sideId: reference('sides'),
    digest: text(),
    /** A number that keeps anybody from guessing the words by their digest. */
    salt: secretText(),
    /** The turn in which its player agreed that the end of the game opens it. */
    agreedTurn: optional(integer()),
  },
  /** What stands under one marker, real or dummy; or who is Commander-in-Chief. */
  sealed: {
    sealId: reference('seals'),
    gameId: reference('games'),
    sideId: reference('sides'),
    kind: text<'marker' | 'commander'>(),
    /** On the marker; 0 of a commander. */
    number: integer(),
    troopId: optional(reference('troops')),
    /** Null of a dummy. */
    unitId: optional(secretReference('units')),
    /** "Cell 2, 14 figures", "dummy", the leader's name. */
    what: secretText(),
    /** Where it is, in the player's words. */
    place: secretText(),
    opened: flag(),
  },
  /** What the player filled in from his copy. */
  cells: cellColumns,
} as const

export type BookgunState = StateOf<typeof collections>
export type Side = RowOf<typeof collections.sides>
export type FormationRow = RowOf<typeof collections.formations>
export type Unit = RowOf<typeof collections.units>
export type FigureRow = RowOf<typeof collections.figures>
export type Game = RowOf<typeof collections.games>
export type Troop = RowOf<typeof collections.troops>
export type Draw = RowOf<typeof collections.draws>
export type Move = RowOf<typeof collections.moves>
export type Stage = RowOf<typeof collections.stages>
export type Seal = RowOf<typeof collections.seals>
export type Sealed = RowOf<typeof collections.sealed>

export const empty: BookgunState = emptyState(collections)
