import * as z from 'zod'
import { face, questionAt } from '../../../contract/answers.ts'
import type { FriendThrow, SeatWish } from '../../../contract/friends.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import { sidesOf, unusual } from '../../engine/dice.ts'
import { RuleError } from '../../engine/errors.ts'
import { mayLook } from '../campaign/overview.ts'
import { pendingQuestion } from '../campaign/pendingStep.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Handed } from './friendTold.ts'

/**
 * @returns what the step under way asks to be thrown for the man of a seat, where its friend throws for him; nothing of a
 *   step that is about what somebody has sealed.
 */
export function friendThrows(tour: OpenTour, { man, dice }: SeatWish): readonly FriendThrow[] {
  if (!dice || man === null || !mayLook(tour, null)) return []
  const question = pendingQuestion(tour)?.reply.question
  if (question?.kind !== 'dice') return []
  const his = tour.game.friends.rowsOf(tour.file.load().state, man)
  return question.throws
    .filter(({ subject }) => his.includes(subject))
    .map(({ key, subject, occurrence, count, why, readings, ...one }) => {
      return { key, subject, occurrence, count, why, readings, sides: sidesOf(one) }
    })
}

const Thrown = z.strictObject({ ...questionAt, faces: z.array(face).min(1).max(200) })

/**
 * @param input what a friend's page has sent.
 * @returns the answer that it is to the question at hand, and what was asked.
 * @throws RuleError `bad-input` for what is no such throw, `impossible-answer` for one that is not his to make now.
 */
export function thrownBy(tour: OpenTour, seat: SeatWish, input: unknown): Handed {
  const thrown = Thrown.safeParse(input)
  if (!thrown.success) throw new RuleError('bad-input', 'These are no dice.')
  const { faces, ...place } = thrown.data
  const asked = friendThrows(tour, seat).find((one) => placeName(one) === placeName(place))
  if (!asked) throw new RuleError('impossible-answer', 'That throw is not asked of you just now.')
  if (faces.length !== asked.count || faces.some((shown) => shown > asked.sides))
    throw new RuleError('bad-input', 'These are not the dice that are asked for.')
  return {
    answer: { ...place, kind: 'dice', by: 'player', who: seat.name, faces, ...unusual(asked.sides) },
    why: asked.why,
    depth: tour.file.contents().length,
  }
}
