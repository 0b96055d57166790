import type { StepReply } from '../../../contract/question.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import type { Answer } from '../../engine/answers.ts'
import { sidesOf, unusual } from '../../engine/dice.ts'
import { RuleError } from '../../engine/errors.ts'
import { seededFaces, seededNumber } from '../../engine/seeded.ts'
import { StoreError } from '../../store/errors.ts'
import type { Pending, Place } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import { mayTake, type Holder } from './holding.ts'
import { mustBeToday } from './inputToday.ts'
import { keptQuestion, type Question } from './lastQuestion.ts'
import { askStep, playForTrial, runStep, type WantedStep } from './runStep.ts'
import { watchSeals } from './watchSeals.ts'

/** What the step under way is told besides. */
interface MoreAnswers {
  readonly answers: readonly Answer[]
  /** Throws that the program makes. */
  readonly roll: readonly ThrowPlace[]
  /** From here on the program rolls this step's dice; choices are still asked. */
  readonly rollTheRest: boolean
  readonly holder: Holder
}

/**
 * Goes on with the step under way.
 * @throws RuleError `not-now` when no step is under way, `impossible-answer` for an answer that is not asked for.
 */
export function answerPending(
  tour: OpenTour,
  { answers, roll, rollTheRest, holder }: MoreAnswers,
  at: string,
): StepReply {
  const { head, pending } = mustBePending(tour, holder)
  const brought = [...answers, ...rollThrows(tour, roll)]
  const all = withAnswers(tour, pending, brought)
  return runStep(tour, goOn(tour, pending, all, rollTheRest ? 'program' : diceOf(pending), { head, holder }), at)
}

/**
 * @returns all that a step under way has been told, with answers to the question at hand.
 * @throws RuleError `impossible-answer` for another place: whoever answers it looks at a question that is gone.
 */
export function withAnswers(tour: OpenTour, pending: Pending, answers: readonly Answer[]): Answer[] {
  if (answers.length === 0) return [...pending.answers]
  const question = pendingQuestion(tour)?.reply.question
  const places = question?.kind === 'dice' ? question.throws : question ? [question] : []
  const asked = new Set(places.map(placeName))
  if (answers.some((answer) => !asked.has(placeName(answer)))) throw notAsked()
  return [...pending.answers, ...answers]
}

/**
 * Takes the last answer off the step under way; without any it stays at its first question. A die taken back is the
 * player's to roll again, also where the program was to roll the rest.
 * @throws RuleError `not-now` when no step is under way, or where that answer has opened a seal.
 */
export function takeBack(tour: OpenTour, holder: Holder, at: string): StepReply {
  const { head, pending } = mustBePending(tour, holder)
  const taken = pending.answers.at(-1)
  const dice = taken !== undefined && taken.kind !== 'choice' ? 'player' : diceOf(pending)
  const kept = pending.answers.slice(0, -1)
  if (hasOpened(tour, pending) && !hasOpened(tour, { ...pending, answers: kept })) throw hasLooked()
  return runStep(tour, goOn(tour, pending, kept, dice, { head, holder }), at)
}

/**
 * Leaves the step under way, where there is one.
 * @throws RuleError `not-now` for another player's step, or where a seal has been opened in it.
 */
export function leavePending(tour: OpenTour, holder: Holder): void {
  if (tour.file.pending() === null) return
  const { pending } = mustBePending(tour, holder)
  if (hasOpened(tour, pending)) throw hasLooked()
  tour.file.clearPending()
}

/** Has a step under way looked under a seal by now? One that the rules refuse can always be left. */
function hasOpened(tour: OpenTour, pending: Pending): boolean {
  const loaded = tour.file.load()
  const { state, isOpened } = watchSeals(tour.game, loaded.state)
  try {
    playForTrial(tour, goOn(tour, pending, pending.answers, 'player', { holder: 'everybody' }), { ...loaded, state })
    return isOpened()
  } catch (error) {
    if (error instanceof RuleError) return false
    throw error
  }
}

const hasLooked = () =>
  new RuleError(
    'not-now',
    'These dice have opened what was sealed, so the step is played to its end. Nothing was changed. It can be undone then.',
  )

