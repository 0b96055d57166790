/** The battle under way as the screen shows it, and the forms of its actions. No rule is decided from these. */

export type BattleSection =
  'turn' | 'move' | 'fight' | 'wounded' | 'contacts' | 'ground' | 'civilians' | 'support' | 'air' | 'end'

/** One thing that can be done, as the command search lists it. */
export interface BattleActionView {
  readonly name: string
  readonly title: string
  readonly section: BattleSection
  readonly page: number
  readonly words: readonly string[]
  /** Ids of the tables that it begins with: the table browser leads here from them. */
  readonly tables: readonly string[]
  /** Why it cannot be done now; null when it can. */
  readonly refused: string | null
  /** What would be left out if it were done now, in a sentence to ask about first; null for nothing. */
  readonly leaves: string | null
  /** The same of an action whose form asks something: it stands in the form, and nobody is asked twice. */
  readonly warns: string | null
  /** Whom it can be done for with nothing else to say; empty where it has to be asked. */
  readonly ways: readonly BattleWay[]
  /** How likely it is wanted for what is selected, 0 to 100. */
  readonly likely: number
}

/** An action with all that it asks: "B activates". */
export interface BattleWay {
  readonly title: string
  readonly values: FormValues
}

/** An act that follows from those before it, with its form filled as far as they said. */
export interface BattleFollow {
  /** Names it among those that follow at one time: it is left out by it. */
  readonly key: string
  readonly action: string
  /** "E2 1 returns fire at Ruiz". */
  readonly title: string
  /** '11", AK-47 and SKS'; null where there is nothing to add. */
  readonly detail: string | null
  readonly values: FormValues
  /** Whose act it is; null for what just happens. */
  readonly side: 'ours' | 'theirs' | null
  /** The field of its form that only the table can fill; null where nothing is wanting, and it can be played at once. */
  readonly wants: string | null
  /** Whose answer goes with it when it is left out. */
  readonly figures: readonly number[]
  /** It is an order still to be given to a PEF or a group, not the outcome of an act before. */
  readonly isTurn: boolean
}

export interface OptionView {
  readonly value: string
  readonly label: string
}

/** An id that may be picked, with the words for it. */
export interface PickView {
  readonly id: number
  readonly label: string
  /** "REP 4, M-16, Stunned". */
  readonly detail: string
  readonly side: 'ours' | 'theirs' | 'civilian' | null
}

export type FormValue = string | number | boolean | null | readonly number[] | readonly FormValues[]
export interface FormValues {
  // A type that names itself cannot be a record.
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
  readonly [name: string]: FormValue
}

interface FieldCommon {
  readonly name: string
  readonly label: string
  readonly help: string | null
  /** The part that whoever is named in it plays, in a word for his row: "fires"; what its label says where missing. */
  readonly part?: string
  /** It is seldom wanted: a button with these words brings it. */
  readonly seldom?: string
  /** What the table is known to show of it, in a word: it is told, and asked only of who says that it is otherwise. */
  readonly known?: string
  /** The field beside it that it hangs on: when that changes, its value is left to main again. */
  readonly about?: string
  /** What was entered in it holds, also where more is said of how somebody stands. */
  readonly holds?: true
}

/** One field of a form, with all that can be entered just now. Fields that are not asked are not sent. */
export type FieldView =
  | (FieldCommon & {
      readonly kind: 'pick'
      readonly optional: boolean
      /** What it is called when none is named. */
      readonly none?: string
      readonly among: readonly PickView[]
    })
  | (FieldCommon & {
      readonly kind: 'picks'
      readonly least: number
      readonly most: number
      readonly among: readonly PickView[]
    })
  | (FieldCommon & { readonly kind: 'choice'; readonly options: readonly OptionView[] })
  | (FieldCommon & { readonly kind: 'flag' })
  | (FieldCommon & {
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      readonly unit: string | null
    })
  | (FieldCommon & { readonly kind: 'text'; readonly most: number })
  | (FieldCommon & {
      readonly kind: 'rows'
      readonly least: number
      readonly most: number
      /** The fields of each line entered so far: what one asks may hang on what stands before it. */
      readonly lines: readonly (readonly FieldView[])[]
      /** What a line that is added begins with. */
      readonly fresh: FormValues
    })

