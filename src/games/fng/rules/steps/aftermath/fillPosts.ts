import { note } from '../../../../../main/engine/lines.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import {
  bestOf,
  billetsWithPost,
  candidatesFor,
  isRelievedSlot,
  isVacant,
  leaderBillet,
  promotedPosts,
} from '../../aftermath/candidates.ts'
import { attributesOfComers } from '../../aftermath/attributes.ts'
import { clearEffects, effectsOf } from '../../aftermath/effects.ts'
import { aboutMan, type Hands } from '../../aftermath/hands.ts'
import { raiseNewPlatoon } from '../../aftermath/newPlatoon.ts'
import { promote } from '../../aftermath/promote.ts'
import { fullName } from '../../naming.ts'
import { billetOf, hasEffect, holderOf, isStar, mustStandAt, squadName, tourOf } from '../../people.ts'
import { recruit } from '../../recruit.ts'
import type { Billet, FngState, Soldier } from '../../state.ts'
import { goOn } from '../../turn.ts'
import { inSentence, postNames } from '../../words.ts'

/**
 * Leaders (FNG p. 105): vacant posts are filled from the top down, since each promotion opens the post below. The
 * platoon leader is generated anew, all others come from the platoon, if there is anyone to come. A Star whose old
 * platoon was left behind finds his new one here (Disastrous Mission 5, p. 103).
 */
export const fillPosts: Step<FngState> = {
  title: 'Leaders',
  run({ state, ...hands }) {
    mustStandAt(state, 'leaders')
    if (hasEffect(state, 'newPlatoon')) {
      const raised = raiseNewPlatoon(state, hands)
      return goOn(clearEffects(raised, effectsOf(raised, 'newPlatoon')))
    }
    const led = platoonLeader(state, hands)
    const filled = promotedPosts.reduce(
      (next, post) => billetsWithPost(next, post).reduce((s, billet) => fill(s, billet.id, hands), next),
      led,
    )
    sayWhereKeepersEnd(state, filled, hands)
    if (leaderPosts(state).every((billet) => !isVacant(state, billet)))
      hands.say(note('No post is vacant.', { page: 105 }))
    return goOn(attributesOfComers(state, filled, hands))
  },
}

/** A new arrival who kept a leader's place ends where the last of those promoted stood: the journal says where. */
function sayWhereKeepersEnd(before: FngState, after: FngState, { say }: Hands): void {
  for (const billet of promotedPosts.flatMap((post) => billetsWithPost(before, post))) {
    const keeper = holderOf(before, billet)
    const now = keeper && billetOf(after, keeper.id)
    if (!keeper || !now || now.id === billet.id || !isVacant(before, billet)) continue
    const text = `${fullName(after, keeper)}, who kept a place open, ends in the ${squadName(now.squad)} as ${inSentence(postNames[now.post])}.`
    say(note(text, { about: aboutMan(keeper, 'rank'), page: 105 }))
  }
}

/** Every post that this step has to see filled. */
const leaderPosts = (state: FngState): Billet[] =>
  (['platoonLeader', ...promotedPosts] as const).flatMap((post) => billetsWithPost(state, post))

/** A relieved platoon leader is followed in the turn after his own only (Disastrous Mission 4, FNG p. 103). */
function platoonLeader(state: FngState, hands: Hands): FngState {
  const delayed = effectsOf(state, 'leaderDelayed')
  const billet = leaderBillet(state)
  if (delayed.some((effect) => effect.since === tourOf(state).halfMonth)) {
    hands.say(note('The new platoon leader comes in the next half-month.', { page: 103 }))
    return state
  }
  const cleared = clearEffects(state, delayed)
  return billet !== null && isVacant(cleared, billet) ? generate(cleared, billet, hands) : cleared
}

/** Filling a post is no replacement: no result of a mission bars or worsens it (ruling to FNG p. 105). */
const generate = (state: FngState, billet: Billet, hands: Hands): FngState =>
  recruit({ state, ...hands }, [
    { billetId: billet.id, repRule: 'asRolled', better: false, oneWorse: false, deros: 'fullTour' },
  ])

function fill(state: FngState, billetId: number, hands: Hands): FngState {
  const billet = state.billets.find((each) => each.id === billetId)!
  if (!isVacant(state, billet)) return state
  if (isRelievedSlot(state, billet)) return generate(state, billet, hands)
  const best = whoFollows(state, candidatesFor(state, billet), billet, hands)
  if (best) return promote(state, best, billet, hands)
  if (billet.post === 'platoonSergeant') return sergeantAnew(state, billet, hands)
  const text = `Nobody of ${squadName(billet.squad)} is left to be ${postNames[billet.post].toLowerCase()}.`
  hands.say(note(text, { page: 105 }))
  return state
}

/**
 * The best of the candidates; a Star whose new post would take him away from his squad is asked first, and where he stays
 * the next best follows (ruling to FNG p. 105).
 */
function whoFollows(state: FngState, candidates: readonly Soldier[], to: Billet, hands: Hands): Soldier | null {
  if (candidates.length === 0) return null
  const best = bestOf(state, candidates, hands)!
  const squad = billetOf(state, best.id)?.squad ?? to.squad
  if (!isStar(state, best.id) || squad === to.squad || goes(state, best, to, hands)) return best
  hands.say(
    note(`${fullName(state, best)} stays with the ${squadName(squad)}.`, { about: aboutMan(best, 'rank'), page: 105 }),
  )
  return whoFollows(
    state,
    candidates.filter(({ id }) => id !== best.id),
    to,
    hands,
  )
}

function goes(state: FngState, star: Soldier, to: Billet, { dice }: Hands): boolean {
  const squad = billetOf(state, star.id)?.squad ?? to.squad
  const post = inSentence(postNames[to.post])
  const answer = dice.choose({
    key: 'after.leader.star',
    subject: star.id,
    why: `${fullName(state, star)} is next for ${post}. He would leave the ${squadName(squad)}: does he take the post?`,
    options: [
      { value: 'goes', label: `He becomes ${post}` },
      { value: 'stays', label: `He stays with the ${squadName(squad)}` },
    ],
  })
  return answer === 'goes'
}

/** Where only a Star could have followed, a replacement keeps the place already: he has the post (ruling to FNG p. 105). */
function sergeantAnew(state: FngState, billet: Billet, hands: Hands): FngState {
  const keeper = holderOf(state, billet)
  return keeper === null ? generate(state, billet, hands) : promote(state, keeper, billet, hands)
}
