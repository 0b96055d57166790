import { billetsInOrder, billetWithPost, holderOf, tourOf } from '../people.ts'
import { gradeOf } from '../platoon/posts.ts'
import type { Billet, FngState, Post, Soldier } from '../state.ts'
import { effectsOf } from './effects.ts'
import type { Hands } from './hands.ts'
import { timeInCountry } from './inCountry.ts'
import { rollOff } from './rollOff.ts'

/** Half-months in-country that must be exceeded: 8 months for a platoon sergeant, 6 for a squad leader (FNG p. 105). */
export const sergeantServed = 16
export const squadLeaderServed = 12

/** Posts that are filled by promotion, from the top down (FNG p. 105). */
export const promotedPosts = ['platoonSergeant', 'squadLeader', 'jrNco'] as const satisfies readonly Post[]

/** Has this post to be filled by promotion? */
export const isPromoted = (post: Post): boolean => promotedPosts.some((each) => each === post)

/**
 * A man who arrived this turn: he has his whole tour before him, which nobody else has once time has passed. Officers
 * come to their post at once and are never meant.
 */
export const isArrival = (state: FngState, man: Soldier): boolean =>
  man.grade !== 'officer' && man.deros >= tourOf(state).tourLength

/** An open leader's slot, or one that a new arrival only keeps until someone is promoted (ruling to FNG p. 105). */
export function isVacant(state: FngState, billet: Billet): boolean {
  const holder = holderOf(state, billet)
  if (holder === null) return true
  return (
    isPromoted(billet.post) && isArrival(state, holder) && holder.grade !== gradeOf(tourOf(state).list, billet.post)
  )
}

/** Squad leaders who have served long enough to follow the platoon sergeant (FNG p. 105). */
export const sergeantCandidates = (state: FngState): Soldier[] =>
  holdersOf(state, (billet) => billet.post === 'squadLeader').filter(
    (man) => timeInCountry(state, man) > sergeantServed,
  )

/** Will the platoon sergeant be generated anew, for want of an old enough squad leader? Then his slot is not rolled for. */
export const sergeantIsGenerated = (state: FngState): boolean => sergeantCandidates(state).length === 0

/** Squad leaders relieved this turn, whose followers are generated and not promoted (Disastrous Mission 5, FNG p. 103). */
export const isRelievedSlot = (state: FngState, billet: Billet): boolean =>
  effectsOf(state, 'newLeaders').length > 0 &&
  billet.post === 'squadLeader' &&
  billet.soldierId === null &&
  billet.automatic &&
  billet.openSince === tourOf(state).halfMonth

/**
 * Who may follow in a post, by the list of FNG p. 105: the Jr NCOs who served long enough before all of the squad, old
 * hands before this turn's arrivals.
 */
export function candidatesFor(state: FngState, billet: Billet): Soldier[] {
  if (billet.post === 'platoonSergeant') return sergeantCandidates(state)
  const inSquad = (b: Billet) => b.squad === billet.squad && !b.attachment
  const jrNcos = holdersOf(state, (b) => inSquad(b) && b.post === 'jrNco')
  const grown = jrNcos.filter((man) => timeInCountry(state, man) > squadLeaderServed)
  if (billet.post === 'squadLeader' && grown.length > 0) return grown
  const leads = (b: Billet) => b.post === 'squadLeader' || (b.post === 'jrNco' && billet.post === 'jrNco')
  const members = billetsInOrder(state)
    .filter((b) => inSquad(b) && (!leads(b) || isVacant(state, b)))
    .flatMap((b) => holderOf(state, b) ?? [])
  const oldHands = members.filter((man) => !isArrival(state, man))
  return oldHands.length > 0 ? oldHands : members
}

const holdersOf = (state: FngState, where: (billet: Billet) => boolean): Soldier[] =>
  billetsInOrder(state)
    .filter((billet) => where(billet) && !isVacant(state, billet))
    .flatMap((billet) => holderOf(state, billet) ?? [])

/** The highest REP, then the longest time in-country, then the dice (ruling to FNG p. 105). */
export function bestOf(state: FngState, men: readonly Soldier[], hands: Hands): Soldier | null {
  const rep = Math.max(...men.map((man) => man.rep))
  const strong = men.filter((man) => man.rep === rep)
  const time = Math.max(...strong.map((man) => timeInCountry(state, man)))
  const level = strong.filter((man) => timeInCountry(state, man) === time)
  const what = { key: 'after.leader.tie', why: 'Equal REP and time in-country, the highest die leads', page: 105 }
  return rollOff(state, level, 1, hands, what)[0] ?? null
}

/** @returns the billets of a post in order of squad and line, attachments not. */
export const billetsWithPost = (state: FngState, post: Post): Billet[] =>
  billetsInOrder(state).filter((billet) => billet.post === post && !billet.attachment)

/** @returns the platoon leader's billet; null in a unit that has none. */
export const leaderBillet = (state: FngState): Billet | null => billetWithPost(state, 'platoonLeader')
