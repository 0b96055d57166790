import type { Line } from '../../engine/lines.ts'
import { facesOf, usualSides } from '../../engine/dice.ts'
import { planOf } from '../../engine/plan.ts'
import type { DiceRule } from '../../engine/diceRule.ts'
import { passesBy } from '../../engine/readDice.ts'
import type { Table } from '../../engine/table.ts'

/**
 * @param passes of each face, from 1, whether it passes.
 * @returns what a die that is compared with a number must show: "A 5 or less passes".
 */
export function passWords(rule: DiceRule | undefined, passes: readonly boolean[], dice: number): string {
  const faces = passes.flatMap((pass, i) => (pass ? [i + 1] : []))
  if (faces.length === 0) return 'No die can pass'
  if (faces.length === passes.length) return dice === 1 ? 'Any die passes' : 'Every die passes'
  if (rule?.kind === 'atLeast') return `A ${orMore(faces[0]!, passes.length)} passes`
  return faces.length === 1 ? 'Only a 1 passes' : `A ${faces.at(-1)!} or less passes`
}

/** @returns "5 or more"; the highest face stands alone. */
export const orMore = (face: number, sides: number): string => (face === sides ? String(face) : `${face} or more`)

/** @returns what the dice of a line had to show, as it stood before they fell; null where they were not compared. */
export function neededIn({ target, faces, sides = [] }: Pick<Line, 'target' | 'faces' | 'sides'>, table?: Table) {
  if (target === null || faces.length === 0) return null
  const rule = table && planOf(table).first
  const passes = facesOf(sides[0] ?? usualSides).map((face) => passesBy(rule, [face], target) === 1)
  return passWords(rule, passes, faces.length)
}
