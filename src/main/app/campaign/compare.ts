import type { AmendDifference } from '../../../contract/amend.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import type { Answer } from '../../engine/answers.ts'
import type { Line } from '../../engine/lines.ts'
import type { Entry, NewEntry } from '../../store/types.ts'
import { asSeen, lineView, tablesById } from '../journal/lineView.ts'
import { sealOn } from '../journal/seal.ts'
import type { OpenTour } from '../library/openTours.ts'
import { doneIn, isPlaceholder } from './placeholder.ts'

/**
 * @param left recorded answers that the entry as it is now has no use for.
 * @returns how an entry comes out differently, in one item or none.
 */
export function compare(tour: OpenTour, was: Entry, now: NewEntry, left: readonly Answer[]): AmendDifference[] {
  const seal = sealOn(tour)
  const before = asSeen(seal.lines(was, tour.file.lines(was.id)))
  // It would stand where the other does: what is open of that is open of it.
  const after = asSeen(seal.lines(was, now.lines))
  const text = (lines: readonly Line[]) => lines.map((line) => line.text).join('\n')
  if (isPlaceholder(was) && isPlaceholder(now)) return []
  if (text(tour.file.lines(was.id)) === text(now.lines) && left.length === 0) return []
  const shown = (lines: readonly Line[]) =>
    lines.map((line) => lineView(line, tablesById(tour.game.system.tables)).text)
  return [
    {
      depth: was.depth,
      title: doneIn(was).title,
      kind: isPlaceholder(now) ? 'no-longer-applies' : hasNewDice(was, now, left) ? 'new-dice' : 'changed',
      before: shown(before),
      after: shown(after),
      note: leftInWords(left.length),
      date: was.moment,
      pairs: pairsOf(before, after, (line) => shown([line])[0]!),
    },
  ]
}

/** The lines that differ: those about the same thing side by side, in the order of the entry as it would be. */
function pairsOf(
  before: readonly Line[],
  after: readonly Line[],
  shown: (line: Line) => string,
): AmendDifference['pairs'] {
  const told = new Set(after.map((line) => line.text))
  const was = before.filter((line) => !told.has(line.text) || line.secret)
  const known = new Set(before.map((line) => line.text))
  const isNew = after.filter((line) => !known.has(line.text) || line.secret)
  const left = [...was]
  const pairs = isNew.map((line) => {
    const other = left.findIndex((one) => line.about !== null && aboutKey(one) === aboutKey(line))
    const [found] = other < 0 ? [] : left.splice(other, 1)
    return { before: found ? shown(found) : null, after: shown(line) }
  })
  return [...left.map((line) => ({ before: shown(line), after: null })), ...pairs]
}

const aboutKey = ({ about }: Line) => about && `${about.collection} ${about.id} ${about.field ?? ''}`

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
