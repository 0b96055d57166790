import type { Card } from '../engine/cards.ts'
import { usualSides } from '../engine/dice.ts'
import type { Line } from '../engine/lines.ts'

/** The dice of a line as a file keeps them: a face, with the sides of its die where those are not six; then its card. */
export type KeptDice = readonly (KeptDie | Card)[]

type KeptDie = number | readonly [face: number, sides: number]

type Dice = Pick<Line, 'faces' | 'sides' | 'card'>

/** @returns null where nothing was rolled and no card dealt. */
export function keptDice({ faces, sides, card }: Dice): KeptDice | null {
  const dice = faces.map((face, i): KeptDie =>
    sides === undefined || sides[i] === usualSides ? face : [face, sides[i]!],
  )
  const kept = card === undefined ? dice : [...dice, card]
  return kept.length === 0 ? null : kept
}

export function diceKept(kept: KeptDice): Dice {
  const dice = kept.filter(isDie)
  const card = kept.find((one): one is Card => !isDie(one))
  const faces = dice.map((die) => (typeof die === 'number' ? die : die[0]))
  const unusual = dice.some((die) => typeof die !== 'number')
  const sides = dice.map((die) => (typeof die === 'number' ? usualSides : die[1]))
  return { faces, ...(unusual && { sides }), ...(card && { card }) }
}

const isDie = (one: KeptDie | Card): one is KeptDie => typeof one === 'number' || Array.isArray(one)
