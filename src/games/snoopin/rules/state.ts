import {
  emptyState,
  flag,
  integer,
  optional,
  reference,
  secretText,
  text,
  type RowOf,
  type StateOf,
} from '../../../main/engine/state.ts'

/** How scenarios come: from a published pack in its order, or strung together by the players. */
export type CampaignKind = 'pack' | 'free'

/** Whom a side leads. Regulars are defined as platoons; insurgents are run as a whole. */
export type SideKind = 'regulars' | 'insurgents'

/** The ten steps of a campaign turn, five before and five after the game; `start` before the first turn. */
export type Part =
  | 'start'
  | 'mission'
  | 'orders'
  | 'reconnoiter'
  | 'initiate'
  | 'game'
  | 'assessment'
  | 'casualties'
  | 'points'
  | 'development'
  | 'return'
  | 'over'

/** Sides of a quality die: a d6, d8, d10 or d12. */
export type Die = 6 | 8 | 10 | 12

export type Role = 'officer' | 'sergeant' | 'squadLeader' | 'teamLeader' | 'medic' | 'man'

/** Where a man of the platoon is. Whoever is not `fit` fights no game. */
export type ManStatus =
  | 'fit'
  /** A die in the Return to Duty Pool. */
  | 'returnPool'
  /** A die in the Replacement Pool: he may come back, or not. */
  | 'replacementPool'
  /** Whereabouts unknown: rolled for again after the next scenario. */
  | 'unknown'
  | 'captured'
  | 'dead'
  /** Sent home for good. */
  | 'sentHome'

/** What was known of a figure when the game ended. */
export type Fate = 'wounded' | 'killed' | 'captured'

/** How a wounded figure left the table, or was left on it. */
export type Left = 'evacuated' | 'accompanied' | 'straggler'

/** The four areas in which an insurgency is built up, three ranks each. */
export type InsurgencyArea = 'supplies' | 'troops' | 'tactics' | 'leadership'

/** The three areas in which a team is built up, three ranks each. */
export type TeamArea = 'firepower' | 'defence' | 'reaction'

