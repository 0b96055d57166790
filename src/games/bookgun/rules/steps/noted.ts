import { gameOf, hasLeader } from '../game.ts'
import type { Noted } from '../inputs.ts'
import { walks } from '../movement/mobilities.ts'
import type { BookgunState, Troop } from '../state.ts'
import { mustTryToRally } from '../turn/rallying.ts'

type WhyNot = (troop: Troop, state: BookgunState) => string | null

/** What cannot be noted of every unit, with why it cannot. */
const impossible: Readonly<Partial<Record<Noted, WhyNot>>> = {
  rallied: ({ name, spirit }) => (spirit === 'fit' ? `${name} is neither shaken nor routed.` : null),
  reloadOff: ({ name, reload }) => (reload === 0 ? `${name} has no reload marker.` : null),
  healed: ({ name, wounded }) => (wounded === 0 ? `${name} has nobody wounded.` : null),
  leaderLost: (troop) => (hasLeader(troop) ? null : `${troop.name} has no leader.`),
  leaderBack: (troop) => (hasLeader(troop) ? `${troop.name} has a leader.` : null),
  prone(troop) {
    if (troop.mounted || troop.carrierId !== null) return `${troop.name} rides.`
    if (!walks(troop.mobility) && troop.mobility !== 'gun') return 'Only men go prone.'
    return troop.prone ? `${troop.name} is prone.` : null
  },
  stands: ({ name, prone }) => (prone ? null : `${name} is not prone.`),
  jumpsOff: ({ name, carrierId }) => (carrierId === null ? `${name} rides in or on nothing.` : null),
  charged: (troop, state) =>
    gameOf(state).phase === 'movement' && troop.spirit === 'shaken' && !troop.acted && mustTryToRally(state, troop)
      ? null
      : `${troop.name} has no attempt to rally before it.`,
}

/** @returns why something cannot be noted of a unit as it stands; null where it can. */
export const whyNotNoted = (state: BookgunState, troop: Troop, what: Noted): string | null =>
  impossible[what]?.(troop, state) ?? null

/** @returns what cannot be noted of it now, so that nobody is asked for it. */
export const notNoted = (state: BookgunState, troop: Troop): readonly Noted[] =>
  (Object.keys(impossible) as Noted[]).filter((what) => whyNotNoted(state, troop, what) !== null)
