import type { TriedView } from '../../../contract/question.ts'
import type { Answer } from '../../engine/answers.ts'
import { RuleError } from '../../engine/errors.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { AnyState } from '../../engine/state.ts'
import { mayTake, type Holder } from './holding.ts'
import { goOn, mustBePending, withAnswers } from './pendingStep.ts'
import { playForTrial } from './runStep.ts'
import { headBetween, nextDieOf, nextOf, nothing, restAfter, stateOf, wordsOf } from './tried.ts'
import { watchSeals } from './watchSeals.ts'

/**
 * What these answers would do to the step under way. It is played with them on trial and nothing is written; dice that
 * nobody has thrown yet are never rolled for it, so it tells no more than what lies on the slip decides.
 * @throws RuleError `not-now` when no step is under way.
 */
export function tryDice(tour: OpenTour, answers: readonly Answer[], holder: Holder): TriedView {
  const { pending } = mustBePending(tour, holder)
  const loaded = tour.file.load()
  const { state, isOpened } = watchSeals(tour.game, loaded.state)
  const from = { ...loaded, state }
  const played = (told: readonly Answer[]) => {
    const step = goOn(tour, pending, told, 'player', { holder })
    return { ...playForTrial(tour, step, from), step }
  }
  try {
    const before = played(pending.answers).came
    const { came, tape, step } = played(withAnswers(tour, pending, answers))
    if (isOpened()) return { ...nothing, sealed: true }
    const tried = {
      ...nothing,
      lines: wordsOf(tour, came.lines.slice(before.lines.length)),
      next: nextOf(came),
      nextDie: nextDieOf(came),
    }
    // What the state shows is looked at last: it opens every seal.
    return {
      ...tried,
      head: headBetween(tour, stateOf(before) ?? state, stateOf(came)),
      rest: restAfter(tour, step, tape.told(), { from: loaded, came }),
    }
  } catch (error) {
    if (error instanceof RuleError) return { ...nothing, refused: error.message }
    throw error
  }
}

/**
 * How far the step under way comes with these answers besides, for a game that shows more of it than words. It is played on
 * trial as by `tryDice`.
 *
 * @returns the state as the step has it by then; as it stands where no step is under way for who holds the machine, the step
 *   does not say, the rules refuse it, or it has looked at what is sealed.
 */
export function stateTried(tour: OpenTour, answers: readonly Answer[], holder: Holder): AnyState {
  const loaded = tour.file.load()
  const pending = tour.file.pending()
  if (pending === null || !mayTake(tour.game, loaded.state, pending, holder)) return loaded.state
  const { state, isOpened } = watchSeals(tour.game, loaded.state)
  try {
    const step = goOn(tour, pending, withAnswers(tour, pending, answers), 'player', { holder })
    const { came } = playForTrial(tour, step, { ...loaded, state })
    return isOpened() ? loaded.state : (stateOf(came) ?? loaded.state)
  } catch (error) {
    if (error instanceof RuleError) return loaded.state
    throw error
  }
}