export const collections = {
  /** One row, id 1: what is single. */
  tour: {
    title: text(),
    kind: text<CampaignKind>(),
    /** Place and time. */
    setting: text(),
    /** Turns that the campaign lasts; null while it is open ended. */
    length: optional(integer()),
    /** The campaign turn under way, or the last one. */
    turnId: optional(reference('turns')),
    part: text<Part>(),
    /** Two players lead platoons of one side. */
    coop: flag(),
    /** "6(8)": inches from the own edge at which blocking positions are taken up. */
    blockingInches: integer(),
    /** Development ranks are kept from the other side too (switch, section 13). */
    ranksSealed: flag(),
    /** How the campaign was won, once it is over. */
    winnerId: optional(reference('sides')),
    /** How it ended, in the players' words. */
    words: text(),
  },
  /** Two, in order of their ids. A side holds the machine under the name of its player or players. */
  sides: {
    /** "3rd Platoon, Kilo", "the local VC". */
    name: text(),
    kind: text<SideKind>(),
    /** Who plays it; empty: nobody, its questions are answered by whoever is there. */
    player: text(),
    /** The turn after which its player agreed that the end of the campaign opens what he has sealed. */
    agreedTurnId: optional(reference('turns')),
  },
  /** A platoon of a regular side, one for each of its players; or the one insurgency of an irregular side. */
  forces: {
    sideId: reference('sides'),
    /** Whose platoon it is, where a side has several; else empty. */
    player: text(),
    name: text(),
    troopQuality: integer(),
    morale: integer(),
    /** Levels of the core game, in its words. */
    confidence: text(),
    supply: text(),
    note: text(),
  },
  /** What belongs to a force, and what it may ask for, agreed before the campaign. */
  assets: {
    forceId: reference('forces'),
    kind: text<'internal' | 'available'>(),
    name: text(),
    /** Operational Momentum Points of an available one, as agreed; null of an internal one. */
    price: optional(integer()),
  },
  squads: {
    forceId: reference('forces'),
    name: text(),
  },
  /** The fireteams: what is developed, and what gets tired. */
  teams: {
    squadId: reference('squads'),
    name: text(),
    troopQuality: integer(),
    morale: integer(),
    /** Men that it has when nobody is missing. */
    strength: integer(),
    /** Development ranks, 0 to 3. */
    firepower: integer(),
    defence: integer(),
    reaction: integer(),
  },
  men: {
    forceId: reference('forces'),
    /** Null of the platoon's headquarters. */
    squadId: optional(reference('squads')),
    /** Null of a squad leader who stands beside the teams, and of the headquarters. */
    teamId: optional(reference('teams')),
    name: text(),
    role: text<Role>(),
    /** Leadership Rating of a leader: -2 to +2; null: he has none. */
    leadership: optional(integer()),
    /** Dice of a replacement, who may be better or worse than his unit; null: the unit's. */
    troopQuality: optional(integer()),
    morale: optional(integer()),
    /** Outcome of `snoopin.replacement` that he came by; null: he was there from the start. */
    quality: optional(text()),
    status: text<ManStatus>(),
    /** Casualty category in which he is away: a key of `snoopin.casualty-status`; null while he is fit. */
    category: optional(text()),
    /** The turn since which he is away; null while he is fit. */
    sinceTurnId: optional(reference('turns')),
    /** The turn in whose end he joined; null: before the first. */
    joinedTurnId: optional(reference('turns')),
    /** A leader whose own rating has been rolled for, whatever came of it. */
    ratingRolled: flag(),
    /** His place has been filled by a replacement. */
    replaced: flag(),
    note: text(),
  },
  /** Special and Leadership Developments of a team. */
  developments: {
    teamId: reference('teams'),
    kind: text<'special' | 'leadership'>(),
    /** Outcome of the table. */
    key: text(),
    turnId: optional(reference('turns')),
    /** The Designated Point Man. */
    manId: optional(reference('men')),
  },
  /** Combat Fatigue of a team; results add up. */
  fatigues: {
    teamId: reference('teams'),
    /** Outcome of `snoopin.combat-fatigue`. */
    key: text(),
    turnId: reference('turns'),
  },
  /** How far an insurgency has been built up. */
  insurgencies: {
    forceId: reference('forces'),
    supplies: integer(),
    troops: integer(),
    tactics: integer(),
    leadership: integer(),
    disillusioned: flag(),
  },
  /** Special Developments of an insurgency. */
  insurgencySpecials: {
    forceId: reference('forces'),
    /** Outcome of `snoopin.insurgency-special`. */
    key: text(),
    turnId: reference('turns'),
  },
  turns: {
    number: integer(),
    /** Name of the scenario of a pack, or of one of the players' own; empty of a plain random mission. */
    scenario: text(),
    /** Missions are drawn from the generator; else the scenario says them. */
    random: flag(),
    /** Pieces of terrain laid out; null before. */
    pieces: optional(integer()),
    hotSpots: text(),
    /** Turn of the game under way, from 1; 0 once the plan is initiated, null before. */
    gameTurn: optional(integer()),
    /** The game is over, after so many turns. */
    gameOver: flag(),
    /** Who won it; null of a draw and before. */
    winnerId: optional(reference('sides')),
    /** Outcome of `snoopin.margin`; null before the assessment. */
    margin: optional(text()),
    words: text(),
  },
  /** A side in one turn. */
  sideTurns: {
    turnId: reference('turns'),
    sideId: reference('sides'),
    /** Fog of War cards drawn before the game. */
    fogCards: integer(),
    /** Its edge of the table, in the players' words. */
    edge: text(),
    /** Victory Points of the game, with what was left of its momentum; null before the assessment. */
    points: optional(integer()),
    /** POWs that it lost, known at the end of the game or found out afterwards. */
    pows: integer(),
    /** Campaign Victory Points of the turn; null before they are recorded. */
    campaignPoints: optional(integer()),
    /** Outcome of `snoopin.insurgency` of the side that builds one; null before it has rolled. */
    built: optional(text()),
  },
  /** A side's mission of a turn, drawn in secret. */
  missions: {
    turnId: reference('turns'),
    sideId: reference('sides'),
    /** Outcome of `snoopin.mission`, or the words of the scenario. */
    mission: secretText(),
    salt: secretText(),
    /** Stands in the journal, so that it can be proved when the mission is opened. */
    digest: text(),
    /** What it was, once it has been opened, or where it never was a secret. */
    known: optional(text()),
    /** Achieved? Null before the assessment. */
    achieved: optional(flag()),
  },
  /** Operational Momentum that a force has rolled. */
  momentum: {
    turnId: reference('turns'),
    forceId: reference('forces'),
    rolled: integer(),
    /** Its player keeps the whole platoon at home in this turn: it has no points then. */
    sitsOut: flag(),
  },
  /** What was bought with it. */
  purchases: {
    turnId: reference('turns'),
    forceId: reference('forces'),
    /** The asset; null: a fireteam or a squad of the own platoon. */
    assetId: optional(reference('assets')),
    /** A squad that was bought as a whole. */
    squadId: optional(reference('squads')),
    name: text(),
    price: integer(),
    /** The turn of the game at whose start it was bought; 0 before the game. */
    gameTurn: integer(),
  },
  /** Teams that go. */
  committed: {
    turnId: reference('turns'),
    teamId: reference('teams'),
    /** Its purchase; null where it goes with the squads that are committed freely. */
    purchaseId: optional(reference('purchases')),
    /** It went out tired, and rolls on Combat Fatigue again afterwards. */
    wasFatigued: flag(),
  },
  /** Leader or medic of the headquarters who comes along. */
  accompanying: {
    turnId: reference('turns'),
    manId: reference('men'),
  },
  /** The highest Troop Quality die, rolled off between the sides. */
  rollOffs: {
    turnId: reference('turns'),
    what: text<'objectives' | 'edges' | 'deploy'>(),
    winnerId: reference('sides'),
  },
  /** One piece of terrain in each quarter. */
  objectives: {
    turnId: reference('turns'),
    quarter: integer(),
    place: text(),
    /** Who chose it. */
    sideId: reference('sides'),
  },
  /** Units of the insurgents on the table, and scouts that may be taken from it: who has dice of his own at the start. */
  fielded: {
    turnId: reference('turns'),
    forceId: reference('forces'),
    name: text(),
    kind: text<'local' | 'main' | 'leader' | 'scout'>(),
    /** What it has in this game. */
    troopQuality: integer(),
    morale: integer(),
    supply: text(),
    removed: flag(),
  },
  /** Events of the victory lists, counted as they happen. */
  tallies: {
    turnId: reference('turns'),
    sideId: reference('sides'),
    /** Key of the row of the side's list. */
    event: text(),
    count: integer(),
  },
  /** Once a game: what has been used up. */
  uses: {
    turnId: reference('turns'),
    /** A team's, or null of the insurgency. */
    teamId: optional(reference('teams')),
    /** As `abilitiesOf` names it: "firepower1", "hard". */
    key: text(),
    /** What it rolled; null where nothing is rolled for it. */
    face: optional(integer()),
  },
  /** Figures of the platoons that were hit in a game. */
  casualties: {
    turnId: reference('turns'),
    manId: reference('men'),
    fate: text<Fate>(),
    /** Null of the killed and captured. */
    left: optional(text<Left>()),
    /** Casualty category that came out; null before it is rolled. */
    category: optional(text()),
    /** The turn in which it came out: a later one of whoever was unknown at first. Null before it is rolled. */
    rolledTurnId: optional(reference('turns')),
  },
  /** What a team did in a game, as its development asks. */
  conduct: {
    turnId: reference('turns'),
    teamId: reference('teams'),
    engaged: flag(),
    wasEngaged: flag(),
    abandoned: flag(),
    /** Outcome of `snoopin.unit-development`; null: not rolled. */
    result: optional(text()),
  },
} as const

export type SnoopinState = StateOf<typeof collections>
export type Tour = RowOf<typeof collections.tour>
export type Side = RowOf<typeof collections.sides>
export type Force = RowOf<typeof collections.forces>
export type Asset = RowOf<typeof collections.assets>
export type Squad = RowOf<typeof collections.squads>
export type Team = RowOf<typeof collections.teams>
export type Man = RowOf<typeof collections.men>
export type Development = RowOf<typeof collections.developments>
export type Fatigue = RowOf<typeof collections.fatigues>
export type Insurgency = RowOf<typeof collections.insurgencies>
export type Turn = RowOf<typeof collections.turns>
export type SideTurn = RowOf<typeof collections.sideTurns>
export type Mission = RowOf<typeof collections.missions>
export type Purchase = RowOf<typeof collections.purchases>
export type Fielded = RowOf<typeof collections.fielded>
export type Use = RowOf<typeof collections.uses>
export type Casualty = RowOf<typeof collections.casualties>

export const empty: SnoopinState = emptyState(collections)
