import type { QuestionView, TriedView } from '../../../contract/question.ts'
import type { Answer } from '../../engine/answers.ts'
import { RuleError } from '../../engine/errors.ts'
import { StepStopped } from '../../engine/system.ts'
import { questionView } from '../journal/entryView.ts'
import { asSeen, lineView, tablesById } from '../journal/lineView.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Holder } from './holding.ts'
import { goOn, mustBePending, withAnswers } from './pendingStep.ts'
import { capital, sharedHead } from './sharedWhy.ts'
import { playForTrial } from './runStep.ts'
import { watchSeals } from './watchSeals.ts'

/**
 * What these answers would do to the step under way. It is played with them on trial and nothing is written; dice that
 * nobody has thrown yet are never rolled for it, so it tells no more than what lies on the slip decides.
 * @throws RuleError `not-now` when no step is under way.
 */
export function tryDice(tour: OpenTour, answers: readonly Answer[], holder: Holder): TriedView {
  const { pending } = mustBePending(tour, holder)
  const from = tour.file.load()
  const { state, isOpened } = watchSeals(tour.game.system.collections, from.state)
  const played = (told: readonly Answer[]) =>
    playForTrial(tour, goOn(tour, pending, told, 'player', { holder }), { ...from, state }).came
  try {
    const before = played(pending.answers).lines.length
    const came = played(withAnswers(pending, answers))
    if (isOpened()) return { ...nothing, sealed: true }
    const tables = tablesById(tour.game.system.tables)
    return {
      ...nothing,
      lines: asSeen(came.lines.slice(before)).map((line) => lineView(line, tables).text),
      next: came instanceof StepStopped ? nextWords(questionView(came.wanted)) : null,
    }
  } catch (error) {
    if (error instanceof RuleError) return { ...nothing, refused: error.message }
    throw error
  }
}

const nothing: TriedView = { lines: [], next: null, sealed: false, refused: null }

/** @returns what will be asked next, in a few words. */
function nextWords(question: QuestionView): string {
  if (question.kind === 'choice') return capital(question.why)
  const whys = question.throws.map(({ why }) => why)
  if (whys.length === 1) return capital(whys[0]!)
  const head = sharedHead(whys)
  return `${head === null ? '' : `${capital(head)}, `}${whys.length} throws`
}
