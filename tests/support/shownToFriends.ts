import type { FriendThrow } from '../../src/contract/friends.ts'
import type { StepName } from '../../src/contract/gameProcedures.ts'
import { friendThrows } from '../../src/main/app/friends/friendThrows.ts'
import type { AnyGame } from '../../src/main/app/game.ts'
import type { OpenTour } from '../../src/main/app/library/openTours.ts'
import type { AnyState } from '../../src/main/engine/state.ts'
import type { Pending } from '../../src/main/store/types.ts'

/** @returns all that friends could be shown of a campaign on devices of their own. */
export const shownToFriends = ({ friends, words }: AnyGame, state: AnyState): unknown => [
  friends.players(state),
  friends.roster(state),
  words.men(state).map(({ id }) => [friends.card(state, id), friends.rowsOf(state, id)]),
]

/**
 * @param step and its input, as if it waited for its dice.
 * @returns all that friends could be asked to throw for it, each for one man, with what they are told of it.
 */
export function askedOfFriends(
  { campaign, game, file }: OpenTour,
  step: StepName,
  input: unknown,
): (readonly FriendThrow[])[] {
  const pending: Pending = { step: step.slice(step.indexOf('.') + 1), input, answers: [], mode: 'player' }
  const waiting: OpenTour = { campaign, game, file: { ...file, pending: () => pending } }
  return askedNow(waiting)
}

/** @returns what friends are asked to throw for the step under way, each for one man. */
export const askedNow = (tour: OpenTour): (readonly FriendThrow[])[] =>
  tour.game.words.men(tour.file.load().state).map(({ id, name }) => friendThrows(tour, { name, man: id, dice: true }))
