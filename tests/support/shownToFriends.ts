import type { AnyGame } from '../../src/main/app/game.ts'
import type { AnyState } from '../../src/main/engine/state.ts'

/** @returns all that friends could be shown of a campaign on devices of their own. */
export const shownToFriends = ({ friends, words }: AnyGame, state: AnyState): unknown => [
  friends.players(state),
  friends.roster(state),
  words.men(state).map(({ id }) => [friends.card(state, id), friends.rowsOf(state, id)]),
]
