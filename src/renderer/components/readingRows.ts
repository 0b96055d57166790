import type { ReadingView } from '../../contract/reading.ts'
import type { Face } from '../../contract/views.ts'

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

function together({ values, combine }: ReadingView, faces: readonly Face[]): number {
  const counts = faces.map((face) => values[face - 1]!)
  if (combine === 'highest') return Math.max(...counts)
  return combine === 'lowest' ? Math.min(...counts) : counts.reduce((sum, one) => sum + one, 0)
}

function whichDice(dice: readonly number[]): string | null {
  if (dice.length === 0) return null
  const words = dice.map((die) => names[die] ?? `${die + 1}th`)
  return `${words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`} die`
}
