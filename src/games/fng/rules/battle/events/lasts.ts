import type { FngState } from '../../state.ts'
import { battleOf, type Lasting } from '../battle.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'

/** Events that last, by the names under which other chapters look for them. */
export type LastingEvent =
  | 'radioJammed'
  | 'lull'
  | 'boobyTrapDue'
  | 'spiderHoleDue'
  /** `amount` is the id of the group or PEF that must leave the table. */
  | 'withdrawal.group'
  | 'withdrawal.pef'
  /** Whoever a FAC has spotted in turn `since`: he directs artillery at them in the next (FNG p. 84). */
  | 'spottedFromAir'
  | 'noReinforcements.ours'
  | 'noReinforcements.theirs'
  /** Reinforcements of theirs that a lull keeps off: `amount` 2 is a roll with all dice, 1 with half of them. */
  | 'delayed.theirs'
  | 'newBarrel.ours'
  | 'newBarrel.theirs'
  /** REP +1 but for firing: of a Leader (`figureId`) or a PEF (`amount` is its number). */
  | 'decisive'
  /** The weather of one turn; `shower.` names what comes back after it. */
  | 'shower.clear'
  | 'shower.variable'
  | 'shower.inclement'
  | 'shower.terrible'

interface Span {
  /** First and last turn it counts in. */
  readonly since: number
  readonly until: number | null
  readonly figureId?: number
  readonly sector?: number
  readonly amount?: number
}

/** Notes an event that lasts. */
export function lasts(scene: Scene, name: LastingEvent, span: Span): void {
  addLasting(scene, { kind: 'event', name, ...span })
}

/** @returns the events of this name that count in the turn being played. */
export const eventsOf = (state: FngState, name: LastingEvent): Lasting[] =>
  state.lasting.filter((row) => row.kind === 'event' && row.name === name && row.since <= battleOf(state).turn)

/** @returns the first of them, if any. */
export const eventOf = (state: FngState, name: LastingEvent): Lasting | undefined => eventsOf(state, name)[0]

/** Is there a lull this turn: nobody charges, moves but into cover, or fires at whom he has not seen yet (FNG p. 71)? */
export const isLull = (state: FngState): boolean => eventOf(state, 'lull') !== undefined

/** Takes an event up: it is over then. @returns whether there was one. */
export function takeUp(scene: Scene, name: LastingEvent): boolean {
  const event = eventOf(scene.state, name)
  if (event) scene.remove('lasting', (row) => row.id === event.id)
  return event !== undefined
}

/** Has a FAC spotted somebody last turn, so that he directs artillery at them as an observer would (FNG p. 84)? */
export const isSpottedFromAir = (state: FngState): boolean => eventOf(state, 'spottedFromAir') !== undefined
