import { switchOf } from '../house/switches.ts'
import { billetsInOrder, billetWithPost, holderOf, rosterOf } from '../people.ts'
import type { FngState, Post, Soldier } from '../state.ts'
import { effectsOf } from './effects.ts'

/** Is he no casualty at this moment? A man on R&R counts as present, one in hospital does not (ruling to FNG p. 105). */
export const counts = (man: Soldier): boolean => man.status === 'present' || man.status === 'rAndR'

/**
 * The REP that replacement rolls are made against (FNG p. 104): of the platoon leader; if he is a casualty, of the
 * platoon sergeant, in a unit without one of the best squad leader; else the highest REP left in the unit. A platoon
 * leader who went home at his DEROS this turn still counts (ruling to p. 105).
 * @returns 0 when nobody is left at all: then nobody asks for men either.
 */
export function replacementRep(state: FngState): { readonly rep: number; readonly whose: string } {
  const leader = repOfPost(state, 'platoonLeader') ?? effectsOf(state, 'outgoingLeader')[0]?.amount ?? null
  if (leader !== null) return { rep: leader, whose: 'the platoon leader' }
  const sergeant = billetWithPost(state, 'platoonSergeant') === null ? 'squadLeader' : 'platoonSergeant'
  const second = repOfPost(state, sergeant)
  if (second !== null) return { rep: second, whose: secondNames[sergeant] }
  return { rep: best(rosterOf(state).filter(counts)) ?? 0, whose: 'the best man left' }
}

/** A platoon leader on R&R counts all the same, unless a switch says that the next man stands in (ruling to p. 105). */
const isOnLeave = (state: FngState, man: Soldier): boolean =>
  man.status === 'rAndR' && switchOf(state, 'leaderOnLeave') === 'away'

const secondNames = { platoonSergeant: 'the platoon sergeant', squadLeader: 'the best squad leader' } as const

/** @returns the best REP among the holders of a post who are no casualties; null without one. */
const repOfPost = (state: FngState, post: Post): number | null =>
  best(
    billetsInOrder(state)
      .filter((billet) => billet.post === post && !billet.attachment)
      .flatMap((billet) => holderOf(state, billet) ?? [])
      .filter((man) => counts(man) && !(post === 'platoonLeader' && isOnLeave(state, man))),
  )

const best = (men: readonly Soldier[]): number | null =>
  men.length === 0 ? null : Math.max(...men.map((man) => man.rep))