/**
 * @returns the question of the step under way, or null. One that was kept elsewhere is had by asking the step itself, so
 * it is never out of date; one that the rules refuse by now is none. Changes nothing.
 */
export function pendingQuestion(tour: OpenTour): { step: string; input: unknown; reply: Question } | null {
  const pending = tour.file.pending()
  if (pending === null) return null
  const kept = keptQuestion(tour, tour.file.info().head, pending)
  const { step, input } = pending
  if (kept) return { step, input, reply: kept }
  try {
    const reply = askStep(tour, goOn(tour, pending, pending.answers, diceOf(pending), { holder: 'everybody' }))
    return reply && { step, input, reply }
  } catch (error) {
    if (error instanceof RuleError) return null
    throw error
  }
}

/** @throws StoreError `head-moved` where a step is under way: one taken in its place would drop it with its dice. */
export function mustNotWait(tour: OpenTour): void {
  if (pendingQuestion(tour) === null) return
  throw new StoreError(
    'head-moved',
    'A step that is not shown here is under way, and waits for its dice. Nothing was changed. Finish it or leave it where it was begun, then repeat what you did.',
  )
}

/**
 * Makes throws of the question at hand by the program's dice, or deals its card: those it would roll or deal if all were
 * its own.
 * @throws RuleError `impossible-answer` for a throw that is not asked for.
 */
function rollThrows(tour: OpenTour, places: readonly ThrowPlace[]): Answer[] {
  if (places.length === 0) return []
  const { question } = pendingQuestion(tour)?.reply ?? { question: null }
  const { seed, depth } = tour.file.info()
  if (question?.kind === 'choice' && question.deck !== undefined)
    return places.map((place) => {
      if (placeName(place) !== placeName(question)) throw notAsked()
      const at = seededNumber({ seed, depth: depth + 1, ...place }, question.options.length)
      return { ...place, kind: 'card', by: 'program', value: question.options[at]!.value }
    })
  const wanted = new Map(question?.kind === 'dice' ? question.throws.map((one) => [placeName(one), one] as const) : [])
  return places.map((place) => {
    const one = wanted.get(placeName(place))
    if (one === undefined) throw notAsked()
    const sides = sidesOf(one)
    const faces = seededFaces({ seed, depth: depth + 1, ...place }, one.count, sides)
    return { ...place, kind: 'dice', by: 'program', faces, ...unusual(sides) }
  })
}

/** @returns what one die of such a throw shows when the program makes it. @throws RuleError as `rollThrows`. */
export function rollDie(
  tour: OpenTour,
  { die, ...place }: ThrowPlace & { readonly die: number },
  holder: Holder,
): number {
  mustBePending(tour, holder)
  const [answer] = rollThrows(tour, [place])
  const face = answer?.kind === 'dice' ? answer.faces[die] : undefined
  if (face === undefined) throw notAsked()
  return face
}

const notAsked = () => new RuleError('impossible-answer', 'That throw is not asked for just now. Nothing was changed.')

type ThrowPlace = Pick<Answer, 'key' | 'subject' | 'occurrence'>

/**
 * @param begun the head that the step was begun at, so that it cannot slip in behind another, and whose it is.
 * @returns the step under way as it is to be played with these answers.
 */
export function goOn(
  { game }: OpenTour,
  { step, input }: Pending,
  answers: readonly Answer[],
  dice: Dice,
  begun: { readonly head?: Place; readonly holder: Holder },
): WantedStep {
  return {
    step,
    input: mustBeToday(game, step, input),
    telling: { dice, choices: 'player', answers, faces: [], pending: true, ...begun },
  }
}

type Dice = 'program' | 'player'
const diceOf = ({ mode }: Pending): Dice => (mode === 'program' ? 'program' : 'player')

/**
 * What waits for another player is not there for who holds the machine.
 * @returns the step under way, and where it was begun.
 * @throws RuleError `not-now` when none is.
 */
export function mustBePending({ file, game }: OpenTour, holder: Holder): { head: Place; pending: Pending } {
  const { head } = file.info()
  const pending = file.pending()
  if (pending === null || !mayTake(game, file.load().state, pending, holder))
    throw new RuleError('not-now', 'No step is waiting for an answer. Nothing was changed.')
  return { head, pending }
}
