import { usualSides } from '../engine/dice.ts'
import type { Line } from '../engine/lines.ts'

/** The dice of a line as a file keeps them: a face, with the sides of its die where those are not six. */
export type KeptDice = readonly (number | readonly [face: number, sides: number])[]

type Dice = Pick<Line, 'faces' | 'sides'>

export const keptDice = ({ faces, sides }: Dice): KeptDice =>
  sides === undefined ? faces : faces.map((face, i) => (sides[i] === usualSides ? face : [face, sides[i]!]))

export function diceKept(kept: KeptDice): Dice {
  const faces = kept.map((die) => (typeof die === 'number' ? die : die[0]))
  if (kept.every((die) => typeof die === 'number')) return { faces }
  return { faces, sides: kept.map((die) => (typeof die === 'number' ? usualSides : die[1])) }
}
