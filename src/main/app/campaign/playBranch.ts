import type { BranchReply } from '../../../contract/together.ts'
import type { Answer } from '../../engine/answers.ts'
import { RuleError } from '../../engine/errors.ts'
import { idLater } from '../../engine/system.ts'
import type { Work } from '../../engine/work.ts'
import type { NewEntry, Entry, Place } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import { mustHoldNothingSealed } from '../library/sealedCopy.ts'
import { playAll } from './correct.ts'
import { doneIn, isPlaceholder } from './placeholder.ts'
import { takenIn } from './runMark.ts'

/** Steps of another branch, to be played where the campaign stands. */
export interface BranchWish {
  /** The last of them; the first is the one where its way parts from that of the campaign. */
  readonly entry: number
  readonly dice: 'program' | 'player'
}

interface Played {
  readonly head: Place
  readonly reply: BranchReply
  readonly entries: readonly NewEntry[]
}

/** Shows what the steps would come to. Changes nothing. */
export function* previewBranch(tour: OpenTour, wish: BranchWish, at: string): Work<BranchReply> {
  return (yield* play(tour, wish, at)).reply
}

/**
 * Takes the steps as entries of the campaign's own, with the dice that they had; they are undone as one. The branch stays.
 * @throws StoreError `head-moved` when the campaign moved on meanwhile.
 */
export function* playBranch(tour: OpenTour, wish: BranchWish, at: string): Work<BranchReply & { head: Place }> {
  const { head, reply, entries } = yield* play(tour, wish, at)
  if (entries.length === 0) return { ...reply, head }
  const taken = entries.map((entry) => ({ ...entry, mode: takenIn(entry, head ?? 0) }))
  const made = tour.file.appendBranch({ expectedHead: head, parent: head, entries: taken })
  return { ...reply, head: made.at(-1)!.id }
}

/**
 * @throws RuleError `bad-input` for an entry of no other branch, `not-now` where players keep something from each other.
 * @throws StoreError `not-found`.
 */
function* play(tour: OpenTour, { entry, dice }: BranchWish, at: string): Work<Played> {
  mustHoldNothingSealed(tour, 'End the game first.')
  const { state, head, depth } = tour.file.load()
  const steps = branchTo(tour, entry)
  const moved = movedBy(tour, steps, depth + 1 - steps[0]!.depth)
  const amendment = { entry: 0, answers: [], dice }
  const came = yield* playAll(tour, steps.map(moved), { from: state, amendment, at })
  const { asks, entries, differences } = came
  const reply: BranchReply = {
    steps: steps.length,
    played: entries.filter((one) => !isPlaceholder(one)).length,
    asks: asks && { title: doneIn(asks.entry).title, date: asks.entry.moment },
    differences,
    outcome: tour.game.words.outcome(state, came.state),
    date: tour.game.now.moment(came.state),
  }
  return { head, reply, entries }
}

/** @returns the entries of a branch, from where its way parts from that of the campaign. */
function branchTo({ file }: OpenTour, end: number): readonly Entry[] {
  const all = new Map(file.headings().map((heading) => [heading.id, heading]))
  const ids: number[] = []
  let at = all.get(file.entry(end).id)
  for (; at && !at.onPath; at = at.parent === null ? undefined : all.get(at.parent)) ids.push(at.id)
  if (ids.length === 0) throw new RuleError('bad-input', 'The campaign has these steps already. Nothing was changed.')
  if ((at?.id ?? null) === file.info().head)
    throw new RuleError(
      'bad-input',
      'These steps follow right where the campaign stands: go to the last of them instead. Nothing was changed.',
    )
  return file.entriesOf(ids.reverse())
}

/**
 * Rows bear the depth of the entry that made them in their ids, so those that the branch has made are others where it is
 * played further on: its steps then speak of these.
 * @param by how much deeper.
 * @returns what moves an entry there.
 */
function movedBy({ file }: OpenTour, steps: readonly Entry[], by: number): (entry: Entry) => Entry {
  const made = new Map<unknown, number>()
  for (const { id: entry } of steps)
    for (const { id, before } of file.changes(entry)) if (before === null) made.set(id, idLater(id, by))
  const names = new Map<unknown, string>([...made].map(([was, is]) => [String(was), String(is)]))
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved)
    if (typeof value !== 'object' || value === null) return made.get(value) ?? names.get(value) ?? value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [names.get(key) ?? key, moved(item)]))
  }
  return (entry) => ({
    ...entry,
    depth: entry.depth + by,
    input: moved(entry.input),
    tape: entry.tape.map((answer) => movedAnswer(answer, moved)),
    onPath: true,
  })
}

/** What is drawn is no row: a draw is a number from 0 on. */
function movedAnswer(answer: Answer, moved: (value: unknown) => unknown): Answer {
  const subject = moved(answer.subject) as number
  return answer.kind === 'choice'
    ? { ...answer, subject, value: moved(answer.value) as string }
    : { ...answer, subject }
}
