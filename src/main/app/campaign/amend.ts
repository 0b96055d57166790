import type { AmendDifference, AmendReply } from '../../../contract/views.ts'
import type { Answer } from '../../engine/answers.ts'
import { RuleError, type Wanted } from '../../engine/errors.ts'
import { note, type Line } from '../../engine/lines.ts'
import { difference, type AnyState } from '../../engine/state.ts'
import { bookRules, playStep, StepStopped } from '../../engine/system.ts'
import { openTape, type Tape } from '../../engine/tape.ts'
import type { Entry, NewEntry } from '../../store/types.ts'
import { questionView } from '../journal/entryView.ts'
import type { OpenTour } from '../library/openTours.ts'
import { answerPlace } from './runStep.ts'

/** A correction of a past entry. */
export interface Amendment {
  readonly entry: number
  /** The corrected input; undefined leaves it as it was. */
  readonly input?: unknown
  /** Answers that replace or add to those on the tapes, by depth of the entry they belong to. */
  readonly answers: readonly { readonly depth: number; readonly answer: Answer }[]
  readonly dice: 'program' | 'player'
}

/**
 * Stands in the journal for an entry that no longer applies, so that the entries after it keep their depth:
 * the ids of the rows they make hang on it.
 */
const placeholder = 'noLongerApplies'

/** Does an entry only hold the place of one that no longer applies? */
export const isPlaceholder = (entry: { readonly step: string }): boolean => entry.step === placeholder

/** What a corrected past comes to: the entries as they would be, or the question that stops them. */
type Corrected =
  | {
      readonly status: 'ready'
      readonly entries: readonly NewEntry[]
      readonly differences: readonly AmendDifference[]
    }
  | {
      readonly status: 'wanted'
      readonly depth: number
      readonly wanted: Wanted
      readonly differences: readonly AmendDifference[]
    }

/**
 * Plays an entry and all after it again, with a correction: each keeps the answers it had, and only dice that are
 * newly needed are rolled or asked for. Changes nothing.
 * @param at ISO time for the new entries.
 * @throws RuleError `bad-input` when the entry is not on the way to where the tour stands.
 */
export function correct(tour: OpenTour, amendment: Amendment, at: string): Corrected {
  const path = tour.file.entries()
  const from = path.findIndex((entry) => entry.id === amendment.entry)
  if (from < 0)
    throw new RuleError(
      'bad-input',
      'Only entries on the way to where the tour stands can be amended. Redo up to it first.',
    )
  let state = tour.file.stateAt(path[from]!.parent)
  const entries: NewEntry[] = []
  const differences: AmendDifference[] = []
  for (const entry of path.slice(from)) {
    const again = playAgain(tour, state, entry, amendment, at)
    if (again.status === 'wanted') return { ...again, depth: entry.depth, differences }
    state = again.state
    entries.push(again.entry)
    differences.push(...compare(tour, entry, again.entry, again.left))
  }
  while (entries.length > 1 && isPlaceholder(entries.at(-1)!)) entries.pop()
  return { status: 'ready', entries, differences }
}

/** Shows what would come out differently. Changes nothing. */
export function previewAmendment(tour: OpenTour, amendment: Amendment, at: string): AmendReply {
  return replyOf(correct(tour, amendment, at))
}

/** Puts the corrected entries on a branch of their own; what was stays readable, off the path. */
export function amend(tour: OpenTour, amendment: Amendment, at: string): AmendReply & { head: number | null } {
  const { head } = tour.file.info()
  const corrected = correct(tour, amendment, at)
  const reply = replyOf(corrected)
  if (corrected.status === 'wanted') return { ...reply, head }
  const parent = tour.file.entry(amendment.entry).parent
  const written = tour.file.appendBranch({ expectedHead: head, parent, entries: corrected.entries })
  return { ...reply, head: written.at(-1)?.id ?? head }
}

function replyOf(corrected: Corrected): AmendReply {
  const { differences } = corrected
  if (corrected.status === 'ready') return { status: 'ready', differences, replayed: corrected.entries.length }
  return { status: 'wanted', depth: corrected.depth, question: questionView(corrected.wanted), differences }
}

type Again =
  | { readonly status: 'ready'; readonly state: AnyState; readonly entry: NewEntry; readonly left: readonly Answer[] }
  | { readonly status: 'wanted'; readonly wanted: Wanted }

function playAgain(tour: OpenTour, state: AnyState, entry: Entry, amendment: Amendment, at: string): Again {
  const { system, moment } = tour.app
  const input = entry.id === amendment.entry && amendment.input !== undefined ? amendment.input : entry.input
  const tape = tapeFor(tour, entry, amendment)
  const made = { step: entry.step, input, mode: entry.mode, rulesVersion: system.version, at }
  if (isPlaceholder(entry))
    return { status: 'ready', state, entry: gone(entry, made, moment(state), entry.title), left: [] }
  try {
    const played = playStep(system, entry.step, { state, input, rules: bookRules, dice: tape, depth: entry.depth })
    const { title, lines } = played
    const changes = difference(state, played.state)
    const again = { ...made, title, moment: moment(played.state), tape: tape.told(), lines, changes }
    return { status: 'ready', state: played.state, entry: again, left: tape.unused() }
  } catch (error) {
    if (error instanceof StepStopped) return { status: 'wanted', wanted: error.wanted }
    // The corrected entry itself must be possible; later ones may fall away.
    if (!(error instanceof RuleError) || entry.id === amendment.entry) throw error
    return { status: 'ready', state, entry: gone(entry, made, moment(state), error.message), left: [] }
  }
}

function gone(
  entry: Entry,
  made: Omit<NewEntry, 'title' | 'tape' | 'lines' | 'changes' | 'moment'>,
  moment: string,
  why: string,
): NewEntry {
  const lines: Line[] = [note(why)]
  return {
    ...made,
    step: placeholder,
    title: `No longer applies: ${entry.title}`,
    moment,
    tape: [],
    lines,
    changes: [],
  }
}

/** The tape an entry had, with the corrections for its depth laid over. */
function tapeFor(tour: OpenTour, entry: Entry, amendment: Amendment): Tape {
  const corrected = amendment.answers.filter((a) => a.depth === entry.depth).map((a) => a.answer)
  const replaced = new Set(corrected.map(answerPlace))
  return openTape({
    answers: [...entry.tape.filter((a) => !replaced.has(answerPlace(a))), ...corrected],
    dice: amendment.dice === 'program' ? 'roll' : 'ask',
    choices: 'ask',
    seed: tour.file.info().seed,
    depth: entry.depth,
  })
}

function compare(tour: OpenTour, was: Entry, now: NewEntry, left: readonly Answer[]): AmendDifference[] {
  const before = tour.file.lines(was.id).map((line) => line.text)
  const after = now.lines.map((line) => line.text)
  const same = before.length === after.length && before.every((text, i) => text === after[i])
  const note = left.length === 0 ? '' : `${left.length} recorded answers are no longer asked for.`
  const base = { depth: was.depth, title: was.title, before, after, note }
  if (isPlaceholder(now) && !isPlaceholder(was)) return [{ ...base, kind: 'no-longer-applies' }]
  if (same && left.length === 0) return []
  const known = new Set(was.tape.map(answerPlace))
  const newDice = now.tape.some((answer) => !known.has(answerPlace(answer)))
  return [{ ...base, kind: newDice ? 'new-dice' : 'changed' }]
}
