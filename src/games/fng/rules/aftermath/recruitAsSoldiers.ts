import { patchRow } from '../../../../main/engine/state.ts'
import { recruit, type RecruitOrder } from '../recruit.ts'
import type { Billet, FngState } from '../state.ts'
import { isPromoted } from './candidates.ts'
import type { Hands } from './hands.ts'

/**
 * Brings replacements into their slots. New arrivals come as ordinary soldiers (ruling to FNG p. 105): in a slot whose
 * post is filled by promotion a man only keeps the place, with an ordinary soldier's rank and gear.
 */
export function recruitAsSoldiers(state: FngState, orders: readonly RecruitOrder[], hands: Hands): FngState {
  const posts = state.billets.filter((billet) => isPromoted(billet.post) && isOrdered(orders, billet))
  const plain = posts.reduce((next, { id }) => patchRow(next, 'billets', id, { post: 'rifleman' }), state)
  const manned = recruit({ state: plain, ...hands }, orders)
  return posts.reduce((next, { id, post }) => patchRow(next, 'billets', id, { post }), manned)
}

const isOrdered = (orders: readonly RecruitOrder[], billet: Billet): boolean =>
  orders.some((order) => order.billetId === billet.id)
