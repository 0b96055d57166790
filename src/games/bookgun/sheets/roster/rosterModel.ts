import type { AskedByHand } from '../../../../main/sheets/furniture.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import type { Part } from '../../rules/organisation/shape.ts'
import type { Force } from '../../rules/state.ts'

/** A figure or vehicle of a roster. */
export interface RosterFigure {
  readonly kind: 'man' | 'vehicle'
  readonly label: string
  readonly leads: boolean
  readonly out: boolean
  /** A place of the organisation that nobody has taken. */
  readonly open: boolean
}

/** A unit, figure by figure. */
export interface RosterUnit {
  /** What it is; of a campaign its own name. */
  readonly name: string
  /** Null for one that is written in by hand. */
  readonly leader: string | null
  /** Has it somebody who leads? Where not, nobody's name is asked for. */
  readonly led: boolean
  readonly figures: readonly RosterFigure[]
  /** What the figures carry as rounds, what may be chosen; empty where there is nothing. */
  readonly note: string
}

/** Units that belong together. */
export interface RosterGroup {
  readonly title: string
  readonly note: string
  readonly units: readonly RosterUnit[]
}

/** The roster of one side. */
export interface RosterModel {
  readonly title: string
  readonly whose: string
  readonly when: string
  /** As of when it is the roster, and that it shows nothing of a game under way; empty on a blank one. */
  readonly asOf: string
  /** What a blank one asks for in its head. */
  readonly asked?: AskedByHand
  readonly force: Force
  readonly groups: readonly RosterGroup[]
}

/** @returns what the figures of a part carry as rounds, and what they may carry while nothing has been chosen. */
export const noteOfPart = ({ rounds, options }: Part, chosen: boolean): string =>
  [
    rounds === undefined ? '' : `${capital(rounds)} as rounds`,
    options === undefined || chosen
      ? ''
      : options.map(({ weapon, when }) => (when === undefined ? weapon : `${weapon} (${when})`)).join(' or '),
  ]
    .filter((words) => words !== '')
    .join('; ')
