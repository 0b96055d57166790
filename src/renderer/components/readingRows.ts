import type { ReadingView } from '../../contract/reading.ts'
import type { Face } from '../../contract/journal.ts'

const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/**
 * @returns for each row which dice have come to it: "first die", "first and third die", or "these dice" where they are
 * read together and all lie; null for a row that none has.
 */
export function diceOn(reading: ReadingView, faces: readonly Face[]): readonly (string | null)[] {
  const { rows, values, dice, each } = reading
  const rowOf = (score: number) => rows.findIndex(({ from, to }) => from <= score && score <= to)
  if (each) {
    const taken = faces.map((face) => rowOf(values[face - 1]!))
    return rows.map((_, row) => whichDice(taken.flatMap((one, die) => (one === row ? [die] : []))))
  }
  if (dice === 0 || faces.length < dice) return rows.map(() => null)
  const hit = rowOf(together(reading, faces.slice(0, dice)))
  return rows.map((_, row) => (row === hit ? (dice === 1 ? 'this die' : 'these dice') : null))
}

/**
 * @returns for each row whether the first dice rule it out already, whatever the last one shows. The last die lights its
 * row instead; dice that are read each by itself rule nothing out, nor do those of which some will be taken off.
 */
export function shutBy(reading: ReadingView, faces: readonly Face[]): readonly boolean[] {
  const { rows, dice, each } = reading
  const lying = faces.slice(0, Math.max(0, dice - 1))
  if (each || reading.off !== undefined || lying.length === 0) return rows.map(() => false)
  const scores = scoresFrom(reading, lying)
  return rows.map(({ from, to }) => !scores.some((score) => from <= score && score <= to))
}

/** @returns every score that dice can still come to when the first of them show these faces. */
function scoresFrom(reading: ReadingView, lying: readonly Face[]): readonly number[] {
  const { values, combine } = reading
  let scores = new Set([together(reading, lying)])
  for (let die = lying.length; die < reading.dice; die += 1)
    scores = new Set([...scores].flatMap((score) => values.map((value) => put[combine]([score, value]))))
  return [...scores]
}

const put: Readonly<Record<ReadingView['combine'], (counts: readonly number[]) => number>> = {
  sum: (counts) => counts.reduce((sum, one) => sum + one, 0),
  highest: (counts) => Math.max(...counts),
  lowest: (counts) => Math.min(...counts),
}

/** @returns what these dice come to together. */
function together({ values, combine, off = [] }: ReadingView, faces: readonly Face[]): number {
  const counts = faces.map((face) => values[face - 1]!).sort((a, b) => a - b)
  const again = off.map(({ die, times }) => ((die === 'highest' ? counts.pop() : counts.shift()) ?? 0) * (times - 1))
  return put[combine](counts) - put.sum(again)
}

/** @returns places of the dice that are taken off, one after the other; of like ones the last goes. */
export function diceOff({ values, off = [] }: ReadingView, faces: readonly Face[]): readonly number[] {
  const counts = faces.map((face) => values[face - 1]!)
  const gone: number[] = []
  for (const { die } of off) {
    const rest = counts.filter((_, place) => !gone.includes(place))
    const sought = die === 'highest' ? Math.max(...rest) : Math.min(...rest)
    if (rest.length > 0) gone.push(counts.findLastIndex((count, place) => count === sought && !gone.includes(place)))
  }
  return gone
}

function whichDice(dice: readonly number[]): string | null {
  if (dice.length === 0) return null
  const words = dice.map((die) => names[die] ?? `${die + 1}th`)
  return `${words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`} die`
}
