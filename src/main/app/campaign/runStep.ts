import { randomInt } from 'node:crypto'
import type { EntryView } from '../../../contract/journal.ts'
import type { StepReply } from '../../../contract/question.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import type { Answer } from '../../engine/answers.ts'
import { rulesVersionOf } from '../../engine/corrections.ts'
import { RuleError } from '../../engine/errors.ts'
import { difference, type AnyState } from '../../engine/state.ts'
import { playStep, StepStopped, type Played } from '../../engine/system.ts'
import { openTape, type Tape } from '../../engine/tape.ts'
import { movedOn } from '../../store/errors.ts'
import type { Loaded, Pending, Place } from '../../store/types.ts'
import { entryView, questionView } from '../journal/entryView.ts'
import { asSeen, lineView, tablesById } from '../journal/lineView.ts'
import type { OpenTour } from '../library/openTours.ts'
import { mustMayTake, type Holder } from './holding.ts'
import { mustBeToday } from './inputToday.ts'
import { keepQuestion, type Question } from './lastQuestion.ts'
import { mustHavePictures } from './ownPictures.ts'
import { restOfStep } from './restOfStep.ts'
import { modeOf, passedMode } from './runMark.ts'

/** How a step gets what its own input does not say; see the contract. */
export interface Telling {
  readonly dice: 'program' | 'player'
  readonly choices: 'program' | 'player'
  readonly answers: readonly Answer[]
  readonly faces: readonly number[]
  /** Names of cards, dealt out in the order asked. */
  readonly cards?: readonly string[]
  /** Name of the player at the dice, where several play. */
  readonly who?: string | undefined
  /** Keep the unfinished tape in the file when the answers do not suffice. */
  readonly pending: boolean
  /** The head the caller has seen; undefined where he did not say. */
  readonly head?: Place | undefined
  /** Mark of the steps that one press takes. */
  readonly run?: number | undefined
  /** Who holds the machine: what others have sealed is not there for him. Left out, nobody. */
  readonly holder?: Holder | undefined
}

/** A step as the player wants it done. */
export interface WantedStep {
  readonly step: string
  readonly input: unknown
  readonly telling: Telling
}

/** What a step would come to where the tour stands. Nothing of it has been written. */
interface Trial {
  readonly from: Loaded
  readonly tape: Tape
  readonly came: Played<AnyState> | StepStopped
}

/**
 * Runs one step: load, play, write the difference with its journal entry. The only writer of a tour's state.
 * @param at ISO time for the journal.
 * @returns the new entry, or the question that stopped the step; then nothing has changed.
 * @throws RuleError when the rules refuse, StoreError `head-moved` when the tour moved on elsewhere.
 */
export function runStep(tour: OpenTour, wanted: WantedStep, at: string): StepReply {
  const trial = playForTrial(tour, wanted)
  const { from, tape, came } = trial
  if (came instanceof StepStopped) {
    const asked = question(tour, wanted, trial, came)
    if (wanted.telling.pending) {
      const { step, input, telling } = wanted
      const pending = { step, input, answers: toldByPlayer(telling, tape), mode: telling.dice }
      tour.file.setPending(from.head, pending)
      keepQuestion(tour, from.head, pending, asked)
    }
    return asked
  }
  const entry = writeEntry(tour, wanted, { ...trial, came }, at)
  return { status: 'done', head: entry.id, entry }
}

/**
 * Takes a step that rolls nothing and asks nothing, and goes on with the turn.
 * @returns its entry; null for another step, also for one that would change nothing: none is written then.
 * @throws RuleError, StoreError as runStep.
 */
export function runSilent(tour: OpenTour, wanted: WantedStep, at: string): EntryView | null {
  const { came, ...trial } = playForTrial(tour, wanted)
  // Where nothing changes the same step comes next, entry after entry.
  if (came instanceof StepStopped || difference(trial.from.state, came.state).length === 0) return null
  return writeEntry(tour, wanted, { ...trial, came }, at, passedMode)
}

function writeEntry(
  tour: OpenTour,
  wanted: WantedStep,
  { from, tape, came }: Trial & { readonly came: Played<AnyState> },
  at: string,
  mode = modeOf(wanted.telling.dice, wanted.telling.run),
): EntryView {
  const changes = difference(from.state, came.state)
  mustHavePictures(tour, changes)
  const waiting = tour.game.beside.includes(wanted.step) ? carriedOver(tour, from, came.state) : null
  const entry = tour.file.commit({
    expectedHead: from.head,
    step: wanted.step,
    title: came.title,
    moment: tour.game.now.moment(came.state),
    input: wanted.input,
    tape: tape.told(),
    lines: came.lines,
    changes,
    mode,
    rulesVersion: rulesVersionOf(tour.game.system),
    at,
  })
  if (waiting) tour.file.setPending(entry.id, waiting)
  return entryView(tour, { ...entry, lines: came.lines })
}

