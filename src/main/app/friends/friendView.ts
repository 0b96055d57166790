import type { FriendView, SeatWish } from '../../../contract/friends.ts'
import type { OpenTour } from '../library/openTours.ts'
import { friendThrows } from './friendThrows.ts'
import { friendTold, type Handed } from './friendTold.ts'

/**
 * @param handed the dice that he handed in last, if any.
 * @returns what a friend sees of a campaign: as it lies open on the table. Nobody holds the machine here, so what is
 * sealed is not in it, whoever's it is.
 */
export function friendView(tour: OpenTour, seat: SeatWish, handed: Handed | null): FriendView {
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
    told: handed && friendTold(tour, seat, handed),
  }
}
