import {
  between,
  emptyState,
  flag,
  integer,
  optional,
  pictureHash,
  reference,
  secretText,
  text,
  type RowOf,
  type StateOf,
} from '../../../main/engine/state.ts'

import { battleCollections } from './battle/collections.ts'
import type { Activity } from './battle/terms.ts'
import type {
  FreeWorldList,
  Corps,
  Area,
  MissionType,
  DefenseTask,
  PoliticalStatus,
  Weather,
  DayPart,
  EnemyType,
  MissionResult,
  Phase,
  AttributesFor,
  Post,
  Grade,
  SoldierStatus,
  Fate,
  Evacuation,
  Deed,
  EffectKind,
  Under,
  Over,
} from './terms.ts'

export type * from './terms.ts'

/** Half-months, from a time or of a time: some before 1967, and far more than any tour takes. */
const halfMonths = () => between(-1000, 1000)

export const collections = {
  /** One row, id 1: what is single. Dates count half-months from 0, early January 1967, to 47, late December 1968. */
  tour: {
    unit: text(),
    list: text<FreeWorldList>(),
    corps: text<Corps>(),
    /** Whom Attributes are rolled for (FNG p. 13). */
    attributesFor: text<AttributesFor>(),
    startHalfMonth: halfMonths(),
    halfMonth: halfMonths(),
    /** Half-months of a full tour: 24, USMC 26 (FNG p. 53). */
    tourLength: halfMonths(),
    phase: text<Phase>(),
    starId: optional(reference('soldiers')),
    /** Set when the last Contact test passed 1d6: the next is rolled with 3d6 (FNG p. 57). */
    extraContactDie: flag(),
    /** Area of the last mission, +2 when the next is rolled (FNG p. 54). */
    lastArea: optional(text<Area>()),
    /** The mission of this half-month, if there is one. */
    missionId: optional(reference('missions')),
    /** The phase that goes on when a lost Star has been followed by another. */
    resume: optional(text<Phase>()),
    /** How the Star's tour, or the campaign, ended; null while it runs. */
    ending: optional(text<'home' | 'killed' | 'evacuated' | 'calendar' | 'stopped'>()),
  },
  soldiers: {
    firstName: text(),
    lastName: text(),
    rank: text(),
    grade: text<Grade>(),
    /** Name list he was drawn from. */
    nationality: text(),
    rep: integer(),
    /** The highest REP he has held: only a rise above it brings an Attribute (FNG p. 5). */
    bestRep: integer(),
    /** Half-months he still has to serve; 0 = goes home (FNG p. 53). */
    deros: halfMonths(),
    shortTimer: flag(),
    /** Set once his first Short Timer check has been made (FNG p. 104). */
    shortTimerChecked: flag(),
    status: text<SoldierStatus>(),
    /** Missions he still misses, in hospital or on R&R. */
    awayMissions: halfMonths(),
    /** Half-month in which that began: it is not counted down in the same one. */
    awaySince: optional(halfMonths()),
    joined: halfMonths(),
    left: optional(halfMonths()),
  },
  /** The slots the unit was generated with: strength, and who stands in each (FNG p. 8). A man stands in one at most. */
  billets: {
    /** 0 = Platoon HQ, 1.. = squads. */
    squad: integer(),
    line: integer(),
    post: text<Post>(),
    weapon: text(),
    sidearm: optional(text()),
    /** Set for men of the HQ's attachments, who come along on a roll (FNG p. 8). */
    attachment: flag(),
    soldierId: optional(reference('soldiers')),
    openSince: optional(halfMonths()),
    /** Set when the man before reached DEROS: his replacement comes without a roll (FNG p. 104). */
    automatic: flag(),
    /** Whose place it is while another stands in it: a man who is away, or one who moved up for him (FNG p. 8). */
    keptFor: optional(reference('soldiers')),
  },
  attributes: {
    soldierId: reference('soldiers'),
    attribute: text(),
  },
  /** What squads and single men carry beyond their weapons (army list equipment rows). */
  equipment: {
    squad: integer(),
    soldierId: optional(reference('soldiers')),
    item: text(),
    quantity: integer(),
  },
  /** Results of missions that wait to act. */
  effects: {
    kind: text<EffectKind>(),
    amount: integer(),
    since: integer(),
    /** `turn`: gone at the end of its half-month. `used`: gone when it has acted. */
    lasts: text<'turn' | 'used'>(),
  },
  missions: {
    halfMonth: halfMonths(),
    corps: text<Corps>(),
    area: text<Area>(),
    politicalStatus: optional(text<PoliticalStatus>()),
    supportLevel: optional(integer()),
    eal: optional(integer()),
    dayPart: optional(text<DayPart>()),
    /** Turns the first day part lasts. */
    dayPartTurns: optional(integer()),
    /** Row of `mission.day-part` that comes next. */
    nextDayPartRow: optional(integer()),
    weather: optional(text<Weather>()),
    type: optional(text<MissionType>()),
    ambushSide: optional(text<'player' | 'enemy'>()),
    defenseTask: optional(text<DefenseTask>()),
    /** Sector of the player's force, 1-6. */
    playerSector: optional(integer()),
    minimumTurns: optional(integer()),
    /** PCs that are to be found (Recon, and one in Fight and Patrol at EAL 5 or more). */
    pcsToFind: optional(integer()),
    registeredTargets: optional(integer()),
    civilians: optional(flag()),
    enemy: optional(text<EnemyType>()),
    /** How active First Contact found him, where an Ambush met him in the set-up (FNG p. 68). */
    activity: optional(text<Activity>()),
    /** What the report says: was at least one enemy figure placed? */
    contacted: optional(flag()),
    /** What the report says of support: kinds called On Demand, and Ready kinds neither used nor called, joined by spaces. */
    onDemand: optional(text()),
    readyUnused: optional(text()),
    victoryPoints: optional(integer()),
    result: optional(text<MissionResult>()),
    notes: optional(text()),
  },
  sectors: {
    missionId: reference('missions'),
    /** 1-6: top row 1 2 3, bottom row 4 5 6 (FNG p. 44). */
    number: integer(),
    /** Plain ground: a key of `terrain.effects`. */
    ground: text(),
    under: optional(text<Under>()),
    over: optional(text<Over>()),
    /** Also counts as marsh, rainy season. */
    marsh: flag(),
    mud: flag(),
    craters: integer(),
    craterInches: integer(),
    buildings: integer(),
  },
  /** Rivers and roads, from edge to edge through the sector where they were rolled. */
  courses: {
    missionId: reference('missions'),
    kind: text<'river' | 'road'>(),
    sector: integer(),
    direction: text<'westEast' | 'eastWest' | 'southNorth' | 'northSouth'>(),
    widthInches: integer(),
  },
  /** PEFs and, on a Recon, the like-looking markers among which the PCs are. */
  markers: {
    missionId: reference('missions'),
    number: integer(),
    sector: integer(),
    kind: text<'pef' | 'marker'>(),
    /** What an Ambush resolved it into during set-up, in words. */
    found: optional(text()),
    /** The same as forces that can be placed: `ForceId`s joined by spaces. */
    force: optional(text()),
  },
  /** Who goes on the mission, and what the report says of him. */
  party: {
    missionId: reference('missions'),
    soldierId: reference('soldiers'),
    /** Squad he goes with. */
    squad: integer(),
    attached: flag(),
    fate: optional(text<Fate>()),
    /** OOF or Retired: within 6" of friends or own edge, or carried off (FNG p. 40). */
    recovered: flag(),
    evacuation: text<Evacuation>(),
    /** Hurt in a fire (FNG p. 44): one die less at recovery. */
    burned: flag(),
    /** Was Out of the Fight at some time, even if First Aid put him back (FNG p. 104). */
    wasOut: flag(),
    retired: flag(),
    /** A Star who left the table rather than die (FNG p. 3). */
    cheatedDeath: flag(),
    killsConfirmed: integer(),
    killsUnconfirmed: integer(),
    deed: optional(text<Deed>()),
    /** What he did, in the player's words, after his name: "held the crossing alone"; of a deed that is `other`. */
    deedWords: optional(text()),
    medal: optional(text<'medal' | 'major'>()),
  },
  /** Items that single men carry on one mission (FNG pp. 6-7). */
  gear: {
    missionId: reference('missions'),
    soldierId: reference('soldiers'),
    item: text(),
  },
  victoryPoints: {
    missionId: reference('missions'),
    /** Key of `mission.victory-points` or `after.support-vp`, or `byHand`. */
    event: text(),
    count: integer(),
    points: integer(),
    reason: optional(text()),
  },
  medals: {
    missionId: optional(reference('missions')),
    soldierId: reference('soldiers'),
    kind: text<'medal' | 'major'>(),
    halfMonth: halfMonths(),
  },
  /** Friends at the table: who plays whom. Every man named here is a Star; without rows the one player plays `tour.starId`. */
  players: {
    name: text(),
    soldierId: reference('soldiers'),
  },
  /** What one of several players keeps to himself until he opens it. */
  secrets: {
    playerId: reference('players'),
    halfMonth: halfMonths(),
    text: secretText(),
  },
  /** What the player writes down: about a man, about a mission, or, naming neither, about the half-month. */
  notes: {
    halfMonth: halfMonths(),
    soldierId: optional(reference('soldiers')),
    missionId: optional(reference('missions')),
    text: text(),
  },
  /** Pictures in the story of the tour; their bytes stand in the file under the hash. A man's portrait is his newest. */
  pictures: {
    hash: pictureHash(),
    halfMonth: halfMonths(),
    soldierId: optional(reference('soldiers')),
    missionId: optional(reference('missions')),
    portrait: flag(),
    caption: text(),
  },
  /** House rules: what one row or modifier of a table is in this campaign. */
  houseRows: {
    /** Id of the table. */
    tableId: text(),
    part: text<'row' | 'modifier'>(),
    /** Its place in the book's table, from 0. */
    position: integer(),
    /** What differs from the book, as JSON: a row or modifier patch without its place. */
    patch: text(),
  },
  /** House rules: switches that do not stand as the book has them. */
  switches: {
    name: text(),
    value: text(),
  },
  /** Names of the player's own for new men, a row for each list. */
  nameLists: {
    /** Nationality, as soldiers carry it. */
    list: text(),
    /** As JSON: a list of names; an empty one is the program's own. */
    firstNames: text(),
    surnames: text(),
  },
  /** Tables of the player's own, to be rolled on alone. */
  ownTables: {
    /** What it is called in files. */
    name: text(),
    title: text(),
    /** "2d6" */
    dice: text(),
    /** As JSON: from, to and text of each row. */
    rows: text(),
  },
  /** What the player prints together, under a name of his own. */
  printSetups: {
    name: text(),
    /** Which sheets, on what paper, as JSON; the rules never look into it. */
    content: text(),
  },
  ...battleCollections,
} as const

