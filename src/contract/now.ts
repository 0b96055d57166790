import type { OverviewView } from './campaign.ts'

/** A view with a stamp that changes whenever it does. */
export interface Stamped {
  readonly stamp: string
  /** Null where the view with this stamp is shown already. */
  readonly view: unknown
}

/** All that every page shows of a campaign, as it stands after a change. */
export interface CampaignNow {
  readonly campaign: string
  /** How many changes the program had told of by then. */
  readonly change: number
  /** The player for whom it was put together. */
  readonly holder: number | null
  readonly overview: OverviewView
  /** What its game says is shown (`GameContract.shown`), as far as there is anything yet: by the names of the procedures. */
  readonly views: Readonly<Record<string, Stamped>>
}

/** Besides the steps: what changes a tour at once. */
const others = [
  'pending.answer',
  'pending.takeBack',
  'turn.rest',
  'slip.play',
  'journal.undo',
  'journal.redo',
  'journal.goTo',
]

/** What goes back into the journal carries an `input` as well, of an entry that is there. */
const amending = ['journal.preview', 'journal.amend']

/**
 * @param input its fields.
 * @returns whether a procedure changes a tour, and tells with its reply how it stands then: those that take `shown`.
 */
export const tellsOfTour = (procedure: string, input: object): boolean =>
  others.includes(procedure) || ('input' in input && !amending.includes(procedure))
