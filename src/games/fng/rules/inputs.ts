import type { OwnTable } from '../../../main/engine/ownTables.ts'
import type { TablePatch } from '../../../main/engine/houseRules.ts'
import type { Values } from './battle/action.ts'
import type { ManCount, ManTick, ReportCount, ReportTick } from './reportFields.ts'
import type {
  Area,
  AttributesFor,
  Corps,
  Deed,
  Evacuation,
  Fate,
  FreeWorldList,
  Grade,
  Post,
  SoldierStatus,
  SupportType,
} from './state.ts'

/** The inputs of the steps, as plain types. The contract holds a schema for each, and `app` proves that it fits. */

export interface NewPlatoon {
  /** "2nd Platoon, Bravo Company". */
  readonly unit: string
  readonly list: FreeWorldList
  readonly corps: Corps
  /** 0 = early January 1967 .. 47 = late December 1968. */
  readonly startHalfMonth: number
  /** 4 only for a CIDG platoon (FNG p. 9). */
  readonly squads: 3 | 4
  readonly star: {
    /** Empty: drawn from the name list. */
    readonly firstName: string
    readonly lastName: string
    readonly squad: number
    readonly post: Post
    /** Two different attributes (FNG p. 5); none in a tour without Attributes. */
    readonly attributes: readonly string[]
    /** 5 where nothing is said, as the book suggests (FNG p. 3). */
    readonly rep?: number | undefined
    /** A full tour, or one that is rolled like every man's (FNG p. 53); where nothing is said, as the switch has it. */
    readonly tour?: 'full' | 'rolled' | undefined
  }
  readonly attributesFor: AttributesFor
  /** The player's own names instead of the list's; empty lists leave the program's. */
  readonly names: { readonly first: readonly string[]; readonly last: readonly string[] }
  /** Flak jackets where the list leaves them to the player (FNG pp. 9-10). */
  readonly flakJackets: boolean
  /** Weapons where the list offers two, by post; missing posts take the first named. */
  readonly weapons: Readonly<Partial<Record<Post, string>>>
}

export interface PaperMan {
  readonly firstName: string
  readonly lastName: string
  readonly squad: number
  readonly post: Post
  readonly rep: number
  readonly attributes: readonly string[]
  readonly weapon: string
  readonly derosHalfMonths: number
  readonly shortTimer: boolean
  readonly star: boolean
  readonly away: { readonly status: 'hospital' | 'rAndR'; readonly missions: number } | null
}

/** A campaign that has been run on paper so far. */
export interface PaperCampaign {
  readonly unit: string
  readonly list: FreeWorldList
  readonly corps: Corps
  readonly startHalfMonth: number
  readonly halfMonth: number
  readonly attributesFor: AttributesFor
  readonly extraContactDie: boolean
  readonly lastArea: Area | null
  readonly men: readonly PaperMan[]
  /** Slots that stand empty. */
  readonly openSlots: readonly { readonly squad: number; readonly post: Post; readonly weapon: string }[]
  /** What happened so far, in the player's words. */
  readonly history: string
}

export interface SoldierName {
  readonly soldierId: number
  readonly firstName: string
  readonly lastName: string
}

export interface OneSoldier {
  readonly soldierId: number
}

export interface MoveSoldier {
  readonly soldierId: number
  /** Where he goes; whoever stands there takes the place he leaves. */
  readonly billetId: number
}

export interface MoveUnit {
  readonly corps: Corps
}

/** The area, when the player names it instead of rolling. */
export interface AreaByHand {
  readonly area: Area | null
}

export interface Party {
  /** Squads that go; several only where the player wants a larger mission. */
  readonly squads: readonly number[]
  /** Men of those squads who stay behind. */
  readonly stayBehind: readonly number[]
}

/** What the report says of one man who went. Men not named came out fine. */
/** The numbers and ticks stand in `reportFields.ts`. */
export interface ManReport extends Readonly<Record<ManCount, number>>, Readonly<Record<ManTick, boolean>> {
  readonly soldierId: number
  readonly fate: Fate
  readonly evacuation: Evacuation
  readonly deed: Deed | null
  /** What another deed than the suggested was, after his name: "held the crossing alone". */
  readonly deedWords?: string | null | undefined
}

/** The numbers and ticks stand in `reportFields.ts`. */
export interface BattleReport extends Readonly<Record<ReportCount, number>>, Readonly<Record<ReportTick, boolean>> {
  /** Was at least one enemy figure placed on the table? */
  readonly contacted: boolean
  readonly men: readonly ManReport[]
  /** Defense: completed, failed, or neither. */
  readonly task: 'completed' | 'failed' | 'neither'
  readonly onDemand: readonly SupportType[]
  readonly readyUnused: readonly SupportType[]
  /** Points of chapters that are played at the table only: tunnels, prisoners freed. */
  readonly otherPoints: readonly { readonly points: number; readonly reason: string }[]
  readonly notes: string
}

export interface PointsByHand {
  readonly points: number
  readonly reason: string
}

