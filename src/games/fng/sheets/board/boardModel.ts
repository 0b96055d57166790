/** A time in hospital or on R&R. */
interface Stay {
  readonly from: number
  readonly to: number
}

/** One man in one billet. Places in time are edges between half-months, as on the screen's board. */
export interface BoardMan {
  readonly kind: 'man'
  readonly from: number
  /** Where he left the billet, or today. */
  readonly to: number
  /** Where he goes home from it; null once he has left it. */
  readonly home: number | null
  /** "Pfc Able"; of who stands here today the row says it. */
  readonly label: string
  /** Months left: "4.5"; empty for one who has left. */
  readonly months: string
  readonly tenth: number | null
  readonly away: readonly Stay[]
  readonly end: 'here' | 'moved' | 'gone' | 'lost'
}

/** Nobody stood here. */
export interface BoardGap {
  readonly kind: 'open'
  readonly from: number
  readonly to: number
}

/** Who stands in a billet today: his name has a cell of its own, for his bar may be too short for it. */
export interface BoardHolder {
  readonly rep: number
  /** "Pfc Able". */
  readonly label: string
  readonly star: boolean
}

export interface BoardRow {
  readonly line: number
  /** Null for nobody. */
  readonly holder: BoardHolder | null
  readonly post: string
  readonly bars: readonly (BoardMan | BoardGap)[]
}

/** Who goes home at the end of one half-month. */
export interface Leaving {
  /** "late Jan 68". */
  readonly date: string
  readonly men: readonly {
    readonly name: string
    /** "Rifleman, 2nd squad". */
    readonly where: string
    readonly rep: number
    readonly star: boolean
    /** Months left. */
    readonly months: string
  }[]
}

/** A list under a heading: "Go home", with its men. */
export interface DueList {
  readonly title: string
  readonly items: readonly { readonly what: string; readonly note: string }[]
}

/** What comes by itself at the end of a half-month. */
export interface DueBlock {
  /** "End of late September 1967". */
  readonly title: string
  /** None where nothing comes. */
  readonly lists: readonly DueList[]
}

/** The DEROS board on paper. */
export interface BoardModel {
  readonly unit: string
  readonly force: string
  readonly from: number
  readonly to: number
  /** Null on a blank board. */
  readonly today: number | null
  readonly months: readonly {
    readonly from: number
    readonly to: number
    readonly name: string
    readonly rainy: boolean
  }[]
  readonly groups: readonly { readonly title: string; readonly rows: readonly BoardRow[] }[]
  /** A figure for each half-month. */
  readonly totals: readonly { readonly label: string; readonly figures: readonly number[] }[]
  readonly leaving: readonly Leaving[]
  readonly due: readonly DueBlock[]
  readonly open: DueList
  readonly source: string
}
