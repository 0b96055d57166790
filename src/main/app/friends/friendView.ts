import type { FriendView, SeatWish } from '../../../contract/friends.ts'
import type { OpenTour } from '../library/openTours.ts'

import { friendThrows } from './friendThrows.ts'

/**
 * @returns what a friend sees of a campaign: as it lies open on the table. Nobody holds the machine here, so what is
 * sealed is not in it, whoever's it is.
 */
export function friendView(tour: OpenTour, seat: SeatWish): FriendView {
  const { game, file } = tour
  const { name, man } = seat
  const { state } = file.load()
  const card = game.card(state)
  const told = card.kind === 'tour' ? card : null
  return {
    friend: name,
    game: game.contract.title,
    title: told?.title ?? file.info().name,
    date: told?.date ?? '',
    next: told === null ? 'Not begun yet.' : (told.over?.text ?? `Next: ${told.next}`),
    card: man === null ? null : game.friends.card(state, man),
    roster: game.friends.roster(state),
    throws: friendThrows(tour, seat),
  }
}
