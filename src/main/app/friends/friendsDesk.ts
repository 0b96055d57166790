import type { FriendNetwork, FriendNews } from '../../../contract/friends.ts'
import type { Reply } from '../../../contract/rpc.ts'

/** All that the door for friends gets to see of the program: what each seat is shown, and when that may be another. */
export interface FriendsDesk {
  readonly seats: number
  readonly news: (seat: number) => FriendNews
  /** Takes what a friend has thrown for his man. @returns nothing, or why not. */
  readonly take: (seat: number, input: unknown) => Promise<Reply>
  /** @returns a function that ends the listening. */
  readonly on: (listener: () => void) => () => void
  /** The door says that somebody came or went. */
  readonly stirred: () => void
}

/** Where friends come in while they may. */
export interface FriendsDoor {
  /** By seat: the address with its key, null once it has been used; and how many pages look. */
  readonly seats: () => readonly { readonly link: string | null; readonly looking: number }[]
  /** A new key for a seat: what the old one opened is shut. */
  readonly renew: (seat: number) => void
  /** Done when nobody is connected any more. */
  readonly close: () => Promise<void>
}

/** What lets friends in, where the program runs behind something that can. */
export interface FriendsDoors {
  /** Addresses of this machine that others on a local network could reach. */
  readonly networks: () => readonly FriendNetwork[]
  /** @param network one of them; null: this machine alone. Throws Error of the system when nothing can be opened there. */
  readonly open: (desk: FriendsDesk, network: FriendNetwork | null) => Promise<FriendsDoor>
}