/** The form of one action, as far as it has been filled. */
export interface BattleForm {
  readonly action: string
  readonly title: string
  readonly page: number
  /** For whose eyes alone it is: the screen is covered while the machine goes to him, and back. Null: for everybody. */
  readonly forEyes: string | null
  readonly fields: readonly FieldView[]
  /** Values of all fields that are asked: what was entered where it still fits, else what they begin with. */
  readonly values: FormValues
  /** What is still missing or cannot be, for the player; null when it can be played. */
  readonly problem: string | null
  /** What to ask once before it is played so; null where all is in order. */
  readonly asks: string | null
  /** What its first dice must show, and what follows, in a sentence or two; null where there is nothing to tell yet. */
  readonly tells: string | null
  /** What playing it does, in a word or three: "Fire five dice"; null for its title. */
  readonly button: string | null
}

/** Who stands how: `ok` as he should, `mind` something to remember, `hurt`, `lost` for this battle, `gone` off the table. */
export type Tone = 'ok' | 'mind' | 'hurt' | 'lost' | 'gone'

/** One figure as the lists show it. */
export interface BattleFigureView {
  readonly id: number
  /** The man of the platoon; null for everybody else. */
  readonly soldierId: number | null
  readonly name: string
  /** REP that tests are made against just now. */
  readonly rep: number
  /** REP that he lacks until the battle ends. */
  readonly repLoss: number
  readonly leader: boolean
  /** What he is in the group, where it matters: "RTO", "Medic". */
  readonly role: string | null
  readonly weapon: string
  /** "Duck Back". */
  readonly status: string
  readonly tone: Tone
  /** What else is true of him just now: "prone", "out of ammo". */
  readonly marks: readonly string[]
  /** Star Power dice left; null for all who have none. */
  readonly starDice: number | null
  /** Null for who stands nowhere: dead, below ground, off the table. */
  readonly posture: PostureView | null
}

export type Posture = 'open' | 'cover' | 'concealed' | 'both'

/** How a figure stands, or lies, on the table. */
export interface PostureView {
  /** Null: nobody has said since he moved. */
  readonly is: Posture | null
  readonly prone: boolean
  /** "in cover", "open, prone"; null where there is nothing to tell. */
  readonly words: string | null
  /** What he may do just now: go down, or get up. */
  readonly may: 'down' | 'up' | null
}

/** A group with those who are in it, also those who have left the table. */
export interface BattleGroupView {
  readonly id: number
  /** "A", "E1". */
  readonly name: string
  readonly side: 'ours' | 'theirs' | 'civilian'
  /** "Sgt Mercer, J."; for groups without a Leader what they are. */
  readonly title: string
  readonly sector: number | null
  /** REP that it activates on; null when nobody in it can act. */
  readonly rep: number | null
  /** Whether it may act, in a sentence. */
  readonly may: string
  readonly state: 'may' | 'acts' | 'acted' | 'waits' | 'out'
  /** Melted away: its figures are in a PEF. */
  readonly hidden: boolean
  readonly figures: readonly BattleFigureView[]
}

export interface BattleContactView {
  readonly id: number
  readonly number: number
  /** "PEF 2", "Marker 4". */
  readonly label: string
  readonly kind: 'pef' | 'marker'
  readonly sector: number
  readonly status: 'hidden' | 'resolved' | 'removed'
  /** What it was, once resolved. */
  readonly found: string | null
  readonly sealed: boolean
}

/** One line of a panel: "Smoke, sector 2" and "to turn 8". */
export interface BattleNote {
  readonly id: number
  readonly text: string
  readonly when: string
  readonly sector: number | null
}

/** What stands on the table beside men: the map has a sign for each. */
export type StructureKind =
  'building' | 'bunker' | 'position' | 'hooch' | 'tunnel' | 'trap' | 'spiderHole' | 'cache' | 'charge' | 'water'

