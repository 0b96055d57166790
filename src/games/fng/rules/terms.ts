import type { TurnPhase } from './flow.ts'

/** What a campaign tells apart, in closed sets: the words of its state, its tables and its steps. */

/** The nine army lists (FNG p. 7); a tour is played with one of the first six. */
export type FreeWorldList = 'us-army-infantry' | 'usmc' | 'sf-cidg' | 'anzac' | 'arvn-pre-1968' | 'arvn-post-1968'
export type CommunistList = 'nva' | 'mfvc' | 'lvc'
export type ArmyListId = FreeWorldList | CommunistList

export type Corps = 'i' | 'ii' | 'iii' | 'iv'
export type Area = 'dmz' | 'coastal' | 'interior' | 'highlands' | 'free-fire-zone' | 'swamp'
export type MissionType = 'ambush' | 'defense' | 'fight' | 'patrol' | 'recon'
export type DefenseTask = 'radioRelay' | 'resupplySite' | 'waterParty' | 'wounded' | 'checkPoint' | 'bridge'
export type PoliticalStatus = 'pacified' | 'contested' | 'proCommunist'
export type Weather = 'clear' | 'variable' | 'inclement' | 'terrible'
export type DayPart = 'night' | 'preDawn' | 'morning' | 'afternoon' | 'evening'
export type EnemyType = 'lvc' | 'mfvc' | 'nva'
export type MissionResult = 'good' | 'normal' | 'bad' | 'disastrous'

/**
 * Where the campaign turn stands: the next phase to be done, in the order of the book (FNG p. 57, pp. 102-105).
 * `start` is a tour without a platoon, `starLost` waits for the player's word on how it goes on, `over` is the end.
 */
export type Phase = 'start' | TurnPhase | 'starLost' | 'over'

/** Whom Attributes are rolled for (FNG p. 13); using them at all is optional (p. 5). */
export type AttributesFor = 'starSquad' | 'everyone' | 'nobody'

/** What a man is in his unit. The first two are the posts of the HQ that p. 105 fills, `squadLeader` and `jrNco` those of a squad. */
export type Post =
  | 'platoonLeader'
  | 'platoonSergeant'
  | 'squadLeader'
  | 'jrNco'
  | 'lmgGunner'
  | 'lmgAssistant'
  | 'grenadier'
  | 'autoRifleman'
  | 'smgGunner'
  | 'rifleman'
  | 'rto'
  | 'runner'
  | 'medic'
  | 'translator'
  | 'lldbLieutenant'
  | 'forwardObserver'
  | 'foRto'
  | 'advisor'
  | 'advisorRto'
  | 'politicalOfficer'
  | 'guide'

export type Grade = 'officer' | 'nco' | 'jrNco' | 'enlisted'

/** Where a man is. The last five have left the platoon for good; `sentHome` covers death of wounds, which p. 40 does not tell apart. */
export type SoldierStatus = 'present' | 'hospital' | 'rAndR' | 'dead' | 'missing' | 'sentHome' | 'wentHome' | 'relieved'

/** How a man came out of a battle (FNG pp. 38-40, p. 104). */
export type Fate = 'fine' | 'retired' | 'outOfTheFight' | 'obviouslyDead' | 'missing' | 'captured'
/** How a wounded man was brought off (FNG p. 40). */
export type Evacuation = 'none' | 'foot' | 'medevac'

/** The deeds that the book suggests for a medal roll, and any other that the player finds worthy of one (FNG p. 103). */
export type Deed =
  'broughtInWounded' | 'twoInMelee' | 'fourSingleHanded' | 'capturedUnwounded' | 'destroyedBunker' | 'other'

/** The four kinds of support (FNG p. 73). */
export type SupportType = 'artillery' | 'tacticalAir' | 'helicopters' | 'reinforcements'

/** Results of earlier missions that still wait to act (FNG pp. 102-103). */
export type EffectKind =
  | 'medalDie'
  | 'noMedals'
  | 'nextReplacementBetter'
  | 'replacementDie'
  | 'cakeWalk'
  | 'standDown'
  | 'replacementsRep3'
  | 'noReplacements'
  | 'noRepIncrease'
  | 'leaderDelayed'
  /** Squad leaders relieved this turn, whose followers are generated and not promoted (FNG p. 103). */
  | 'newLeaders'
  /** REP of the platoon leader who went home this turn: it still counts for this turn's replacements (ruling to FNG p. 105). */
  | 'outgoingLeader'
  | 'newPlatoon'

/** What can lie on a sector besides its plain ground. */
export type Under = 'hill' | 'marsh'
export type Over = 'road' | 'craters' | 'termite-mounds'
