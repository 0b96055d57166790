import type { PlayersView } from '../games/fng/contract/players.ts'
import type { OverviewView } from './campaign.ts'
import type { RosterView } from '../games/fng/contract/roster.ts'
import type { TurnView } from '../games/fng/contract/turn.ts'

/** A view with a stamp that changes whenever it does. */
export interface Stamped<V> {
  readonly stamp: string
  /** Null where the view with this stamp is shown already. */
  readonly view: V | null
}

/** All that every page shows of a campaign, as it stands after a change. */
export interface CampaignNow {
  readonly campaign: string
  /** How many changes the program had told of by then. */
  readonly change: number
  readonly overview: OverviewView
  /** Null of a file that cannot be read. */
  readonly turn: TurnView | null
  /** Null before the tour has begun. */
  readonly roster: Stamped<RosterView> | null
  readonly players: Stamped<PlayersView> | null
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
