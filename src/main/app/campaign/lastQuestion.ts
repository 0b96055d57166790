import type { Pending, Place } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { StepReply } from '../../../contract/question.ts'

/** What a tour's step under way was last asked with, and what it waits for: that hangs on nothing else. */
const last = new WeakMap<OpenTour, { readonly asked: string; readonly question: Question }>()

const nameOf = (head: Place, { step, input, answers, mode }: Pending): string =>
  JSON.stringify([head, step, input, answers, mode])

/** Remembers what the step under way waits for, so that looking at it does not play it once more. */
export const keepQuestion = (tour: OpenTour, head: Place, pending: Pending, question: Question): void => {
  last.set(tour, { asked: nameOf(head, pending), question })
}

/** @returns the question of the step under way, if it stands as it was last asked; null where it has to be asked again. */
export function keptQuestion(tour: OpenTour, head: Place, pending: Pending): Question | null {
  const kept = last.get(tour)
  return kept?.asked === nameOf(head, pending) ? kept.question : null
}

/** What a step waits for, as the screens are told. */
export type Question = Extract<StepReply, { status: 'wanted' }>