export type FngState = StateOf<typeof collections>
export type Tour = RowOf<typeof collections.tour>
export type Soldier = RowOf<typeof collections.soldiers>
export type Billet = RowOf<typeof collections.billets>
export type SoldierAttribute = RowOf<typeof collections.attributes>
export type Equipment = RowOf<typeof collections.equipment>
export type Effect = RowOf<typeof collections.effects>
export type Mission = RowOf<typeof collections.missions>
export type Sector = RowOf<typeof collections.sectors>
export type Course = RowOf<typeof collections.courses>
export type Marker = RowOf<typeof collections.markers>
export type PartyMember = RowOf<typeof collections.party>
export type Gear = RowOf<typeof collections.gear>
export type VictoryPoint = RowOf<typeof collections.victoryPoints>
export type Medal = RowOf<typeof collections.medals>
export type Player = RowOf<typeof collections.players>
export type Secret = RowOf<typeof collections.secrets>
export type Note = RowOf<typeof collections.notes>
export type Picture = RowOf<typeof collections.pictures>
export type HouseRow = RowOf<typeof collections.houseRows>
export type Switch = RowOf<typeof collections.switches>
export type OwnTable = RowOf<typeof collections.ownTables>
export type PrintSetupRow = RowOf<typeof collections.printSetups>

export const empty: FngState = emptyState(collections)
