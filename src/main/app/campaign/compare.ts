import type { AmendDifference } from '../../../contract/amend.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import type { Answer } from '../../engine/answers.ts'
import type { Line } from '../../engine/lines.ts'
import type { Entry, NewEntry } from '../../store/types.ts'
import { asSeen, lineView, tablesById } from '../journal/lineView.ts'
import type { Seal } from '../journal/seal.ts'
import type { OpenTour } from '../library/openTours.ts'
import { doneIn, isPlaceholder } from './placeholder.ts'

/** @returns how an entry comes out differently for whoever may not look under a seal, in one item or none. */
export function compare(
  tour: OpenTour,
  seal: Seal,
  was: Entry,
  { entry: now, left }: { readonly entry: NewEntry; readonly left: readonly Answer[] },
): AmendDifference[] {
  if (isPlaceholder(was) && isPlaceholder(now)) return []
  const lines = tour.file.lines(was.id)
  const isSealed = seal.hidesInput(was, lines)
  const before = asShown(tour, seal.lines(was, lines))
  // It would stand where the other does: what is open of that is open of it.
  const after = asShown(tour, seal.lines(was, now.lines))
  const unused = isSealed ? 0 : left.length
  const isSame = textOf(before) === textOf(after) && isPlaceholder(was) === isPlaceholder(now)
  if (isSame && unused === 0) return []
  return [
    {
      depth: was.depth,
      title: doneIn(was).title,
      kind: isPlaceholder(now) ? 'no-longer-applies' : !isSealed && hasNewDice(was, now, left) ? 'new-dice' : 'changed',
      before: before.map(({ text }) => text),
      after: after.map(({ text }) => text),
      note: leftInWords(unused),
      date: was.moment,
      pairs: pairsOf(before, after),
    },
  ]
}

/** A line as anybody may read it. */
interface Shown {
  readonly text: string
  readonly about: string | null
}

const asShown = ({ game }: OpenTour, lines: readonly Line[]): readonly Shown[] =>
  asSeen(lines).map((line) => {
    const { text, about } = lineView(line, tablesById(game.system.tables))
    return { text, about: about && `${about.collection} ${about.id} ${about.field ?? ''}` }
  })

const textOf = (lines: readonly Shown[]): string => lines.map(({ text }) => text).join('\n')

/** The lines that differ: those about the same thing side by side, in the order of the entry as it would be. */
function pairsOf(before: readonly Shown[], after: readonly Shown[]): AmendDifference['pairs'] {
  const told = new Set(after.map(({ text }) => text))
  const left = before.filter(({ text }) => !told.has(text))
  const known = new Set(before.map(({ text }) => text))
  const pairs = after
    .filter(({ text }) => !known.has(text))
    .map(({ text, about }) => {
      const other = left.findIndex((one) => about !== null && one.about === about)
      const [found] = other < 0 ? [] : left.splice(other, 1)
      return { before: found?.text ?? null, after: text }
    })
  return [...left.map(({ text }) => ({ before: text, after: null })), ...pairs]
}

function hasNewDice(was: Entry, now: NewEntry, left: readonly Answer[]): boolean {
  const dropped = new Set(left.map(placeName))
  const kept = new Set(
    doneIn(was)
      .tape.map(placeName)
      .filter((place) => !dropped.has(place)),
  )
  return now.tape.some((answer) => !kept.has(placeName(answer)))
}

function leftInWords(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 recorded answer is no longer used.' : `${count} recorded answers are no longer used.`
}
