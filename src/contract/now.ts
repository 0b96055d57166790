import type { OverviewView } from './campaign.ts'
import type { StepName } from './gameProcedures.ts'
import type { InputOf, ProcedureName } from './procedures.ts'

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

/** Procedures with a field of this name, besides the steps: all of those have it. One that takes nothing has none. */
type With<Field extends string> = Exclude<
  {
    [P in ProcedureName]: string extends keyof InputOf<P> ? never : Field extends keyof InputOf<P> ? P : never
  }[ProcedureName],
  StepName
>

/** Besides the steps: what changes a tour at once. The windows hold no schemas to ask; the compiler keeps the list. */
const others: Readonly<Record<With<'shown'>, true>> = {
  'pending.answer': true,
  'pending.takeBack': true,
  'pending.cancel': true,
  'turn.rest': true,
  'slip.play': true,
  'journal.undo': true,
  'journal.redo': true,
  'journal.goTo': true,
}

/** What goes back into the journal carries an `input` as well, of an entry that is there. */
const amending: Readonly<Record<With<'input'>, true>> = { 'journal.preview': true, 'journal.amend': true }

/**
 * @param input its fields.
 * @returns whether a procedure changes a tour, and tells with its reply how it stands then: those that take `shown`.
 */
export const tellsOfTour = (procedure: string, input: object): boolean =>
  Object.hasOwn(others, procedure) || ('input' in input && !Object.hasOwn(amending, procedure))
