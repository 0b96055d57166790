import type { StepReply } from '../../../contract/views.ts'
import type { Answer } from '../../engine/answers.ts'
import { RuleError } from '../../engine/errors.ts'
import type { OpenTour } from '../library/openTours.ts'
import { answerPlace, runStep } from './runStep.ts'

/**
 * Goes on with the step under way.
 * @param rollTheRest from here on the program rolls this step's dice; choices are still asked.
 * @throws RuleError `not-now` when no step is under way.
 */
export function answerPending(tour: OpenTour, answers: readonly Answer[], rollTheRest: boolean, at: string): StepReply {
  const pending = mustBePending(tour)
  const given = new Set(answers.map(answerPlace))
  return runStep(
    tour,
    pending.step,
    pending.input,
    {
      dice: rollTheRest || pending.mode === 'program' ? 'program' : 'player',
      choices: 'player',
      answers: [...pending.answers.filter((a) => !given.has(answerPlace(a))), ...answers],
      faces: [],
      pending: true,
    },
    at,
  )
}

/**
 * Takes the last answer off the step under way; without any it stays at its first question.
 * @throws RuleError `not-now` when no step is under way.
 */
export function takeBack(tour: OpenTour, at: string): StepReply {
  const pending = mustBePending(tour)
  const answers = pending.answers.slice(0, -1)
  return runStep(
    tour,
    pending.step,
    pending.input,
    { dice: 'player', choices: 'player', answers, faces: [], pending: true },
    at,
  )
}

/** @returns the question of the step under way, or null. Asks the step itself, so it is never out of date. */
export function pendingQuestion(tour: OpenTour, at: string): { step: string; reply: StepReply } | null {
  const pending = tour.file.pending()
  if (pending === null) return null
  const dice = pending.mode === 'program' ? 'program' : 'player'
  const telling = { dice, choices: 'player', answers: pending.answers, faces: [], pending: false } as const
  return { step: pending.step, reply: runStep(tour, pending.step, pending.input, telling, at) }
}

function mustBePending(tour: OpenTour) {
  const pending = tour.file.pending()
  if (pending === null) throw new RuleError('not-now', 'No step is waiting for an answer. Nothing was changed.')
  return pending
}
