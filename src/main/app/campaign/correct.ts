import type { AmendDifference } from '../../../contract/amend.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import type { Answer } from '../../engine/answers.ts'
import { rulesVersionOf } from '../../engine/corrections.ts'
import { RuleError, type Wanted } from '../../engine/errors.ts'
import { refusalOf } from '../../engine/refusal.ts'
import { difference, type AnyState } from '../../engine/state.ts'
import { playStep, StepStopped } from '../../engine/system.ts'
import { openTape } from '../../engine/tape.ts'
import type { Entry, NewEntry } from '../../store/types.ts'
import type { Work } from '../../engine/work.ts'
import type { AnyGame } from '../game.ts'
import { issueInWords } from '../inputWords.ts'
import type { OpenTour } from '../library/openTours.ts'
import { sealOn } from '../journal/seal.ts'
import { mustBeAmendable, mustBeOpen, mustStaySealed } from './amendable.ts'
import { compare } from './compare.ts'
import { mustMayTake } from './holding.ts'
import { inputToday } from './inputToday.ts'
import { doneIn, isPlaceholder, placeholderFor, type Done } from './placeholder.ts'
import { underSeals, type Came } from './underSeals.ts'

/** A correction of a past entry. */
export interface Amendment {
  readonly entry: number
  /** The corrected input; undefined leaves it as it was. */
  readonly input?: unknown
  /** It does nothing any more: what came after it is played without it. */
  readonly leaveOut?: boolean
  /** Answers that replace or add to those on the tapes, by depth of the entry they belong to. */
  readonly answers: readonly { readonly depth: number; readonly answer: Answer }[]
  readonly dice: 'program' | 'player'
}

/** What a corrected past comes to: the entries as they would be, or the question that stops them. */
export type Corrected =
  | {
      readonly status: 'ready'
      readonly entries: readonly NewEntry[]
      readonly differences: readonly AmendDifference[]
      /** Entries gone through, those at the end that fell away included. */
      readonly replayed: number
      /** The tour as it would stand at the end. */
      readonly state: AnyState
    }
  | {
      readonly status: 'wanted'
      /** The entry that asks. */
      readonly entry: Entry
      readonly wanted: Wanted
      readonly differences: readonly AmendDifference[]
    }

/**
 * Plays an entry and all after it again, with a correction: each keeps the answers it had as far as they still fit,
 * and only dice that are newly needed are rolled or asked for. Changes nothing. A piece of the work is an entry.
 * @param at ISO time for the new entries.
 * @throws RuleError when the entry is not on the way to where the tour stands, or the rules refuse the correction.
 */
export function* correct(tour: OpenTour, amendment: Amendment, at: string): Work<Corrected> {
  const again = entriesFrom(tour, amendment)
  mustBeAmendable(tour, new Set(amendment.answers.map(({ depth }) => depth)), again)
  const from = tour.file.stateAt(again[0]!.parent)
  const { asks, ...came } = yield* playAll(tour, again, { from, amendment, at })
  if (asks) {
    mustBeOpen(tour, asks.entry)
    mustStaySealed(tour, came.state)
    return { status: 'wanted', ...asks, differences: came.differences }
  }
  mustStaySealed(tour, came.state)
  return { status: 'ready', ...came, replayed: again.length }
}

/** What entries come to that are played again, up to a question that none of their answers fits. */
interface PlayedAgain {
  /** Those at the end that fell away are left out. */
  readonly entries: readonly NewEntry[]
  readonly differences: readonly AmendDifference[]
  readonly state: AnyState
  readonly asks: { readonly entry: Entry; readonly wanted: Wanted } | null
}

interface PlayingAgain {
  /** The state that they are played on. */
  readonly from: AnyState
  readonly amendment: Amendment
  readonly at: string
}

/**
 * Plays entries one after the other; those that cannot be done any more fall away. A piece of the work is an entry.
 * @param again in order, each with the depth that it is to have.
 */
export function* playAll(
  tour: OpenTour,
  again: readonly Entry[],
  { from, amendment, at }: PlayingAgain,
): Work<PlayedAgain> {
  const { endsTurn } = tour.game.now
  const seal = sealOn(tour)
  const play = underSeals(tour, seal, again)
  let state = from
  // Turns ended since the first of them, in the past as it was and as it is now.
  let [endedThen, endedNow] = [0, 0]
  const entries: NewEntry[] = []
  const differences: AmendDifference[] = []
  let asks: PlayedAgain['asks'] = null
  for (const [index, entry] of again.entries()) {
    yield { done: index, of: again.length, what: entry.moment }
    const inItsTurn = endedThen === endedNow
    const came = play(entry, state, (here) => playAgain(tour, { state: here, entry, amendment, at, inItsTurn }))
    if (came.status === 'wanted') {
      asks = { entry, wanted: came.wanted }
      break
    }
    state = came.state
    entries.push(came.entry)
    differences.push(...compare(tour, seal, entry, came))
    endedThen += endsTurn(doneIn(entry).step) ? 1 : 0
    endedNow += endsTurn(came.entry.step) ? 1 : 0
  }
  while (entries.length > 0 && isPlaceholder(entries.at(-1)!)) entries.pop()
  return { entries, differences, state, asks }
}

