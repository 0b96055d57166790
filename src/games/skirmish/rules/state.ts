import { cellColumns } from '../../../main/engine/copyCells.ts'
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

/** Which way of hiding a game is played by: the one or the other. */
export type HiddenRules = 'noise' | 'alternate'

/** Where a side's turn stands, in the order of the page; `setUp` comes before the first, `over` after the last. */
export type Part = 'setUp' | 'check' | 'support' | 'phases' | 'over'

/** What a figure does over several phases, without a break. */
export type Preparing = 'throw' | 'launch' | 'tactical'

export type FigureKind = 'man' | 'apc'
export type GrenadeType = 'fragmentation' | 'phosphorus' | 'third'

/** What brings counters to all who stand near a point. */
export type BlastKind = 'support' | 'speculative' | 'grenade' | 'mortar' | 'mine' | 'claymore'

export type MortarStatus = 'ready' | 'packed' | 'settingUp' | 'takingDown'

/** A number that nobody may see. */
const secretReference = (to: string): Column<number> => ({ ...reference(to), secret: true })
const secretInteger = (): Column<number> => ({ ...integer(), secret: true })

export const collections = {
  /** One row, id 1: what is single. */
  tour: {
    title: text(),
    /** The game under way. */
    gameId: optional(reference('games')),
  },
  /** The two players, in order of their ids. */
  sides: {
    name: text(),
    /** What he leads: "2nd squad, Bravo Company". */
    force: text(),
  },
  /** Kept between games. */
  squads: {
    sideId: reference('sides'),
    name: text(),
  },
  /** The men of the squads, kept between games. */
  men: {
    squadId: reference('squads'),
    name: text(),
    /** Key of `skirmish.weapons`. */
    weapon: text(),
    status: text<'fit' | 'out'>(),
    /** Games that he was in. */
    games: integer(),
    /** The game that he was removed in. */
    lostIn: optional(reference('games')),
    /** Enemies that he put out, and how often he was removed himself; null: never. */
    kills: optional(integer()),
    removed: optional(integer()),
    note: text(),
  },
  games: {
    number: integer(),
    scenario: text(),
    hiddenRules: text<HiddenRules>(),
    /** May tactical movement and fired grenades run over into the next turn, as thrown ones do? (ruling) */
    acrossTurns: flag(),
    /** Have both agreed that the number of hidden figures and mines is open? */
    openNumbers: flag(),
    /** How far a smoke round may roll from where it is wanted. */
    smokeSpreadInches: integer(),
    turn: integer(),
    /** Who has the first turn, and whose turn it is. */
    firstSideId: reference('sides'),
    sideId: reference('sides'),
    part: text<Part>(),
    winnerId: optional(reference('sides')),
    /** How it ended, in the players' words. */
    words: text(),
    /**
     * Null in games begun before there were editions. From 2 on each player checks and names his sealed figures by
     * himself, and it is kept who put whom out; from 3 on the number that hides what is sealed is long and not the seed's;
     * from 4 on passages of the page are played that were read amiss before.
     */
    edition: optional(integer()),
  },
  /** What a side has in one game, and what became of it. */
  gameSides: {
    gameId: reference('games'),
    sideId: reference('sides'),
    shotsPerTurn: integer(),
    /** Turns of off-table support that are left. */
    supportTurns: integer(),
    /** Shots of this turn. */
    shots: integer(),
    /** Where the last shot of this turn landed. */
    landed: optional(text()),
    fielded: integer(),
    lost: integer(),
    /** The turn in which its player last checked what he has sealed. */
    sealedTurn: optional(integer()),
  },
  figures: {
    gameId: reference('games'),
    sideId: reference('sides'),
    kind: text<FigureKind>(),
    /** A hidden figure has a number for a name, no man and no weapon: they are in `sealed`. */
    name: text(),
    manId: optional(reference('men')),
    weapon: optional(text()),
    counters: integer(),
    /** Phases of this turn, looked up when it begins to act; null before that. */
    phases: optional(integer()),
    spent: integer(),
    /** Noise of its last own turn. */
    pips: integer(),
    /** Heard, or fired: a valid target through the turn of the other side. */
    heard: flag(),
    hidden: flag(),
    /** Fired in this turn. */
    fired: flag(),
    preparing: optional(text<Preparing>()),
    /** Phases spent on it so far. */
    prepared: integer(),
    /** "Kills" of an APC: 1 immobilized, 2 exploded. */
    kills: integer(),
    /** Off the table, as KIA/WIA. */
    out: flag(),
    /** Sealed with counters when its turn began: its player has yet to check it. */
    unchecked: optional(flag()),
    /** Who brought the last of its counters, where that is known. */
    hitById: optional(reference('figures')),
  },
  radios: {
    gameId: reference('games'),
    sideId: reference('sides'),
    carrierId: optional(reference('figures')),
    destroyed: flag(),
  },
  /** What one side keeps from the other: the digest stands in the journal, so that it can be proved in the end. */
  seals: {
    gameId: reference('games'),
    sideId: reference('sides'),
    digest: text(),
    /** A number that keeps anybody from guessing the words by their digest. */
    salt: secretText(),
  },
  /** One hidden figure, mine or claymore. */
  sealed: {
    sealId: reference('seals'),
    gameId: reference('games'),
    sideId: reference('sides'),
    kind: text<'figure' | 'mine' | 'claymore'>(),
    number: integer(),
    figureId: optional(reference('figures')),
    name: secretText(),
    weapon: secretText(),
    manId: optional(secretReference('men')),
    /** Where it is and which way it faces, in the player's words. */
    place: secretText(),
    /** Found, fired or gone off. */
    opened: flag(),
  },
  mortars: {
    gameId: reference('games'),
    sideId: reference('sides'),
    name: text(),
    status: text<MortarStatus>(),
    /** Whole turns of its side until it is set up, or taken down. */
    turnsToGo: integer(),
    /** Its target point since it was set up. */
    aimedAt: optional(text()),
    firedTurn: optional(integer()),
  },
  /** Something went off; who stands near gets counters until the next turn of the other side is over. */
  blasts: {
    gameId: reference('games'),
    sideId: reference('sides'),
    kind: text<BlastKind>(),
    /** Of a guess null for guns; a grenade or a rocket reaches an APC as well. */
    grenade: optional(text<GrenadeType>()),
    landed: text(),
    turn: integer(),
    /** Who fired, threw or set it off, where it was a figure. */
    figureId: optional(reference('figures')),
    /** The player of the other side has said which of his sealed figures were near it. */
    answered: optional(flag()),
    /** Was it said that nobody in the open was near it? False once somebody was, from edition 4 on. */
    nobodyNear: optional(flag()),
  },
  /** Who has had his counters of a blast. */
  struck: {
    blastId: reference('blasts'),
    figureId: reference('figures'),
  },
  smoke: {
    gameId: reference('games'),
    landed: text(),
    inches: integer(),
    turnsLeft: integer(),
  },
  /** Spotting rounds of off-table support, for the turn after. */
  spottingRounds: {
    gameId: reference('games'),
    sideId: reference('sides'),
    landed: text(),
    turn: integer(),
  },
  /** Alternate spotting: who has looked for whom in this turn. */
  looks: {
    figureId: reference('figures'),
    targetId: reference('figures'),
  },
  /** The table as it is drawn: a game has one where its players want it. */
  grounds: {
    gameId: reference('games'),
    widthInches: integer(),
    depthInches: integer(),
  },
  /** Where somebody stands, or something went off, on the drawn table; of sealed figures nobody may know. */
  spots: {
    gameId: reference('games'),
    figureId: optional(reference('figures')),
    blastId: optional(reference('blasts')),
    /** Of a blast: not where it landed, but the point that it was aimed at. */
    aim: flag(),
    /** From the left edge and from the upper one. */
    acrossTenths: secretInteger(),
    downTenths: secretInteger(),
  },
  /** What the player filled in from his copy. */
  cells: cellColumns,
} as const

export type SkirmishState = StateOf<typeof collections>
export type Side = RowOf<typeof collections.sides>
export type Squad = RowOf<typeof collections.squads>
export type Man = RowOf<typeof collections.men>
export type Game = RowOf<typeof collections.games>
export type GameSide = RowOf<typeof collections.gameSides>
export type Figure = RowOf<typeof collections.figures>
export type Radio = RowOf<typeof collections.radios>
export type Sealed = RowOf<typeof collections.sealed>
export type Mortar = RowOf<typeof collections.mortars>
export type Blast = RowOf<typeof collections.blasts>
export type Ground = RowOf<typeof collections.grounds>
export type Spot = RowOf<typeof collections.spots>

export const empty: SkirmishState = emptyState(collections)
