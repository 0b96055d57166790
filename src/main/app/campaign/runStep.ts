import type { StepReply } from '../../../contract/views.ts'
import type { Answer } from '../../engine/answers.ts'
import { difference, type AnyState } from '../../engine/state.ts'
import { bookRules, playStep, StepStopped, type Played } from '../../engine/system.ts'
import { openTape, type Tape } from '../../engine/tape.ts'
import { StoreError } from '../../store/errors.ts'
import { entryView, questionView, type EntryWithLines } from '../journal/entryView.ts'
import { lineView, tablesById } from '../journal/lineView.ts'
import type { OpenTour } from '../library/openTours.ts'

/** How a step gets what its own input does not say; see the contract. */
export interface Telling {
  readonly dice: 'program' | 'player'
  readonly choices: 'program' | 'player'
  readonly answers: readonly Answer[]
  readonly faces: readonly number[]
  /** Keep the unfinished tape in the file when the answers do not suffice. */
  readonly pending: boolean
  /** The head the caller has seen; undefined where he did not say. */
  readonly head?: number | null | undefined
}

/**
 * Runs one step: load, play, write the difference with its journal entry. The only writer of a tour's state.
 * @param at ISO time for the journal.
 * @returns the new entry, or the question that stopped the step; then nothing has changed.
 * @throws RuleError when the rules refuse, StoreError `head-moved` when the tour moved on elsewhere.
 */
export function runStep(tour: OpenTour, step: string, input: unknown, telling: Telling, at: string): StepReply {
  const { file, app } = tour
  const { state, head, depth } = file.load()
  if (telling.head !== undefined && telling.head !== head) throw headMoved()
  const tape = openTape({
    answers: telling.answers,
    faces: telling.faces,
    dice: telling.dice === 'program' ? 'roll' : 'ask',
    choices: telling.choices === 'program' ? 'draw' : 'ask',
    seed: file.info().seed,
    depth: depth + 1,
  })
  let played: Played<AnyState>
  try {
    played = playStep(app.system, step, { state, input, rules: bookRules, dice: tape, depth: depth + 1 })
    tape.mustBeSpent()
  } catch (error) {
    if (!(error instanceof StepStopped)) throw error
    return stopped(tour, step, input, telling, tape, error)
  }
  const entry = file.commit({
    expectedHead: head,
    step,
    title: played.title,
    moment: app.moment(played.state),
    input,
    tape: tape.told(),
    lines: played.lines,
    changes: difference(state, played.state),
    mode: telling.dice,
    rulesVersion: app.system.version,
    at,
  })
  return { status: 'done', head: entry.id, entry: viewOf(tour, { ...entry, lines: played.lines }) }
}

/** Keeps what the player has told so far, and asks on. */
function stopped(
  tour: OpenTour,
  step: string,
  input: unknown,
  telling: Telling,
  tape: Tape,
  stop: StepStopped,
): StepReply {
  const answers = toldByPlayer(telling.answers, tape)
  if (telling.pending) tour.file.setPending(tour.file.info().head, { step, input, answers, mode: telling.dice })
  const tables = tablesById(tour.app.system.tables)
  return {
    status: 'wanted',
    question: questionView(stop.wanted),
    lines: stop.lines.map((line) => lineView(line, tables)),
    answered: answers.length,
  }
}

/** What the player brought: answers handed in, and faces that were dealt out as he typed them. */
function toldByPlayer(handedIn: readonly Answer[], tape: Tape): Answer[] {
  const known = new Set(handedIn.map(answerPlace))
  return [...handedIn, ...tape.told().filter((a) => a.by === 'player' && !known.has(answerPlace(a)))]
}

/** @returns what an answer is matched by. */
export const answerPlace = (a: Pick<Answer, 'key' | 'subject' | 'occurrence'>): string =>
  `${a.key}|${a.subject}|${a.occurrence}`

const viewOf = (tour: OpenTour, entry: EntryWithLines) => entryView(tour.app, entry)

const headMoved = () =>
  new StoreError(
    'head-moved',
    'The tour has moved on in another window or at a terminal. Nothing was changed. Look at it again, then repeat what you did.',
  )