/** @returns the entries to be played again, the amended one first. */
function entriesFrom(tour: OpenTour, { entry, answers }: Amendment): readonly Entry[] {
  const path = tour.file.contents()
  const from = path.findIndex(({ id }) => id === entry)
  if (from < 0)
    throw new RuleError(
      'bad-input',
      'Only entries on the way to where the campaign stands can be amended. Redo up to it first.',
    )
  const astray = answers.find(({ depth }) => depth <= from || depth > path.length)
  if (astray)
    throw new RuleError('answers-left', `Step ${astray.depth} is not gone through again. Nothing was changed.`)
  return tour.file.entriesOf(path.slice(from).map(({ id }) => id))
}

interface Again {
  readonly state: AnyState
  readonly entry: Entry
  readonly amendment: Amendment
  readonly at: string
  /** Does the tour stand in the turn that the entry was made in? */
  readonly inItsTurn: boolean
}

function playAgain(tour: OpenTour, again: Again): Came {
  const { state, entry, amendment, inItsTurn } = again
  if (amendment.leaveOut && entry.id === amendment.entry) return fallsAway(tour, again, 'Left out by the player.')
  if (!inItsTurn) return fallsAway(tour, again, 'The campaign does not come to this turn any more.')
  try {
    return playCorrected(tour, again)
  } catch (error) {
    if (error instanceof StepStopped) return { status: 'wanted', wanted: error.wanted }
    // The correction itself must be possible, entry and answers; later entries may fall away.
    if (!(error instanceof RuleError) || entry.id === amendment.entry || error.code === 'impossible-answer') throw error
    return fallsAway(tour, { ...again, state }, error.reason)
  }
}

/** @returns why today's rules refuse an entry as it was entered; null where they play it, or ask something new first. */
export function refusedToday(tour: OpenTour, entry: Entry): string | null {
  const amendment: Amendment = { entry: entry.id, answers: [], dice: 'program' }
  const again = { state: tour.file.stateAt(entry.parent), entry, amendment, at: '', inItsTurn: true }
  return refusalOf(() => playCorrected(tour, again))
}

function playCorrected({ game, file }: OpenTour, { state, entry, amendment, at }: Again): Came {
  const done = doneIn(entry)
  const input = correctedInput(game, done, entry.id === amendment.entry ? amendment.input : undefined)
  const answers = amendment.answers.filter((a) => a.depth === entry.depth).map((a) => a.answer)
  const replaced = new Set(answers.map(placeName))
  const tape = openTape({
    answers,
    earlier: done.tape.filter((a) => !replaced.has(placeName(a))),
    dice: amendment.dice === 'program' ? 'roll' : 'ask',
    choices: 'ask',
    seed: file.info().seed,
    depth: entry.depth,
  })
  if (entry.id === amendment.entry && amendment.input !== undefined)
    mustMayTake(game, { step: done.step, input }, null, {
      state,
      now: file.load().state,
      dice: tape,
      depth: entry.depth,
    })
  const played = playStep(game.system, done.step, { state, input, dice: tape, depth: entry.depth })
  const corrected: NewEntry = {
    step: done.step,
    title: played.title,
    moment: game.now.moment(played.state),
    input,
    tape: tape.told(),
    lines: played.lines,
    changes: difference(state, played.state),
    mode: entry.mode,
    rulesVersion: rulesVersionOf(game.system),
    at,
  }
  return { status: 'ready', state: played.state, entry: corrected, left: tape.unused() }
}

/** The contract cannot check this input: it does not know whose entry it is meant for. */
function correctedInput(game: AnyGame, { step, title, input }: Done, corrected: unknown): unknown {
  const parsed = inputToday(game, step, corrected === undefined ? input : corrected)
  if (parsed.success) return parsed.data
  // An older version may have asked otherwise.
  if (corrected === undefined)
    throw new RuleError('bad-input', `"${title}" is asked otherwise today. Nothing was changed.`)
  const issue = parsed.error.issues[0]!
  const where = issue.path.length === 0 ? '' : `${issue.path.join('.')}: `
  const why = where + issueInWords(issue)
  throw new RuleError('bad-input', `"${title}" cannot be done that way (${why}). Nothing was changed.`)
}

function fallsAway(tour: OpenTour, { state, entry, at }: Again, why: string): Came {
  const rest = {
    moment: tour.game.now.moment(state),
    mode: entry.mode,
    rulesVersion: rulesVersionOf(tour.game.system),
    at,
  }
  return { status: 'ready', state, entry: placeholderFor(doneIn(entry), rest, why), left: [] }
}
