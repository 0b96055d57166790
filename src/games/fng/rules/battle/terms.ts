/** What a battle tells apart, in closed sets. */

export type Side = 'ours' | 'theirs'
/** Civilians belong to no side and act at the end of a turn (FNG p. 55). */
export type GroupSide = Side | 'civilian'

/**
 * How a figure is (FNG p. 24). `left` is off the table, and `leftHow` says why. Best to worst, as far as one test can
 * bring it: carryOn, duckBack, retired.
 */
export type FigureStatus =
  'carryOn' | 'duckBack' | 'retired' | 'stunned' | 'outOfTheFight' | 'obviouslyDead' | 'captured' | 'left'

/** Why a figure is off the table: walked off, brought off wounded, its own end of nerve, missing, cheated death, lifted out. */
export type LeftHow = 'walked' | 'evacuated' | 'ran' | 'missing' | 'cheatedDeath' | 'lifted'

/** How a figure stands towards whoever might fire at it: `both` is cover and concealment. */
export type Posture = 'open' | 'cover' | 'concealed' | 'both'

/** What a figure is in its group, as far as the battle asks. */
export type FigureRole =
  | 'leader'
  | 'rifleman'
  | 'gunner'
  | 'loader'
  | 'grenadier'
  | 'rpg'
  | 'rto'
  | 'medic'
  | 'observer'
  | 'translator'
  | 'aircrew'
  | 'civilian'
  | 'other'

/** What takes one full turn of uninterrupted activation (FNG pp. 17, 39, 43), and reloading (p. 30). */
export type Busy =
  | 'reload'
  | 'reloadSidearm'
  | 'firstAid'
  | 'setUp'
  | 'disarm'
  | 'placeTrap'
  | 'lightFire'
  | 'search'
  | 'clearMines'
  | 'clearStakes'
  | 'clearWire'

/** High, normal or low: what the Activity test at First Contact set for the rest of the battle (FNG p. 68). */
export type Activity = 'high' | 'normal' | 'low'

export type ContactStatus = 'hidden' | 'resolved' | 'removed'

/** Smoke, fires and all else that lasts some turns or until something ends it. */
export type LastingKind =
  | 'smoke'
  | 'fire'
  | 'flare'
  /** `figureId` uses his flashlight this turn, and is seen by it (FNG p. 6). */
  | 'beam'
  /** The radio of `figureId` has failed this turn (FNG p. 72). */
  | 'radioFailed'
  /** A kind of support that cannot be asked for any more: `name` is its key. */
  | 'supportClosed'
  /** A kind of Ready Support that has been used: `name` is its key. */
  | 'readyUsed'
  /** A random event or result that lasts: `name` is its key. */
  | 'event'
  /** A target registered for artillery (FNG p. 76). */
  | 'registeredTarget'
  /** A round of indirect fire that has landed, and whose circle is to be looked at; `name` says where. */
  | 'round'
  /** A timed charge, `structureId`, that goes off in turn `until`. */
  | 'charge'
  /** The knife that `figureId` has thrown lies on the table (FNG p. 5). */
  | 'blade'
  /** A Looter, `figureId`, is held up by a place, `structureId`, or a body, `amount` its id, to the end of turn `until`. */
  | 'looting'
  /** The same once it is over: it does not hold him again. */
  | 'looted'
  /** A booby trap, `structureId`, is going off under `figureId`. */
  | 'trap'
  /** What a civilian has said of booby traps: all of them (`amount` 1, while `figureId` goes along), or the next one. */
  | 'toldOfTraps'
  /** `figureId` is in a tunnel since that turn, for at least `amount` turns; `until`: looking for loot, comes up then. */
  | 'below'
  /** `figureId` is hurt below: Out of the Fight once he is up. */
  | 'hurtBelow'
  /** `figureId` lies in a tunnel since that turn; `amount` is the Impact of what struck him. */
  | 'lyingBelow'
  /** `figureId` gets to him who lies below, `amount` his id, at the end of turn `until`. */
  | 'rescue'
  /** `figureId` brings him up, `amount` his id, at the end of turn `until`. */
  | 'bringsUp'
  /** A spider hole, `structureId`, beside the group of `figureId`: nobody has seen it yet. */
  | 'spiderHole'
  /** Depth of a body of water, `structureId`, at one spot. */
  | 'depth'
  /** `figureId` swims; `amount` 1 has had slight trouble; he drowns at the end of turn `until`. */
  | 'swimmer'
  /** Troops led by `figureId` do as their advisor says for the rest of the battle. */
  | 'understood'
  | Ordnance

/**
 * What an aircraft has let go, and whose area is to be looked at: `name` says where it fell. Napalm stays while it burns;
 * its `amount` is the turn in which somebody last said who is in it.
 */
export type Ordnance = 'bomb250' | 'bomb500' | 'bomb750' | 'bombWp' | 'napalm' | 'rocket' | 'wpRocket' | 'heliRocket'

/** What was called for (FNG pp. 73-97). */
export type CallKind =
  'mortars' | 'artillery' | 'airStrike' | 'spooky' | 'fac' | 'gunship' | 'medevac' | 'transport' | 'reinforcements'

/** `underWay` comes at turn `arrives`; `waiting` loiters off the table; `here` is over or on the table; the rest is over. */
export type CallStatus = 'underWay' | 'waiting' | 'here' | 'done' | 'lost'

/** How an aircraft stands to the table (FNG pp. 81, 85). */
export type CraftMode = 'off' | 'flying' | 'hovering' | 'landed' | 'gone' | 'down'

/**
 * `charge`: he tries to charge; `humanWave`: the same with an automatic success; `grenade`: he readies and throws one;
 * `harass`: one die less if he must take Charge into Melee (FNG p. 69).
 */
export type Orders = 'charge' | 'humanWave' | 'grenade' | 'harass'

export type StructureKind =
  'building' | 'bunker' | 'position' | 'hooch' | 'tunnel' | 'trap' | 'spiderHole' | 'cache' | 'charge' | 'water'

/** What drives or floats on the table beside men; the book leaves its rules to another one (FNG p. 7). */
export type VehicleKind = 'tank' | 'apc' | 'truck' | 'jeep' | 'boat' | 'sampan' | 'other'

/** How it stands, as the player says; `gone` has left the table. */
export type VehicleState = 'standing' | 'moving' | 'stuck' | 'damaged' | 'burning' | 'destroyed' | 'gone'

/** What a civilian is about: first what his roll at the start says, then what others or shooting make of it (FNG pp. 55-56). */
export type Doing =
  'meets' | 'field' | 'building' | 'idle' | 'works' | 'leaves' | 'runs' | 'moves' | 'prone' | 'frozen' | 'stays' | 'led'

/** One of the two loads that some aircraft come in. */
export type AircraftLoad = 'a' | 'b'
