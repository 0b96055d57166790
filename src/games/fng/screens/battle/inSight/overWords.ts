import type { DiceOver } from './useInSight.ts'

/** @returns which dice lie beside, so that they can be taken up again: "2 dice are over: 2 of Zimmer, 6 of E1 1"; null for none. */
export function overWords(over: readonly DiceOver[], names: ReadonlyMap<number, string>): string | null {
  const count = over.reduce((sum, { faces }) => sum + faces.length, 0)
  if (count === 0) return null
  const each = over.map(({ figure, faces }) => `${faces.join(' ')} of ${names.get(figure) ?? ''}`).join(', ')
  return `${count === 1 ? 'One die is' : `${count} dice are`} over: ${each}`
}
