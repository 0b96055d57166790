import type { QuestionView, TriedView } from '../../../contract/question.ts'
import type { Answer } from '../../engine/answers.ts'
import type { Line } from '../../engine/lines.ts'
import { difference, type AnyState } from '../../engine/state.ts'
import { StepStopped, type Played } from '../../engine/system.ts'
import { questionView } from '../journal/entryView.ts'
import { asSeen, lineView, tablesById } from '../journal/lineView.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Loaded } from '../../store/types.ts'
import { restOfStep } from './restOfStep.ts'
import type { WantedStep } from './runStep.ts'
import { capital, sharedHead, withoutHead } from './sharedWhy.ts'

/** A step as it came out on trial. */
export type Came = Played<AnyState> | StepStopped

/** Nothing is known of what dice do. */
export const nothing: TriedView = {
  head: null,
  lines: [],
  next: null,
  nextDie: null,
  rest: null,
  sealed: false,
  refused: null,
}

/** @returns how far a step has come; null for one that was stopped and does not say. */
export const stateOf = (came: Came): AnyState | null =>
  came instanceof StepStopped ? (came.soFar as AnyState | null) : came.state

/** @returns what became of people between two states, as the game has it; null where it tells nothing. */
export const headBetween = ({ game }: OpenTour, before: AnyState, after: AnyState | null): TriedView['head'] =>
  after === null ? null : (game.tried?.(difference(before, after), after) ?? null)

/** @returns sentences for the player; what is sealed is not among them. */
export function wordsOf({ game }: OpenTour, lines: readonly Line[]): string[] {
  const tables = tablesById(game.system.tables)
  return asSeen(lines)
    .map((line) => lineView(line, tables))
    .map(({ text, brief }) => brief ?? text)
}

/** @returns what a step would ask next, in a few words; null for one that is done. */
export const nextOf = (came: Came): string | null =>
  came instanceof StepStopped ? nextWords(questionView(came.wanted)) : null

/** @returns sides of the first die that a step would ask for next; null for one that is done, or asks for anything else. */
export function nextDieOf(came: Came): number | null {
  const question = came instanceof StepStopped ? questionView(came.wanted) : null
  return question?.kind === 'dice' ? (question.throws[0]?.sides ?? 6) : null
}

/** @returns how much it would still have to roll; null for one that is done, or whose word is the player's. */
export function restAfter(
  tour: OpenTour,
  { step, input }: Pick<WantedStep, 'step' | 'input'>,
  told: readonly Answer[],
  { from, came }: { readonly from: Loaded; readonly came: Came },
): TriedView['rest'] {
  if (!(came instanceof StepStopped)) return { least: 0, most: 0, cards: 0, choice: false, sealed: false }
  if (came.wanted.kind === 'choice' && came.wanted.choice.deck === undefined) return null
  return restOfStep(tour, { step, input, told, from })
}

function nextWords(question: QuestionView): string {
  if (question.kind === 'choice') return capital(question.why)
  const whys = question.throws.map(({ why }) => why)
  if (whys.length === 1) return capital(whys[0]!)
  const head = sharedHead(whys)
  return `${head === null ? '' : `${capital(head)}, `}${whys.length} throws: first ${withoutHead(whys[0]!, head)}`
}
