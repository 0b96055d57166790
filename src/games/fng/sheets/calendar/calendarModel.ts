/** Areas that are coloured in the same month, or in the same days. */
export interface CalendarColumn {
  readonly label: string
  /** Counting down. */
  readonly numbers: readonly number[]
}

/** How an area was coloured in: a mission strongly, a half-month without contact lightly. */
export type Colouring = 'mission' | 'quiet'

/** A man's calendar: as many areas as his tour has half-months, or as it has days left when it is nearly over. */
export interface CalendarMan {
  readonly name: string
  readonly count: number
  /** Areas with a higher number are done. */
  readonly toGo: number
  readonly unit: 'halfMonth' | 'day'
  /** What a line under the picture says of it: "26 half-months, home after late January 1968". */
  readonly span: string
  readonly columns: readonly CalendarColumn[]
  /** What its areas were coloured for, by number, of a tour to look back on. */
  readonly coloured?: ReadonlyMap<number, Colouring>
}

/** Short-timer calendars, a page for each man. */
export interface CalendarModel {
  readonly unit: string
  /** "USMC, I Corps, early September 1967" */
  readonly force: string
  readonly men: readonly CalendarMan[]
  readonly source: string
}
