import type { Rules } from '../../../../main/engine/system.ts'
import { tourOf } from '../people.ts'
import type { Billet, FngState, Post } from '../state.ts'
import { buildBillets, strengthOf, type Slot } from './slots.ts'

/** Posts that a unit has once: who holds them leads it. */
const leaders: readonly Post[] = ['platoonLeader', 'platoonSergeant', 'squadLeader']

/**
 * What the post of a place may be put right to: what the army list has for such a place (FNG pp. 9-10). A leader's
 * place stays one, and no unit gets two. A Star may have any of them (pp. 3, 8).
 * @returns the posts, the present one among them.
 */
export function postsFor(rules: Rules, state: FngState, billet: Billet): Post[] {
  if (leaders.includes(billet.post)) return [billet.post]
  const posts = slotsLike(rules, state, billet).map((slot) => slot.post)
  const free = posts.filter((post) => !leaders.includes(post) || !hasLeader(state, billet, post))
  return [...new Set([billet.post, ...free])]
}

const hasLeader = (state: FngState, billet: Billet, post: Post): boolean =>
  state.billets.some((other) => other.squad === billet.squad && other.post === post)

function slotsLike(rules: Rules, state: FngState, billet: Billet): Slot[] {
  const { list, halfMonth } = tourOf(state)
  return buildBillets(rules, { list, halfMonth, strengths: [strengthOf(rules, list).paper] }).filter(
    (slot) => (slot.squad === 0) === (billet.squad === 0) && slot.attachment === billet.attachment,
  )
}
