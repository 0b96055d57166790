import type { SlipDice, SlipReply } from '../../../contract/slip.ts'
import type { EntryView } from '../../../contract/journal.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import type { Answer } from '../../engine/answers.ts'
import { RuleError } from '../../engine/errors.ts'
import type { Work } from '../../engine/work.ts'
import { movedOn } from '../../store/errors.ts'
import type { Pending, Place } from '../../store/types.ts'
import type { StretchStep } from '../game/flow.ts'
import { mustHave } from '../gameOf.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Patience } from '../patience.ts'
import { counter } from './askedSource.ts'
import { dealSlip, slipPlace } from './dealSlip.ts'
import { runStep, signed } from './runStep.ts'
import type { Question } from './lastQuestion.ts'

/** How a stretch is to be played. */
export interface StretchWish {
  /** Dice of a slip, thrown ahead; none where the player has filled none. */
  readonly slip: readonly SlipDice[]
  /** Answers to the question of the step under way. */
  readonly answers: readonly Answer[]
  /** Who rolls what the slip does not hold. */
  readonly others: 'program' | 'player'
  /** The program rolls what is left of the step under way; after it `others` holds again. */
  readonly rollTheRest: boolean
  readonly who?: string | undefined
  /** The last phase to be played; null for the end of the part. */
  readonly until: string | null
  /** The head the caller has seen; undefined where he did not say. */
  readonly head?: Place | undefined
}

/**
 * Plays the stretch before the tour: step after step, each an entry of its own, all undone as one. Stops at the first
 * question that the slip does not answer; the step then waits as if it had been taken alone.
 * @param at ISO time for the journal.
 * @param patience waits for each step where another process holds the file.
 * @param isStopped asked between two steps.
 * @returns what came of it, with every die of the slip that is still waiting or was not needed.
 * @throws RuleError `not-now` where no stretch begins; StoreError `head-moved`.
 */
export function* playStretch(
  tour: OpenTour,
  wish: StretchWish,
  at: string,
  patience: Patience,
  isStopped: () => boolean = () => false,
): Work<SlipReply> {
  const first = mustBegin(tour, wish)
  const played: EntryView[] = []
  let question: Question | null = null
  let left = wish.slip
  const notNeeded: SlipDice[] = []
  let { head } = wish
  const run = tour.file.info().head ?? 0
  for (let step: StretchStep | null = first; step?.part === first.part; step = nextStep(tour)) {
    const progress = { done: played.length, of: first.steps, what: step.phase.title }
    yield progress
    if (isStopped()) break
    const now = { ...wish, slip: left, head, run }
    const taken = step
    const reply = yield* patience.piece(() => takeStep(tour, now, taken, played.length === 0, at), progress)
    if (reply.status === 'wanted') {
      question = reply
      break
    }
    played.push(reply.entry)
    head = reply.head
    const name = step.step
    const own = left.filter((dice) => dice.step === name)
    notNeeded.push(...spare(own, name, reply.entry.answers))
    left = left.filter((dice) => dice.step !== name)
    if (step.phase.phase === wish.until) break
  }
  const over = question === null && !canGoOn(tour)
  return {
    played,
    head: tour.file.info().head,
    question,
    waiting: over ? [] : left,
    notNeeded: over ? [...notNeeded, ...left] : notNeeded,
  }
}

function mustBegin(tour: OpenTour, { answers, head }: StretchWish): StretchStep {
  if (head !== undefined && head !== tour.file.info().head) throw movedOn()
  const first = nextStep(tour)
  if (!first)
    throw new RuleError('not-now', 'Nothing goes on by itself from here: it is your word first. Nothing was changed.')
  if (answers.length > 0 && pendingOf(tour, first) === null)
    throw new RuleError('not-now', 'No step is waiting for an answer. Nothing was changed.')
  return first
}

const nextStep = ({ game, file }: OpenTour): StretchStep | null => mustHave(game, 'flow').next(file.load().state)

/** Steps of the slip may still come: the stretch goes on, or waits for the player's word in its midst. */
const canGoOn = ({ game, file }: OpenTour): boolean => !mustHave(game, 'flow').isOver(file.load().state)

/** The step under way, if it is this one. */
function pendingOf({ file }: OpenTour, { step }: StretchStep): Pending | null {
  const pending = file.pending()
  return pending?.step === step ? pending : null
}

function takeStep(
  tour: OpenTour,
  wish: StretchWish & { readonly run: number },
  at: StretchStep,
  isFirst: boolean,
  time: string,
) {
  const pending = pendingOf(tour, at)
  const brought = isFirst ? signed(wish.answers, wish.who) : []
  const given = new Set(brought.map(placeName))
  const known = [...(pending?.answers ?? []).filter((answer) => !given.has(placeName(answer))), ...brought]
  const byProgram = pending?.mode === 'program' || (isFirst && wish.rollTheRest)
  const dice = byProgram ? 'program' : wish.others
  const { step } = at
  const input = pending?.input ?? at.input
  const dealt = wish.slip.length === 0 ? [] : dealSlip(tour, { step, input, known, dice, slip: wish.slip })
  const answers = [...known, ...signed(dealt, wish.who)]
  const telling = {
    dice,
    choices: 'player' as const,
    answers,
    faces: [],
    pending: true,
    head: wish.head,
    run: wish.run,
  }
  return runStep(tour, { step, input, telling: { ...telling, who: wish.who } }, time)
}

/** @returns the dice of the slip that a finished step did not take up. */
function spare(dice: readonly SlipDice[], step: string, answers: readonly Answer[]): SlipDice[] {
  const rank = counter()
  const throws = answers.filter(({ kind }) => kind === 'dice' || kind === 'row')
  const asked = new Map(
    throws.map(({ key, subject }) => [slipPlace({ step, subject, rank: rank(String(subject)) }), key]),
  )
  return dice.filter((one) => {
    const key = asked.get(slipPlace(one))
    return key === undefined || (one.table ?? key) !== key
  })
}
