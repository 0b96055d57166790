import type { DiceKindView } from '../../../contract/dice.ts'
import { facesOf, sidesOf, usualSides } from '../../engine/dice.ts'
import { fairness } from './fairness.ts'

/** A die as a line shows it. */
interface Fallen {
  readonly face: number
  readonly sides?: number | undefined
}

/** @returns how dice fell, by their number of sides, fewest first; where none were rolled, the usual die with nothing. */
export function diceKinds(dice: readonly Fallen[]): DiceKindView[] {
  const kinds = Map.groupBy(dice, sidesOf)
  if (kinds.size === 0) return [kindView(usualSides, [])]
  return [...kinds].sort(([a], [b]) => a - b).map(([sides, own]) => kindView(sides, own))
}

function kindView(sides: number, dice: readonly Fallen[]): DiceKindView {
  const faces = facesOf(sides).map((face) => ({ face, count: dice.filter((die) => die.face === face).length }))
  return {
    sides,
    dice: dice.length,
    faces,
    expectedEach: dice.length / sides,
    mean: meanOf(dice),
    fairness: fairness(faces.map(({ count }) => count)),
  }
}

/** @returns what the dice show on the average; null of none, and of dice of several kinds, of which it would say nothing. */
export function meanOf(dice: readonly Fallen[]): number | null {
  if (new Set(dice.map(sidesOf)).size !== 1) return null
  return dice.reduce((sum, { face }) => sum + face, 0) / dice.length
}