export interface BattleStructureView extends BattleNote {
  readonly kind: StructureKind
  readonly state: 'standing' | 'burning' | 'destroyed' | 'cleared' | 'set'
  /** The same for all areas of one building. */
  readonly building: number
}

/** An aircraft over the table, on it, or lying there. */
export interface BattleCraftView {
  readonly id: number
  readonly name: string
  readonly kind: 'plane' | 'helicopter'
  readonly mode: 'flying' | 'hovering' | 'landed' | 'down'
  /** Where it hovers, has landed or lies; null in flight, and where nobody has said. */
  readonly sector: number | null
  /** "F-100 Hun, REP 4: over the table". */
  readonly label: string
}

/** A ground vehicle or a boat: what it does and what becomes of it the player says. */
export interface BattleVehicleView {
  readonly id: number
  readonly name: string
  readonly sign: VehicleSign
  readonly over: OverSign | null
  readonly side: 'ours' | 'theirs' | 'civilian'
  readonly sector: number
  readonly state: 'standing' | 'moving' | 'stuck' | 'damaged' | 'burning' | 'destroyed'
  readonly rep: number | null
  /** May it act now, has it acted this turn, is it past acting? */
  readonly turn: 'may' | 'acted' | 'waits' | 'out'
  /** "Damaged, DV 6. May act now" */
  readonly saying: string
  /** What the player noted of it last; empty for nothing. */
  readonly words: string
  /** Names of those in it. */
  readonly aboard: readonly string[]
  /** For whoever rests the pointer on its sign: "Tank, sector 2: damaged". */
  readonly label: string
}

/** How vehicles are drawn: on tracks, on wheels, afloat. */
export type VehicleSign = 'tracked' | 'wheeled' | 'boat'

/** What is drawn over a vehicle that does not stand whole. */
export type OverSign = 'struck' | 'crossed' | 'flames'

/** One objective of the mission, with what is left of it. */
export interface BattleTodo {
  /** "Look into sectors 3, 5 and 6"; once done what was done. */
  readonly text: string
  readonly state: 'open' | 'done' | 'failed'
}

export interface BattlePointsView {
  readonly items: readonly { readonly text: string; readonly count: number; readonly points: number }[]
  readonly total: number
}

/** The turn on top of the screen. */
export interface BattleTurnView {
  readonly number: number
  /** Turns that are played at least. */
  readonly length: number
  readonly ours: number | null
  readonly theirs: number | null
  readonly side: 'ours' | 'theirs' | null
  /** "We act first. Groups led by REP 4 or more." */
  readonly saying: string
  /** The action that goes on with the turn: the next side, the next turn, the end; null when there is none. */
  readonly goOn: string | null
  /** Who of the side that acts has yet to: "B and C have yet to act", "7 groups, 4 PEFs to act"; null for nobody. */
  readonly left: string | null
  /** Why nobody of the side that acts can: "Their PEFs are REP 1, below their die: nothing to do"; null where somebody could. */
  readonly idle: string | null
  /** The action that is due now, as far as the program can know it; null where the player decides. */
  readonly due: string | null
  /** "Morning, 3 turns left. Clear." */
  readonly conditions: string
}

/** How far two groups are from one another, or a group from a PEF, as it was said last and neither has moved since. */
export interface BattleDistanceView {
  /** Ids of groups and contacts. */
  readonly between: readonly [number, number]
  readonly inches: number
}

