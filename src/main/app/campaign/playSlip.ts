import type { SlipDice, SlipReply } from '../../../contract/slip.ts'
import type { EntryView } from '../../../contract/views.ts'
import type { Answer } from '../../engine/answers.ts'
import { RuleError } from '../../engine/errors.ts'
import type { Pending, Place } from '../../store/types.ts'
import type { StretchStep } from '../appSystem.ts'
import type { OpenTour } from '../library/openTours.ts'
import { counter } from './askedSource.ts'
import { dealSlip, slipPlace } from './dealSlip.ts'
import { answerPlace, runStep, signed, type Question } from './runStep.ts'

/** A slip as the player hands it in. */
export interface FilledSlip {
  readonly dice: readonly SlipDice[]
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
 * Plays the stretch before the tour with the dice of a slip: step after step, each an entry of its own. Stops at the
 * first question that the slip does not answer; the step then waits as if it had been taken alone.
 * @param at ISO time for the journal.
 * @returns what came of it, with every die of the slip that is still waiting or was not needed.
 * @throws RuleError `not-now` where no stretch begins; StoreError `head-moved`.
 */
export function playSlip(tour: OpenTour, slip: FilledSlip, at: string): SlipReply {
  const first = mustBegin(tour, slip)
  const played: EntryView[] = []
  let question: Question | null = null
  let left = slip.dice
  const notNeeded: SlipDice[] = []
  let { head } = slip
  const run = tour.file.info().head ?? 0
  for (let step: StretchStep | null = first; step?.part === first.part; step = nextStep(tour)) {
    const reply = takeStep(tour, { ...slip, dice: left, head, run }, step, played.length === 0, at)
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
    if (step.phase.phase === slip.until) break
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

function mustBegin(tour: OpenTour, { answers }: FilledSlip): StretchStep {
  const first = nextStep(tour)
  if (!first)
    throw new RuleError('not-now', 'Nothing can be thrown ahead from here: it is your word first. Nothing was changed.')
  if (answers.length > 0 && pendingOf(tour, first) === null)
    throw new RuleError('not-now', 'No step is waiting for an answer. Nothing was changed.')
  return first
}

const nextStep = ({ app, file }: OpenTour): StretchStep | null => app.stretch(file.load().state)

/** Steps of the slip may still come: the stretch goes on, or waits for the player's word in its midst. */
const canGoOn = ({ app, file }: OpenTour): boolean => !app.stretchIsOver(file.load().state)

/** The step under way, if it is this one. */
function pendingOf({ file }: OpenTour, { step }: StretchStep): Pending | null {
  const pending = file.pending()
  return pending?.step === step ? pending : null
}

function takeStep(
  tour: OpenTour,
  slip: FilledSlip & { readonly run: number },
  at: StretchStep,
  isFirst: boolean,
  time: string,
) {
  const pending = pendingOf(tour, at)
  const brought = isFirst ? signed(slip.answers, slip.who) : []
  const given = new Set(brought.map(answerPlace))
  const known = [...(pending?.answers ?? []).filter((answer) => !given.has(answerPlace(answer))), ...brought]
  const byProgram = pending?.mode === 'program' || (isFirst && slip.rollTheRest)
  const dice = byProgram ? 'program' : slip.others
  const { step } = at
  const input = pending?.input ?? at.input
  const dealt = dealSlip(tour, { step, input, known, dice, slip: slip.dice })
  const answers = [...known, ...signed(dealt, slip.who)]
  const telling = {
    dice,
    choices: 'player' as const,
    answers,
    faces: [],
    pending: true,
    head: slip.head,
    run: slip.run,
  }
  return runStep(tour, { step, input, telling: { ...telling, who: slip.who } }, time)
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
