import type { Rules } from '../../../engine/system.ts'
import { isStar, tourOf } from '../people.ts'
import type { Billet, FngState, Post } from '../state.ts'
import { buildBillets, strengthOf, type Slot } from './slots.ts'

/** Posts that a unit has once: who holds them leads it. */
const leaders: readonly Post[] = ['platoonLeader', 'platoonSergeant', 'squadLeader']

/**
 * What the post of a place may be put right to: what the army list has for such a place (FNG pp. 9-10). A leader's
 * place stays one, and no unit gets two. A Star's post must be there in the weakest squad too, as he keeps it if he is
 * sent to a new platoon (ruling to FNG p. 8).
 * @returns the posts, the present one among them.
 */
export function postsFor(rules: Rules, state: FngState, billet: Billet): Post[] {
  if (leaders.includes(billet.post)) return [billet.post]
  const held = billet.soldierId !== null && isStar(state, billet.soldierId)
  const posts = slotsLike(rules, state, billet, held).map((slot) => slot.post)
  const free = posts.filter((post) => !leaders.includes(post) || !hasLeader(state, billet, post))
  return [...new Set([billet.post, ...free])]
}

const hasLeader = (state: FngState, billet: Billet, post: Post): boolean =>
  state.billets.some((other) => other.squad === billet.squad && other.post === post)

/** @param sure only what the weakest squad has too. */
function slotsLike(rules: Rules, state: FngState, billet: Billet, sure: boolean): Slot[] {
  const { list, halfMonth } = tourOf(state)
  const { base, paper } = strengthOf(rules, list)
  // A die shows at least 1.
  const men = sure ? Math.min(base + 1, paper) : paper
  return buildBillets(rules, { list, halfMonth, strengths: [men] }).filter(
    (slot) => (slot.squad === 0) === (billet.squad === 0) && slot.attachment === billet.attachment,
  )
}
