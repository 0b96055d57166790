import type { Rules } from '../../../../main/engine/system.ts'
import { bookRules } from '../../../../main/engine/system.ts'
import type { Asked } from '../../../../main/sheets/glance/paper.ts'
import { platoonsOf } from '../../rules/forces.ts'
import { ranksAreSealed } from '../../rules/kept.ts'
import type { Force, SnoopinState, Turn } from '../../rules/state.ts'

/** A campaign in one of its turns, or nobody's: then targets are in general words. */
export interface Moment {
  readonly rules: Rules
  readonly now: {
    readonly state: SnoopinState
    readonly turn: Turn
    readonly platoons: readonly Force[]
    /** Ranks are kept from the other side: nothing may be said that tells of them. */
    readonly sealed: boolean
  } | null
}

export type Ask = (moment: Moment) => Asked

/** Nobody plays this game by tables of his own. */
export const nobody: Moment = { rules: bookRules, now: null }

export const momentOf = (state: SnoopinState, turn: Turn): Moment => ({
  rules: bookRules,
  now: { state, turn, platoons: platoonsOf(state), sealed: ranksAreSealed(state) },
})

/** @returns the die that all of these units have; null where they differ, or there are none. */
function oneDie(units: readonly { readonly troopQuality: number }[]): number | null {
  const dice = [...new Set(units.map(({ troopQuality }) => troopQuality))]
  return dice.length === 1 ? dice[0]! : null
}

/** @returns "2d8" where all teams have one Troop Quality, else "2 TQ". */
export function qualityDice({ now }: Moment, count: number): string {
  const die = now === null ? null : oneDie(now.state.teams)
  return die === null ? `${count} TQ` : `${count}d${die}`
}
