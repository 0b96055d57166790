import type { FriendCard, FriendGroup, FriendSeat } from '../../../contract/friends.ts'

/** What friends see on devices of their own: what lies open on the table, and nothing that anybody has sealed. */
export interface FriendsOf<S> {
  /** Who plays, each with his man where he has one. */
  readonly players: (state: S) => readonly FriendSeat[]
  readonly roster: (state: S) => readonly FriendGroup[]
  /** @returns what is known of one of `words.men`; null where he is not there. */
  readonly card: (state: S, man: number) => FriendCard | null
  /** @returns ids of the rows for which a throw is one for him: his own, and that of his figure on the table. */
  readonly rowsOf: (state: S, man: number) => readonly number[]
}