/** The battle as its screen shows it. */
export type BattleView =
  /** No mission is at its battle. */
  | { readonly status: 'none' }
  /** It can be tracked, but nobody has begun. */
  | {
      readonly status: 'ready'
      readonly title: string
      readonly date: string
      readonly men: number
      readonly markers: number
    }
  | {
      readonly status: 'fought' | 'ended'
      readonly title: string
      /** "Early September 1967, I Corps interior". */
      readonly date: string
      readonly turn: BattleTurnView
      readonly groups: readonly BattleGroupView[]
      readonly contacts: readonly BattleContactView[]
      /** The newest first. */
      readonly distances: readonly BattleDistanceView[]
      /** Sectors that have been looked at, where the mission asks for it. */
      readonly patrolled: readonly number[]
      readonly structures: readonly BattleStructureView[]
      readonly craft: readonly BattleCraftView[]
      readonly vehicles: readonly BattleVehicleView[]
      readonly calls: readonly BattleNote[]
      readonly lasting: readonly BattleNote[]
      readonly points: BattlePointsView
      readonly support: {
        readonly level: number
        /** Kinds that stand ready and have not been used, in words. */
        readonly ready: readonly string[]
        /** Who carries a radio and can use it. */
        readonly radios: readonly string[]
        /** Why nobody can call just now; null when somebody can. */
        readonly refused: string | null
      }
      /** What the mission asks for, and what is left of it. */
      readonly todo: readonly BattleTodo[]
      /** What must be seen to before it ends: turns left, wounded to be carried, support under way. */
      readonly before: readonly Pick<BattleNote, 'text' | 'when'>[]
      /** What follows from the acts so far, in the order in which it is played; nothing goes before it. */
      readonly follows: readonly BattleFollow[]
      readonly actions: readonly BattleActionView[]
    }

/** One path of the drawn ground. `area` is the piece of terrain itself, `halo` keeps a line off what lies below it. */
export interface MapPath {
  readonly d: string
  readonly role: 'area' | 'solid' | 'line' | 'halo'
  readonly width: number
  readonly dash: readonly [number, number] | null
}

/** What the map has signs for; a body of water is drawn as ground. */
export type MapSign = Exclude<StructureKind, 'water'> | BattleCraftView['kind'] | 'wreck' | VehicleSign | OverSign

/** The table of the mission, drawn: 600 by 360, sectors 200 by 180. */
export interface BattleMapView {
  readonly width: number
  readonly height: number
  readonly sectors: readonly {
    readonly number: number
    /** Key of the ground: `single-canopy-jungle`. */
    readonly ground: string
    /** "Single canopy jungle on a hill, 4 buildings". */
    readonly words: string
    readonly paths: readonly MapPath[]
    /** Its fields stand under water: dry paddies are drawn as dry land. */
    readonly flooded: boolean
    /** Where we stood at the start. */
    readonly start: boolean
    /**
     * How far to either side of its middle nothing is put down: there runs a river, or lies what is defended; 0 where
     * neither does.
     */
    readonly river: { readonly upDown: number; readonly leftRight: number }
  }[]
  /** What lies on the table before anybody has acted: the PEFs of the mission, or a Recon's markers. */
  readonly markers: readonly {
    readonly number: number
    readonly sector: number
    readonly kind: 'pef' | 'marker'
    /** It was seen to before the game began. */
    readonly resolved: boolean
  }[]
  readonly courses: readonly { readonly kind: 'river' | 'road'; readonly paths: readonly MapPath[] }[]
  /** Craters, which no water covers. */
  readonly craters: readonly MapPath[]
  /** What a Defense defends (FNG p. 99); null for other missions. */
  readonly defended: {
    readonly sector: number
    /** "bridge" */
    readonly words: string
    /** Where they stand on the map. */
    readonly word: { readonly x: number; readonly y: number }
    /** What is put down for it, under rivers and roads. */
    readonly below: readonly MapPath[]
    /** Its sign, over them. */
    readonly above: readonly MapPath[]
    /** Where the positions at the ends of a bridge stand. */
    readonly posts: readonly { readonly x: number; readonly y: number; readonly paths: readonly MapPath[] }[]
  } | null
  /** The buildings of the ground, each where it stands. */
  readonly huts: readonly {
    readonly sector: number
    readonly x: number
    readonly y: number
    readonly paths: readonly MapPath[]
  }[]
  /** How what is put on the table is drawn, each round the point 0, 0. */
  readonly signs: Readonly<Record<MapSign, readonly MapPath[]>>
}
