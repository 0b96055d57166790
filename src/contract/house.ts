/** House rules as the screens show them: what a campaign plays otherwise than the book. */

export interface SwitchView {
  readonly name: string
  readonly title: string
  readonly about: string
  /** Printed page that leaves it open or offers it. */
  readonly page: number
  readonly kind: 'ruling' | 'optional'
  /** The first is how the program plays when nothing is said. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  /** Why it cannot be put just now, in a sentence; null when it can. */
  readonly closed: string | null
}

/** One thing that is played otherwise than in the book. */
export interface HouseDifference {
  /** The table it is about; null of a switch. */
  readonly table: string | null
  /** The switch it is about; null of a table. */
  readonly switch: string | null
  readonly title: string
  readonly page: number | null
  /** "Row 2, score"; empty of a switch. */
  readonly what: string
  readonly book: string
  readonly house: string
}

/** A list of names for new men, with the player's own for it. */
export interface NameListView {
  readonly list: string
  readonly title: string
  /** The player's own; a half that is empty is the program's. */
  readonly first: readonly string[]
  readonly last: readonly string[]
  /** How many the program has. */
  readonly book: { readonly first: number; readonly last: number }
}

export interface HouseView {
  /** Empty where the game names nobody. */
  readonly names: readonly NameListView[]
  readonly switches: readonly SwitchView[]
  /** Tables with house rules, and how much differs in each. */
  readonly tables: readonly { readonly id: string; readonly differences: number }[]
  readonly differences: readonly HouseDifference[]
}

/** One thing of a row or modifier that can be played otherwise. All values are text, read by `kind`. */
export interface HouseField {
  /** `bound`: a number, "less" or "more". `choice`: one of `options`. */
  readonly kind: 'bound' | 'number' | 'choice' | 'text'
  /** Where it stands in a row of a house table: `['gives', 'turns']`. */
  readonly path: readonly [string] | readonly [string, string]
  readonly label: string
  /** Of a bound: the number of the situation it is counted from. */
  readonly of: string | null
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** In the book. */
  readonly book: string
  /** What it is when nothing is said of it: the book's, or that of another result that the row has been given. */
  readonly base: string
  readonly house: string
}

export interface HouseRowView {
  /** Its place in the table, from 0. */
  readonly position: number
  readonly name: string
  readonly fields: readonly HouseField[]
  readonly changed: boolean
}

export interface HouseModifierView {
  readonly position: number
  readonly name: string
  readonly unit: string
  readonly book: number
  readonly house: number
  /** False where it is no number that is added. */
  readonly open: boolean
}

/** One table, book and house side by side. */
export interface HouseTableView {
  readonly id: string
  readonly title: string
  readonly page: number | null
  readonly dice: string
  readonly rows: readonly HouseRowView[]
  readonly modifiers: readonly HouseModifierView[]
  readonly changed: boolean
}

/** One reading of the book where it is unclear. */
export interface RulingView {
  readonly id: string
  readonly page: number
  readonly text: string
  /** The switch by which a campaign may read it otherwise. */
  readonly switch: string | null
}

export interface RulingChapter {
  readonly id: string
  readonly title: string
  readonly rulings: readonly RulingView[]
}