export interface NextStar {
  readonly soldierId: number
  /** Attributes he chooses on top of those he has, up to two in all. */
  readonly attributes: readonly string[]
}

export interface SeatedPlayer {
  /** The player whose Star is gone, or whose name is changed; null for a friend who sits down. */
  readonly player: number | null
  readonly name: string
  readonly soldierId: number
  /** Attributes his Star chooses: two at the start of a tour, later on top of his own up to two. */
  readonly attributes: readonly string[]
}

export interface LeavingPlayer {
  readonly player: number
}

export interface WrittenSecret {
  readonly player: number
  /** The note that is changed; null for a new one. */
  readonly secret: number | null
  /** Empty takes the note away. */
  readonly text: string
}

export interface OneSecret {
  readonly secret: number
}

/** Where something of the story belongs; nobody and no mission: the half-month as such. */
export interface StoryPlace {
  readonly soldierId: number | null
  readonly missionId: number | null
  /** null: the present one. What is about a mission stands in the mission's. */
  readonly halfMonth: number | null
}

export interface WrittenNote extends StoryPlace {
  /** The note that is changed, which stays where it stands; null for a new one. */
  readonly note: number | null
  /** Empty takes the note away. */
  readonly text: string
}

/** What is printed together; the rules keep it as it is. */
export interface PrintSetupContent {
  readonly sheets: readonly { readonly sheet: string }[]
  readonly paper: string
  readonly accent: string | null
  readonly together: boolean
}

export interface NamedPrintSetup {
  /** The set-up that is changed or renamed; null for a new one. */
  readonly setup: number | null
  readonly name: string
  readonly content: PrintSetupContent
}

export interface PlacedPicture extends StoryPlace {
  /** SHA-256 of the picture's bytes, which stand in the file. */
  readonly hash: string
  /** Is it the man's portrait? */
  readonly portrait: boolean
  readonly caption: string
}

export interface OnePicture {
  readonly pictureId: number
}

export interface Caption extends OnePicture {
  readonly caption: string
}

/** What is put right of a man by hand; what is not named stays. */
export interface SoldierChanges {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly rank?: string | undefined
  readonly grade?: Grade | undefined
  readonly rep?: number | undefined
  /** The highest REP he has held. */
  readonly bestRep?: number | undefined
  readonly derosHalfMonths?: number | undefined
  readonly shortTimer?: boolean | undefined
  readonly status?: SoldierStatus | undefined
  /** Missions he still misses; only of a man in hospital or on R&R. */
  readonly awayMissions?: number | undefined
  /** All that he has from now on. */
  readonly attributes?: readonly string[] | undefined
  /** The open place that a man who had left comes back to. */
  readonly billetId?: number | undefined
}

export interface CorrectSoldier {
  readonly soldierId: number
  /** Why, in the player's words: it is kept in the journal. */
  readonly reason: string
  readonly changes: SoldierChanges
}

/** What is put right of a place in the platoon by hand; what is not named stays. */
export interface BilletChanges {
  readonly post?: Post | undefined
  readonly weapon?: string | undefined
  readonly sidearm?: string | null | undefined
}

export interface CorrectBillet {
  readonly billetId: number
  readonly reason: string
  readonly changes: BilletChanges
}

/** A roll on one table alone, with all that it asks. */
export interface RolledAlone {
  readonly table: string
  /** The man whose roll it is; null for nobody in particular. */
  readonly soldierId: number | null
  /** The numbers that the table names: `{ REP: 4 }`. */
  readonly numbers: Readonly<Record<string, number>>
  /** The circumstances that hold; a number counts one that holds several times. */
  readonly when: Readonly<Record<string, boolean | number>>
  /** What it is for, in the player's words. */
  readonly words: string
}

/** One action of a battle, with its filled form: `battle/action.ts` says what each takes. */
export interface BattleAction {
  readonly action: string
  readonly values: Values
}

/** House rules of one table: all that it has from then on. */
export interface HouseTable extends TablePatch {
  /** Id of the table. */
  readonly table: string
}

export interface OneTable {
  readonly table: string
}

/** A switch, put where the player wants it. */
export interface ChosenSwitch {
  readonly name: string
  readonly value: string
}

/** A whole set of house rules: what it does not name is by the book. */
export interface HouseRules {
  readonly tables: readonly HouseTable[]
  readonly switches: readonly ChosenSwitch[]
}

/** Names of the player's own for one list; a half that is empty is the program's own. */
export interface NameListInput {
  readonly list: string
  readonly first: readonly string[]
  readonly last: readonly string[]
}

/** What a player has shared, part by part; a part that is left out, or names nothing, leaves the campaign as it is. */
export interface Pack {
  readonly title: string
  /** A half that is left out stays as it is. */
  readonly names?:
    | readonly {
        readonly list: string
        readonly first?: readonly string[] | undefined
        readonly last?: readonly string[] | undefined
      }[]
    | undefined
  readonly tables?: readonly HouseTable[] | undefined
  readonly switches?: readonly ChosenSwitch[] | undefined
  readonly ownTables?: readonly OwnTable[] | undefined
}
