import { note } from '../../../../main/engine/lines.ts'
import { fullName } from '../naming.ts'
import { billetsInOrder, billetWithPost, holderOf, rosterOf, tourOf } from '../people.ts'
import type { Billet, FngState, Soldier } from '../state.ts'
import { noteEffect } from './effects.ts'
import { aboutMan, type Hands } from './hands.ts'
import { leavePlatoon } from './leave.ts'

const page = 103

/**
 * The platoon leader is relieved; a new one comes in the next turn only (Disastrous Mission 4, FNG p. 103). Nobody is
 * relieved, and nothing delayed, where the post is empty already.
 */
export function relievePlatoonLeader(state: FngState, hands: Hands): FngState {
  const post = billetWithPost(state, 'platoonLeader')
  const leader = post && holderOf(state, post)
  if (!leader) {
    hands.say(note('There is no platoon leader left to relieve.', { page }))
    return state
  }
  // Result 4 does not say what becomes of a Star who leads the platoon. He is relieved like any leader, and the book knows
  // one fate of a relieved Star: a whole new platoon (result 5). To stay on under a new leader would be no relief.
  if (isOwn(state, leader)) return sendStarAway(state, hands)
  const delayed = noteEffect(state, hands.newId, { kind: 'leaderDelayed', lasts: 'used' })
  return relieve(delayed, leader, hands)
}

/**
 * The platoon leader and all squad leaders are relieved at once, new ones are generated when leaders are due; with the
 * Star among them he goes to a whole new platoon (Disastrous Mission 5, FNG p. 103).
 */
export function relieveLeaders(state: FngState, hands: Hands): FngState {
  const posts = billetsInOrder(state).filter((billet) => billet.post === 'squadLeader' || isPlatoonLeader(billet))
  const leaders = posts.flatMap((billet) => holderOf(state, billet) ?? [])
  if (leaders.some((man) => isOwn(state, man))) return sendStarAway(state, hands)
  const noted = noteEffect(state, hands.newId, { kind: 'newLeaders', lasts: 'turn' })
  return leaders.reduce((next, man) => relieve(next, man, hands), noted)
}

/**
 * Is he the Star whom the campaign follows? A friend's Star is relieved like any leader, and leaves with the old
 * platoon: his player takes another man (the book has one Star; ruling).
 */
const isOwn = (state: FngState, man: Soldier): boolean => tourOf(state).starId === man.id

const isPlatoonLeader = (billet: Billet): boolean => billet.post === 'platoonLeader'

/** The slot is filled without a replacement roll (ruling to FNG p. 103). */
function relieve(state: FngState, man: Soldier, { say }: Hands): FngState {
  say(note(`${fullName(state, man)} is relieved and leaves the platoon.`, { about: aboutMan(man, 'status'), page }))
  return leavePlatoon(state, man.id, 'relieved', true)
}

/**
 * The Star keeps rank and post and is alone until his new platoon is generated; the old one leaves the campaign with
 * all that was pending for its men (ruling to FNG p. 103).
 */
function sendStarAway(state: FngState, hands: Hands): FngState {
  const old = rosterOf(state).filter((man) => !isOwn(state, man))
  const text = 'The Star is relieved and sent to another platoon. The old platoon leaves the campaign.'
  hands.say(note(text, { page }))
  const alone = old.reduce((next, man) => leavePlatoon(next, man.id, 'relieved'), state)
  return noteEffect(alone, hands.newId, { kind: 'newPlatoon', lasts: 'used' })
}