/**
 * Asks a step what it waits for, and writes nothing.
 * @returns its question; null where the answers suffice.
 * @throws RuleError, StoreError as runStep.
 */
export function askStep(tour: OpenTour, wanted: WantedStep): Question | null {
  const trial = playForTrial(tour, wanted)
  return trial.came instanceof StepStopped ? question(tour, wanted, trial, trial.came) : null
}

/**
 * A note written while another step waits for dice must not cost the dice typed so far, nor have the program's rolled
 * again: the step under way goes on from the new entry with what it has been told.
 *
 * @param after the state that the note will leave.
 * @returns the step under way as it is to be kept; null where none is.
 * @throws RuleError `not-now` where its answers would not fit any more; nothing has been written then.
 */
function carriedOver(tour: OpenTour, from: Loaded, after: AnyState): Pending | null {
  const pending = tour.file.pending()
  if (pending === null) return null
  const asked = (answers: readonly Answer[], at: Loaded) => {
    const dice = pending.mode === 'program' ? ('program' as const) : ('player' as const)
    const holder = 'everybody' as const
    const telling = { dice, choices: 'player' as const, answers, faces: [], pending: true, holder }
    const input = mustBeToday(tour.game, pending.step, pending.input)
    return playForTrial(tour, { step: pending.step, input, telling }, at)
  }
  try {
    const known = new Set(pending.answers.map(placeName))
    const rolled = asked(pending.answers, from).tape.told()
    const program = rolled.filter(
      (a) => (a.kind === 'dice' || a.kind === 'card') && a.by === 'program' && !known.has(placeName(a)),
    )
    const answers = [...pending.answers, ...program]
    asked(answers, { state: after, head: from.head, depth: from.depth + 1 })
    return { ...pending, answers }
  } catch (error) {
    if (!(error instanceof RuleError)) throw error
    throw new RuleError(
      'not-now',
      'A step waits for your dice, and what you have typed for it would be lost. Nothing was changed. Finish that step, or put it aside, then write this.',
    )
  }
}

/** Plays a step and writes nothing. @param from what it is played on. @throws RuleError as runStep. */
export function playForTrial(
  { file, game }: OpenTour,
  { step, input, telling }: WantedStep,
  from: Loaded = file.load(),
): Trial {
  if (telling.head !== undefined && telling.head !== from.head) throw movedOn()
  const depth = from.depth + 1
  const tape = openTape({
    answers: signed(telling.answers, telling.who),
    faces: telling.faces,
    cards: telling.cards ?? [],
    who: telling.who,
    dice: telling.dice === 'program' ? 'roll' : 'ask',
    choices: telling.choices === 'program' ? 'draw' : 'ask',
    seed: file.info().seed,
    depth,
    chance: (of) => randomInt(of),
  })
  try {
    mustMayTake(game, { step, input }, telling.holder ?? null, { state: from.state, dice: tape, depth })
    const came = playStep(game.system, step, { state: from.state, input, dice: tape, depth })
    tape.mustBeSpent()
    return { from, tape, came }
  } catch (error) {
    if (error instanceof StepStopped) return { from, tape, came: error }
    throw error
  }
}

function question(
  tour: OpenTour,
  { step, input, telling }: WantedStep,
  { from, tape }: Trial,
  stop: StepStopped,
): Question {
  const tables = tablesById(tour.game.system.tables)
  return {
    status: 'wanted',
    question: questionView(stop.wanted),
    lines: asSeen(stop.lines).map((line) => lineView(line, tables)),
    answered: toldByPlayer(telling, tape).length,
    rest:
      stop.wanted.kind === 'choice' && stop.wanted.choice.deck === undefined
        ? null
        : restOfStep(tour, { step, input, told: tape.told(), from }),
  }
}

/** What the player brought: answers handed in, and faces that were dealt out as he typed them. */
function toldByPlayer({ answers, who }: Telling, tape: Tape): Answer[] {
  const known = new Set(answers.map(placeName))
  return [...signed(answers, who), ...tape.told().filter((a) => a.by === 'player' && !known.has(placeName(a)))]
}

/** @returns the answers with the player's name on those that he brought and that carry no name yet. */
export const signed = (answers: readonly Answer[], who: string | undefined): Answer[] =>
  answers.map((answer) =>
    who !== undefined && answer.by === 'player' && answer.who === undefined ? { ...answer, who } : answer,
  )
