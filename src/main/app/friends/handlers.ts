import type { Handlers, Session } from '../session.ts'

type FriendsProcedure = Extract<keyof Handlers, `friends.${string}`>

/** Letting friends look from devices of their own, and seeing who does. */
export function friendsHandlers({ friends, changed }: Session): Pick<Handlers, FriendsProcedure> {
  return {
    'friends.view': ({ campaign }) => friends.view(campaign),
    'friends.open': async ({ campaign, seats, network }) => {
      await friends.open(campaign, seats, network)
      // Of whom a throw is asked is shown beside it.
      changed(campaign)
      return friends.view(campaign)
    },
    'friends.renew': ({ campaign, seat }) => {
      friends.renew(seat)
      return friends.view(campaign)
    },
    'friends.close': async ({ campaign }) => {
      await friends.close()
      changed(campaign)
      return friends.view(campaign)
    },
  }
}
