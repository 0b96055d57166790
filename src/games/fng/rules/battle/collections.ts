import { anyId, flag, integer, optional, reference, secretText, text } from '../../../../main/engine/state.ts'
import type { FwfArrival } from '../tables/types.ts'
import type { DayPart, EnemyType, Evacuation, Weather } from '../terms.ts'
import type {
  AircraftLoad,
  Side,
  GroupSide,
  FigureStatus,
  LeftHow,
  FigureRole,
  Busy,
  Activity,
  ContactStatus,
  LastingKind,
  CallKind,
  CallStatus,
  CraftMode,
  Orders,
  StructureKind,
  VehicleKind,
  VehicleState,
  Doing,
  Posture,
} from './terms.ts'

export type * from './terms.ts'

/**
 * What a battle adds to the state: rows stand here only while it is fought, and the report clears them. Numbers are
 * inches and turns. All statuses of men go into the campaign by the report alone.
 */
export const battleCollections = {
  /** At most one row: what is single in the battle under way. */
  battle: {
    missionId: reference('missions'),
    /** The turn being played, from 1; 0 before the first. */
    turn: integer(),
    /** The activation dice of this turn; null between turns. */
    ourDie: optional(integer()),
    theirDie: optional(integer()),
    /** The side whose activation it is; null between turns. */
    side: optional(text<Side>()),
    /** The side that went first this turn. */
    first: optional(text<Side>()),
    /** Turns that the mission lasts at least, moved by what happens. */
    length: integer(),
    /** Did the die after the last turn end it? */
    over: flag(),
    dayPart: text<DayPart>(),
    dayPartTurnsLeft: integer(),
    /** Row of `mission.day-part` that comes next. */
    nextDayPartRow: integer(),
    weather: text<Weather>(),
    supportLevel: integer(),
    eal: integer(),
    pefRep: integer(),
    /** Known from First Contact on (FNG p. 67). */
    enemy: optional(text<EnemyType>()),
    activity: optional(text<Activity>()),
    /** The man who commands on the table: he alone may call support (FNG p. 74). */
    commanderId: optional(reference('figures')),
    ended: flag(),
  },
  groups: {
    side: text<GroupSide>(),
    /** Ours A, B, C; theirs E1, E2; civilians V1. */
    name: text(),
    /** Squad of the platoon; 0 = Platoon HQ; null for others. */
    squad: optional(integer()),
    leaderId: optional(reference('figures')),
    /** Sector it stands in, 1-6. */
    sector: optional(integer()),
    /** Figures at the start: half of it makes a weak unit (FNG p. 112). */
    strength: integer(),
    /** Had its activation this turn. */
    activated: flag(),
    /** Full turns out of sight of our side (LVC, FNG p. 64). */
    unseenTurns: integer(),
    /** Not on the table: melted away into the PEFs that hold it. */
    hidden: flag(),
  },
  figures: {
    groupId: reference('groups'),
    side: text<GroupSide>(),
    /** The man of the platoon; null for everybody else. */
    soldierId: optional(reference('soldiers')),
    name: text(),
    /** REP for this battle; `repLoss` is off it until the battle ends (First Aid, suppression). */
    rep: integer(),
    repLoss: integer(),
    role: text<FigureRole>(),
    /** Key of a weapon row. */
    weapon: text(),
    sidearm: optional(text()),
    status: text<FigureStatus>(),
    leftHow: optional(text<LeftHow>()),
    /** Out of the Fight, but walks at half speed (FNG p. 38). */
    walks: flag(),
    /** Turn in which he last took a Retire: a second one in it makes him leave (FNG p. 18). */
    retiredTurn: optional(integer()),
    /** Running for the table edge (FNG p. 18). */
    leaving: flag(),
    /** Has just retired: Parting Shots may be fired at him, in one volley (FNG p. 18). */
    fleeing: flag(),
    /** Stunned, and has sat out an activation of his group this turn. */
    satOut: flag(),
    /** Has used his active fire of this turn (FNG p. 17). */
    fired: flag(),
    moved: flag(),
    fastMoving: flag(),
    prone: flag(),
    /** As the player said it last; null: nobody has since he moved. Only forms begin with it. */
    posture: optional(text<Posture>()),
    /** Of the weapon in his hands. */
    outOfAmmo: flag(),
    /** The pistol at his belt is empty; null: it is not. */
    sidearmEmpty: optional(flag()),
    /** May shoot back at those who shot at him: a Received Fire of this volley says so. */
    mayReturnFire: flag(),
    /** Ids of those whom he may answer so, joined by spaces (FNG p. 22); null: nobody has said who fired. */
    answers: optional(text()),
    /** Charges instead of firing: an In Sight action says so (FNG p. 21). */
    mayCharge: flag(),
    /** A grenade or LAW is ready (FNG p. 33); `whenActive` only from his next activation on. */
    readied: optional(text<'now' | 'whenActive'>()),
    busy: optional(text<Busy>()),
    /** Whom or what he is busy with: id of a figure or a structure. */
    busyWith: optional(anyId()),
    busySince: optional(integer()),
    /** Activations of work left until what he is busy with is done. */
    busyLeft: optional(integer()),
    /** What `readied` is about: key of a weapon row. */
    readiedItem: optional(text()),
    /** Turn in which he last threw a grenade: one a turn (FNG p. 33). */
    grenadeTurn: optional(integer()),
    /** Turn in which he last fired a weapon that is fired but once a turn (FNG pp. 27-29). */
    launchTurn: optional(integer()),
    /** Rounds left of what he holds, where they are counted (FNG pp. 13, 95): rockets, HE; null: nobody counts them. */
    rounds: optional(integer()),
    /** Of a gun that has two kinds, its rounds against walls (FNG p. 13). */
    heatRounds: optional(integer()),
    /** The flame-thrower has one shot left (FNG p. 29). */
    lastShot: flag(),
    /** The crew-served weapon stands. */
    setUp: flag(),
    carries: optional(reference('figures')),
    /** Dragged along by somebody (FNG p. 38). */
    carried: flag(),
    hero: flag(),
    /** Suppressed until next active (FNG p. 43). */
    suppressed: flag(),
    /** Evenly matched in melee with (FNG p. 37). */
    matchedWith: optional(reference('figures')),
    /** Turn in which they last fought even: another round in it costs a die. */
    matchedTurn: optional(integer()),
    inTunnel: flag(),
    /** What a prisoner was when he was taken: he is that again when his guards are gone (FNG p. 38). */
    captiveWas: optional(text<'stunned' | 'outOfTheFight'>()),
    /** First Aid has been tried on him (FNG p. 39). */
    aided: flag(),
    wasOut: flag(),
    hadRetired: flag(),
    burned: flag(),
    evacuation: text<Evacuation>(),
    /** Star Power dice left (FNG p. 4). */
    starDice: integer(),
    /** Lucky, and has thrown again in this mission (FNG p. 5). */
    luckUsed: flag(),
    /** Aircraft he is in. */
    aboardId: optional(reference('craft')),
    /** Ground vehicle or boat he is in. */
    vehicleId: optional(reference('vehicles')),
    /** Turn in which he fired at an aircraft: no other fire of his in it (FNG p. 82). */
    skyTurn: optional(integer()),
    /** Attributes of a figure that is no man of the platoon, joined by spaces; null for none. */
    traits: optional(text()),
    /** His post where it says more than his role: a Political Officer or Cadre commands beside others (FNG p. 96). */
    post: optional(text<'politicalOfficer'>()),
    /** What such a figure carries beside his weapons: keys of weapons and gear, joined by spaces. */
    items: optional(text()),
    /** What VC/NVA Action has told an enemy, until his group acts again (FNG p. 69). */
    orders: optional(text<Orders>()),
    /** What a civilian does when civilians act. */
    doing: optional(text<Doing>()),
    /** Turn in which a civilian was spoken to: each only once (FNG p. 55). */
    spokenTurn: optional(integer()),
  },
  /** PEFs and PCs: one row for each marker of the mission, and for those that come later. */
  contacts: {
    markerId: optional(reference('markers')),
    number: integer(),
    kind: text<'pef' | 'marker'>(),
    sector: integer(),
    status: text<ContactStatus>(),
    /** What it was, in our words, once resolved. */
    found: optional(text()),
    /** Turn in which it appeared or last acted: it acts once a turn. */
    actedTurn: integer(),
    /** A unit that melted away and is one of two such markers (FNG p. 70). */
    groupId: optional(reference('groups')),
    /** Was its content rolled and sealed beforehand? */
    sealed: flag(),
    /** Turned out to be a Potential Contact (FNG p. 62). */
    pc: flag(),
  },
  /** What a sealed contact will be: its answers, which nobody sees before it is opened. */
  sealedContacts: {
    contactId: reference('contacts'),
    /** SHA-like digest that stands in the journal, to prove later that nothing was changed. */
    digest: text(),
    answers: secretText(),
  },
  lasting: {
    kind: text<LastingKind>(),
    name: text(),
    sector: optional(integer()),
    figureId: optional(reference('figures')),
    structureId: optional(reference('structures')),
    since: integer(),
    /** Last turn it counts in; null until something ends it. */
    until: optional(integer()),
    amount: integer(),
  },
  calls: {
    kind: text<CallKind>(),
    source: text<'ready' | 'onDemand' | 'roll'>(),
    status: text<CallStatus>(),
    /** Who asked. */
    figureId: optional(reference('figures')),
    askedTurn: integer(),
    /** Turn it comes; null when that is not known yet. */
    arrives: optional(integer()),
    /** Weapons, aircraft or figures. */
    amount: integer(),
    /** What it is, in our words: "Two weapons, three rounds each". */
    what: text(),
    /** Fires on a registered target (FNG p. 76). */
    registered: flag(),
    /** Of barrages: rounds of each weapon; of aircraft: attack passes, 0 for as many as they like. */
    rounds: integer(),
    /** What a reinforcement chart brings (FNG pp. 93-94); null for what was asked for by name. */
    brings: optional(text<FwfArrival>()),
    /** Attempts that did not come off (hot LZ). */
    attempts: integer(),
  },
  craft: {
    callId: reference('calls'),
    /** Key of a row of the aircraft lists. */
    type: text(),
    /** Short, for people: "F-100 Hun". */
    name: text(),
    /** Whose it is: `usmc`, as the availability tables say it. */
    service: text(),
    /** Which of two loads it carries; null where there is one. */
    load: optional(text<AircraftLoad>()),
    /** REP of the pilot just now, and when he came. */
    rep: integer(),
    startRep: integer(),
    /** REP that he has lost for this run alone (switch `goldenBbRep`). */
    repLoss: integer(),
    damage: integer(),
    mode: text<CraftMode>(),
    sector: optional(integer()),
    /** Door guns aboard. */
    doorGunners: integer(),
    /** Weapon types of its attack passes so far, joined by spaces, those broken off too. */
    used: text(),
    /** Attack passes that it may make, where its call says so. */
    mostPasses: optional(integer()),
    /** Turns in play so far. */
    turns: integer(),
    /** First turn in which it may act again. */
    freeTurn: integer(),
    /** Of strike aircraft: the ground has spoken to whoever directs them (FNG p. 80). */
    directed: flag(),
    /** Casualties that it has room for, where its call says so. */
    mostWounded: optional(integer()),
    /** Last turn in which it is full of smoke (FNG p. 91). */
    smokeUntil: optional(integer()),
    /** Of a light observation helicopter: turn since which it stays over the table (FNG p. 88); null: it crosses it. */
    overSince: optional(integer()),
    /** Turn in which its crew last looked out for the enemy. */
    lookedTurn: optional(integer()),
    /** Its searchlight shines (FNG p. 88); null for one without. */
    light: optional(text<'on' | 'off'>()),
  },
  structures: {
    kind: text<StructureKind>(),
    name: text(),
    sector: optional(integer()),
    dv: integer(),
    dvAtStart: integer(),
    state: text<'standing' | 'burning' | 'destroyed' | 'cleared' | 'set'>(),
    /** Who is in it. */
    groupId: optional(reference('groups')),
    contactId: optional(reference('contacts')),
    /** Key of the table row that made it. */
    type: text(),
    amount: integer(),
    /** Of an area of a larger building: the building's first area, and the floor, 0 the ground floor (FNG p. 40). */
    buildingId: optional(reference('structures')),
    level: optional(integer()),
  },
  /** Ground vehicles and boats: where they are, and what the player says of them (FNG p. 7). */
  vehicles: {
    kind: text<VehicleKind>(),
    name: text(),
    side: text<GroupSide>(),
    sector: integer(),
    state: text<VehicleState>(),
    /** REP of the crew, by which it activates (FNG p. 17); null where nobody has said. */
    rep: optional(integer()),
    /** Defensive Value as the players agree: the book prints none; null where nobody has said. */
    dv: optional(integer()),
    /** Turn in which it acted last. */
    actedTurn: optional(integer()),
    /** What the player noted of it last, in his words. */
    words: text(),
  },
  /** What counts in the report: one row for each thing as it happens. */
  tallies: {
    /** Key of `mission.victory-points` or `after.support-vp`, or what the report form asks for: `kill`, `deed:...`. */
    event: text(),
    /** Whose doing; null for nobody's in particular. */
    figureId: optional(reference('figures')),
    /** Whom or what it was done to. */
    about: optional(anyId()),
    count: integer(),
    /** Points that no table gives. */
    points: integer(),
    turn: integer(),
    text: text(),
  },
} as const
